import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const next = style({ display: 'grid', gap: space[2] })
export const label = style({ ...text.table, color: vars.color.textMuted })
export const over = style(text.card)
export const exact = style({
  ...text.table,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  marginBlockEnd: space[2],
})

export const quota = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  minBlockSize: '20px',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const strong = style({ color: vars.color.textDefault })

export const members = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[0.5],
})

export const leaders = style({ display: 'grid' })
export const leader = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: '40px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` } },
})
export const place = style({ inlineSize: '16px' })
export const team = style({ flex: 1, minInlineSize: 0, fontWeight: 600 })
export const score = style({ ...tabular, fontSize: textSize.body, fontWeight: 700 })
export const empty = style({ ...text.table, lineHeight: 1.5, color: vars.color.textSubtle })
