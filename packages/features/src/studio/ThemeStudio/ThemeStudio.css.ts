import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const studio = style({ background: vars.color.bgCanvas, minBlockSize: '100vh' })

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  padding: `${space[3]} ${space[5]}`,
  background: vars.color.bgSurface,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
  '@media': { [media.tabletDown]: { position: 'static', padding: `${space[3]} ${space[4]}` } },
})
export const title = style(text.section)
export const lead = style({ ...text.table, color: vars.color.textMuted, maxInlineSize: '46em' })

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const start = style({ ...text.table, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const select = style({
  ...text.table,
  blockSize: '36px',
  maxInlineSize: '100%',
  paddingInline: space[2],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  '@media': { [media.phone]: { blockSize: size.targetPhone, fontSize: '16px' } },
})
export const said = style({
  ...text.table,
  color: vars.color.textMuted,
  flexBasis: '100%',
  ':empty': { display: 'none' },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '380px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  padding: space[5],
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] },
  },
})

/** The values scroll beside the screens, so that every change is seen. */
export const values = style({
  position: 'sticky',
  insetBlockStart: '104px',
  maxBlockSize: 'calc(100vh - 120px)',
  overflowY: 'auto',
  scrollPaddingBlock: space[5],
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  // room for the focus ring, which the scrolling box would cut
  padding: '6px',
  '@media': { [media.tabletDown]: { position: 'static', maxBlockSize: 'none', overflowY: 'visible' } },
})
export const groups = style({ display: 'grid' })
export const found = style({ ...text.table, display: 'grid', gap: space[1] })

export const frames = style({ display: 'grid', gap: space[8], minInlineSize: 0 })
export const framesTitle = style({ ...text.card, color: vars.color.textMuted })
