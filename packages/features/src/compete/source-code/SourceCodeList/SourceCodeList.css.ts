import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const version = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[5]}`,
  padding: `${space[5]} ${space[6]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] } },
})
export const words = style({ display: 'grid', gap: space[1.5], minInlineSize: 0 })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[1]} ${space[3]}` })
export const no = style(text.card)
export const file = style({ ...text.table, overflowWrap: 'anywhere' })
export const note = style({ ...text.body, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' })
export const meta = style({ ...text.micro, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const code = style({ fontFamily: vars.font.mono })
export const action = style({ alignSelf: 'start' })
