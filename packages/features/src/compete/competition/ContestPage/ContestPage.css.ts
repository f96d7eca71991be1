import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const tablet = `${media.tabletUp} and (max-width: 1023px)`

export const column = style({
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingBlockStart: space[6],
  paddingInline: space[6],
  // ranks begin as high as they can
  selectors: { '[data-compact] + &': { paddingBlockStart: space[4] } },
  '@media': { [media.phone]: { paddingBlockStart: space[5], paddingInline: space[4] } },
})

/** A note of one line in the column, above the page: what its organizers come for stays in the first view. */
export const line = style({ selectors: { '&&': { paddingBlock: 0 } } })
export const lineForm = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars.color.textMuted,
})

/** The content of a tab with the reader's part beside it; on narrow screens the reader's part comes first. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})

export const stack = style({
  display: 'grid',
  gap: space[6],
  minInlineSize: 0,
  '@media': { [media.phone]: { gap: space[5] } },
})

/** As high as the content beside it, so that its last part can stay in view. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: space[5],
  minInlineSize: 0,
  '@media': {
    [media.tabletDown]: {
      display: 'grid',
      order: -1,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
    },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** Between phone and desktop: the ring and the leaders in the first column, the long list of steps beside both. */
globalStyle(`${aside} > :nth-child(2)`, { '@media': { [tablet]: { gridColumn: 2, gridRow: 'span 2' } } })
globalStyle(`${aside} > :only-child`, { '@media': { [tablet]: { gridColumn: '1 / -1' } } })
