import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const panel = style({
  ...column,
  gap: space[6],
  padding: space[8],
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderBlockStart: `3px solid ${vars.color.successSolid}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]}` } },
})
export const head = style({ ...column, gap: space[2] })
export const title = style({ ...text.section, ...displayFace, textWrap: 'balance', overflowWrap: 'anywhere' })
export const lead = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted, textWrap: 'pretty' })
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[8],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
})
export const key = style({ ...column, alignContent: 'start', gap: space[2] })
export const label = style({ fontSize: textSize.table, lineHeight: 1.5, fontWeight: 600 })
/** A click selects the whole text. */
const whole = { userSelect: 'all', overflowWrap: 'anywhere', fontFamily: vars.font.mono } as const
export const link = style({
  ...text.body,
  ...whole,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSunken,
})
export const code = style({ ...text.figure, ...whole, lineHeight: 1.4, letterSpacing: '0.06em' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const next = style({ ...column, gap: space[2] })
export const ways = style({
  ...text.body,
  ...column,
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
})
