import { blockRadius, edge } from '@shulei/ui/Field/Field.css.ts'
import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const title = style({ overflowWrap: 'anywhere', unicodeBidi: 'plaintext' })

export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

export const note = style({ ...text.table, color: vars.color.textMuted })

export const above = style({
  ...text.table,
  padding: `${space[3]} ${space[6]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const foot = style({
  padding: `${space[5]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

/** Buttons of those who run the competition, above the posts. */
export const decisions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `0 ${space[6]} ${space[4]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

/** Looks like the field that a press puts in its place. */
export const reply = style({
  ...text.body,
  ...edge.rest,
  display: 'flex',
  alignItems: 'flex-start',
  inlineSize: '100%',
  minBlockSize: '72px',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: blockRadius,
  color: vars.color.textMuted,
  textAlign: 'start',
  cursor: 'text',
  selectors: { '&:hover': edge.hovered, '&:focus-visible': focusRing },
})
