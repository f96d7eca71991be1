import { vars } from '@shulei/ui/theme/contract.css.ts'
import { evenGrid } from '@shulei/ui/theme/evenGrid.css.ts'
import { displayFace, media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const heading = style({ ...displayFace, fontSize: textSize.titleS, lineHeight: 1.35, overflowWrap: 'anywhere' })

/** Article: headings stand in the margin beside their text. */
export const article = style({ display: 'grid', gap: space[14] })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)',
  gap: space[8],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
})

/** Steps: numbers on one line. */
export const steps = style([evenGrid(4), { gap: space[5], counterReset: 'step' }])
export const step = style({
  counterIncrement: 'step',
  padding: space[6],
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  '::before': {
    content: 'counter(step)',
    ...displayFace,
    fontSize: textSize.display,
    lineHeight: 1,
    color: vars.color.accentText,
  },
})

/** Timeline: a line with a dot for each part. */
export const timeline = style({ display: 'grid', borderInlineStart: `2px solid ${vars.color.borderDefault}` })
export const moment = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 180px) minmax(0, 1fr)',
  gap: space[6],
  paddingBlockEnd: space[10],
  paddingInlineStart: space[8],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-9px',
    insetBlockStart: space[2],
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: '50%',
    background: vars.color.bgCanvas,
    border: `4px solid ${vars.color.accentSolid}`,
  },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], paddingInlineStart: space[6] } },
})

export const questions = style({ display: 'grid', maxInlineSize: '48em' })

/** Terms: two columns, ruled. */
export const terms = style({ display: 'grid' })
export const term = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 180px) minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${vars.color.borderDefault}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.borderDefault}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
})

export const intro = style({ ...text.lead, maxInlineSize: '42em' })
