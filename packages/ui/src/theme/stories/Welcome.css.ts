import { style } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { media, posterSize, space, text } from '../scale.css.ts'

export const hero = style({ background: vars.color.heroBg, color: vars.color.heroText })
export const heroRow = style({
  display: 'grid',
  gridTemplateColumns: '1.1fr 1fr',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '1180px',
  marginInline: 'auto',
  padding: `${space[14]} ${space[6]}`,
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[8]} ${space[4]}` } },
})
export const title = style({
  ...text.display,
  fontSize: posterSize.long,
  marginBlock: `${space[4]} ${space[3]}`,
})
export const lead = style({ ...text.lead, color: vars.color.heroMuted, maxInlineSize: '34em' })
export const body = style({
  display: 'grid',
  gap: space[10],
  maxInlineSize: '1180px',
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} ${space[14]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const readers = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
})
export const reader = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  borderBlockStart: `3px solid ${vars.color.actionBg}`,
  paddingBlockStart: space[4],
})
export const readerTitle = style(text.section)
export const readerText = style({ ...text.body, color: vars.color.textMuted })
export const links = style({ display: 'grid' })
export const strip = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
})
