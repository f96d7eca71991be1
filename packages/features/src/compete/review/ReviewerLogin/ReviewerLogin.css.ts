import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5] })
export const title = style({ ...text.title, fontSize: textSize.figure })
export const note = style({ ...text.table, marginBlockStart: space[1], color: vars.color.textMuted })
export const form = style({ display: 'grid', gap: space[5] })
export const demo = style({
  ...text.table,
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.bgSunken,
  borderRadius: vars.radius.card,
})
export const demoList = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const demoButton = style({
  ...text.table,
  minBlockSize: size.controlS,
  paddingInline: space[3],
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.borderStrong },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
