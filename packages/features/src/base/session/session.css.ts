import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5] })
export const title = style({ ...text.title, fontSize: textSize.figure })
export const note = style({
  ...text.table,
  marginBlockStart: space[1],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})
export const form = style({ display: 'grid', gap: space[5] })
export const foot = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  color: vars.color.textMuted,
})
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
export const person = style({ display: 'flex', alignItems: 'center', gap: space[3], ...text.card })
export const messages = style({ display: 'grid', gap: space[3] })
export const message = style({
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
})
export const code = style({ ...text.figure, letterSpacing: '.12em', fontVariantNumeric: 'tabular-nums' })
