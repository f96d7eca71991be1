import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const linkBlock = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const label = style(text.card)
export const linkRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: space[3] })
export const link = style({
  ...text.table,
  flex: '1 1 240px',
  minInlineSize: 0,
  padding: `${space[2.5]} ${space[3]}`,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSunken,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const answer = style({
  ...text.table,
  minBlockSize: '20px',
  color: vars.color.successText,
  selectors: { '&[data-failed]': { color: vars.color.dangerText } },
})
export const note = style({ ...text.table, color: vars.color.textSubtle })

export const figure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  margin: 0,
})
export const qr = style({
  display: 'block',
  inlineSize: '168px',
  blockSize: '168px',
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  // not of the theme: a round corner would cut the marks off
  borderRadius: '4px',
  forcedColorAdjust: 'none',
})
