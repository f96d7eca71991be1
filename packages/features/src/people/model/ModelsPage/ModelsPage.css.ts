import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const search = style({ flex: '0 1 340px', minInlineSize: 0, '@media': { [media.phone]: { flexBasis: '100%' } } })
export const form = style({ display: 'flex', alignItems: 'end', gap: space[2] })
export const field = style({ flex: 1, minInlineSize: 0 })

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[3], padding: space[4] },
  },
})

export const words = style({ display: 'grid', gap: space[1.5], minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style(text.card)
export const no = style({ ...text.table, color: vars.color.textMuted })
export const description = style({ ...text.body, maxInlineSize: '46em', whiteSpace: 'pre-line' })
export const silent = style({ ...text.table, color: vars.color.textSubtle })
/** Code of the team: its notebooks about the competition. */
export const notebooks = style({ ...text.table, display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const meta = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  color: vars.color.textMuted,
})

export const score = style({
  ...text.micro,
  ...tabular,
  display: 'grid',
  justifyItems: 'end',
  color: vars.color.textSubtle,
  '@media': { [media.phone]: { gridColumn: 2, display: 'block' } },
})
export const scoreNumber = style({
  color: vars.color.textDefault,
  fontSize: textSize.subhead,
  fontWeight: 700,
  lineHeight: 1.4,
})

export const foot = style({
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
