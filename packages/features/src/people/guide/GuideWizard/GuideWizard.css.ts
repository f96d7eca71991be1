import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] })

/** Two short fields side by side, if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  margin: 0,
  minInlineSize: 0,
  padding: 0,
  border: 0,
})
export const groupName = style({ ...text.card, padding: 0, marginBlockEnd: space[4] })

/** Choices in columns, each with a hit area of its own. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: `${space[2]} ${space[4]}`,
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: 0,
  marginBlockEnd: space[2],
  fontWeight: 600,
})
export const legendNote = style({ ...text.table, color: vars.color.textMuted })
export const error = style({ ...text.table, color: vars.color.dangerText, paddingBlockStart: space[2] })

/** A value that the account already has: shown, not asked for. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSunken,
})
export const factName = style({ fontWeight: 600 })
/** Keeps room for an address of usual length; where there is none beside the note, the note goes to the next line. */
export const factValue = style({ flex: '1 1 12em', minInlineSize: 0, overflowWrap: 'anywhere' })
export const factError = style([error, { flexBasis: '100%', paddingBlockStart: 0 }])
export const note = style({ ...text.table, color: vars.color.textMuted })
