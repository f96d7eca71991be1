import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  background: vars.color.bgSunken,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  scrollMarginBlockStart: space[18],
  '@media': { [media.phone]: { padding: space[4] } },
})
export const head = style({ display: 'grid', gap: space[1] })
export const title = style(text.card)
export const lead = style({ ...text.table, color: vars.color.textMuted })

export const list = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
})
export const body = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[2]}` })
export const name = style({ ...text.table, fontWeight: 600, overflowWrap: 'anywhere' })
export const time = style({ ...text.micro, color: vars.color.textMuted })
/** A plain text of several lines. */
export const words = style({ ...text.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
