import { style } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { displayFace, family, media, space, tabular, text, textSize } from '../scale.css.ts'

export const card = style({
  overflow: 'hidden',
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  fontFamily: family.body,
  border: `${vars.border.width} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.card,
})
export const head = style({
  ...text.card,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  background: vars.color.headerBg,
  color: vars.color.headerText,
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.headerBorder}`,
})
export const key = style({ ...text.micro, flex: 'none', fontWeight: 400, color: vars.color.headerMuted })
export const body = style({ display: 'grid', gap: space[3], padding: space[4] })
export const title = style({
  ...displayFace,
  fontSize: textSize.section,
  lineHeight: 1.3,
})
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const rank = style({
  display: 'grid',
  gridTemplateColumns: '28px 44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '40px',
  paddingInline: space[1],
})
export const own = style({ background: vars.color.bgSelected, borderBlock: `1px solid ${vars.color.borderHairline}` })
export const score = style({ ...tabular, fontWeight: 700 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const grid = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  '@media': { [media.phone]: { gap: space[4] } },
})
export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
})
export const stack = style({ display: 'grid', gap: space[4], alignContent: 'start' })
