import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid' })
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
  selectors: {
    // the newest one leads
    '&[data-lead]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[2],
      padding: space[8],
      marginBlockEnd: space[4],
      background: vars.color.bgSurface,
      border: `${vars.border.width} solid ${vars.color.borderHairline}`,
      borderBlockStart: `4px solid ${vars.color.heroAccent}`,
      borderRadius: vars.radius.card,
    },
  },
})
export const at = style({ ...text.table, ...tabular, color: vars.color.textSubtle })
export const words = style({ minInlineSize: 0, display: 'grid', gap: space[1], justifyItems: 'start' })
export const title = style({
  ...displayFace,
  fontSize: textSize.section,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  selectors: { '[data-lead] &': { fontSize: textSize.title } },
  '@media': { [media.phone]: { selectors: { '[data-lead] &': { fontSize: textSize.titleS } } } },
})
export const link = style({
  display: 'inline-block',
  minBlockSize: size.targetMin,
  color: vars.color.textDefault,
  ':hover': { color: vars.color.textLink },
  // the whole entry can be pressed
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const summary = style({ ...text.body, color: vars.color.textMuted, maxInlineSize: '42em' })
