import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({
  ...column,
  gap: space[5],
  maxInlineSize: '860px',
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0` } },
})
export const title = style(text.title)
export const lead = style({ ...text.lead, color: vars.color.textMuted })
export const form = style({ ...column, gap: space[5] })
export const field = style({ ...column, gap: space[1.5] })
export const label = style({
  fontSize: textSize.table,
  lineHeight: 1.5,
  fontWeight: 600,
  color: vars.color.textDefault,
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space[5],
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[2],
})
