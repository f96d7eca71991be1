import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  justifyItems: 'start',
})
export const sheet = style({
  justifySelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[6]} ${space[8]}`,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]}` } },
})
export const title = style({ ...text.section, overflowWrap: 'anywhere', textWrap: 'balance' })
export const meta = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  color: vars.color.textSubtle,
})
export const actor = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  color: vars.color.textLink,
})
export const answer = style({ justifySelf: 'start', '@media': { [media.print]: { display: 'none' } } })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingBlockStart: space[2],
  '@media': { [media.print]: { display: 'none' } },
})
