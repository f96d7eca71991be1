import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[5],
})
export const card = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  alignContent: 'space-between',
  padding: space[6],
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
})
export const title = style({ ...displayFace, fontSize: textSize.section, lineHeight: 1.3 })
export const words = style({ ...text.body, color: vars.color.textMuted })
export const person = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const name = style({ ...text.body, fontWeight: 600 })
export const lines = style({ display: 'grid' })
export const line = style({
  ...text.lead,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '56px',
  color: vars.color.textDefault,
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  ':hover': { color: vars.color.textLink },
  '@media': { [media.phone]: { minBlockSize: size.controlL } },
})
export const arrow = style({ ...text.table, color: vars.color.textSubtle })
export const support = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  padding: space[6],
  background: vars.color.bgSunken,
  borderRadius: vars.radius.card,
})
