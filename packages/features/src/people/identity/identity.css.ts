import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The name with the status beside it, wrapping in narrow containers. */
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` })

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: '640px',
  paddingBlockStart: space[2],
})
export const notice = style({
  borderRadius: vars.radius.card,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
})
/** Free text of a person: wraps long words and keeps line breaks. */
export const reason = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

/** Two short fields side by side, if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** A field with a single possible answer: the text is in the position of the control. */
export const fixed = style({ display: 'grid', gap: space[1.5] })
export const fixedValue = style({
  fontSize: textSize.body,
  lineHeight: '24px',
  paddingBlock: space[2.5],
  '@media': { [media.phone]: { paddingBlock: 0 } },
})
export const fixedNote = style({ ...text.table, color: vars.color.textMuted })

/** The photos, separated from the text fields. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  minInlineSize: 0,
  padding: 0,
  paddingBlockStart: space[5],
  border: 0,
  borderBlockStart: `${vars.border.width} solid ${vars.color.borderHairline}`,
})
export const photosName = style({ ...text.card })
export const photosRule = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted })

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
