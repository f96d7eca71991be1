import { vars } from '@shulei/ui/theme/contract.css.ts'
import { headline, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({
  ...column,
  gap: space[6],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0`, gap: space[5] } },
})

export const head = style({ ...column, gap: space[3] })
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
})
export const title = style({ ...headline, minInlineSize: 0, overflowWrap: 'anywhere' })
export const open = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexBasis: '100%', marginInlineStart: 0 } },
})

export const schedule = style({ ...column, gap: space[1], paddingBlockStart: space[2] })
export const spans = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
