import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const field = style({ display: 'grid', gap: space[1.5], minInlineSize: 0 })
export const label = style({ fontSize: textSize.table, lineHeight: 1.5, fontWeight: 600 })
export const labelNote = style({ marginInlineStart: space[1], fontWeight: 400, color: vars.color.textSubtle })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[5],
  rowGap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const note = style({ ...text.table, flex: '1 1 220px', color: vars.color.textMuted })
