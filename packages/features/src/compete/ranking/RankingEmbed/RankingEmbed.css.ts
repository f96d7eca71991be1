import { vars } from '@shulei/ui/theme/contract.css.ts'
import { aboveHeader, displayFace, media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** Fills the frame, whose height the other site chooses. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100vh - ${aboveHeader})`,
  background: vars.color.bgSurface,
})

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[3],
  paddingInline: space[5],
  '@media': { [media.phone]: { paddingInline: space[4] } },
} as const

export const head = style(line)
export const title = style({
  ...text.subhead,
  ...displayFace,
  flex: '1 1 12em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const list = style({ ...text.table, ...tabular, color: vars.color.textMuted })

export const rows = style({ flex: 1, minInlineSize: 0 })
// the names of teams have the room
globalStyle(`${rows} tr > :first-child`, { inlineSize: '1px' })

export const foot = style([
  line,
  {
    alignItems: 'center',
    justifyContent: 'space-between',
    borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  },
])
export const note = style({ ...text.table, color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })
