import { style } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { media, space, tabular, text, textSize } from '../scale.css.ts'

export const page = style({
  display: 'grid',
  gap: space[10],
  maxInlineSize: '1080px',
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} ${space[14]}`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} ${space[10]}` } },
})
export const title = style(text.title)
export const lead = style({
  ...text.lead,
  maxInlineSize: '40em',
  color: vars.color.textMuted,
  marginBlockStart: space[2],
})
export const part = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const partTitle = style(text.section)
export const partText = style({ ...text.table, maxInlineSize: '46em', color: vars.color.textMuted, lineHeight: 1.7 })
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: textSize.micro,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})
export const grid = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
})
export const wide = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 310px), 1fr))',
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const lines = style({ display: 'grid' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'baseline',
  padding: `${space[3]} 0`,
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
})
export const figure = style({ ...tabular, ...text.table, color: vars.color.textMuted })
export const table = style({
  ...text.table,
  inlineSize: '100%',
})
export const scroller = style({ overflowX: 'auto' })
export const head = style({
  textAlign: 'start',
  fontWeight: 500,
  color: vars.color.textSubtle,
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
  whiteSpace: 'nowrap',
})
export const cell = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  verticalAlign: 'top',
})
export const number = style({ ...tabular, textAlign: 'end' })
