import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const failed = style({ color: vars.color.dangerText })
export const strong = style({ color: vars.color.textDefault, fontVariantNumeric: 'tabular-nums' })
export const judged = style({ ...text.micro, fontVariantNumeric: 'tabular-nums' })

/** While all rules hold: one line that opens the list. */
export const open = style({
  minInlineSize: 0,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderBlockStart: `3px solid ${vars.color.successSolid}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  overflow: 'clip',
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[6],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  },
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: '50%',
  background: vars.color.successSoft,
  color: vars.color.successText,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  flex: 1,
  minInlineSize: 0,
})
export const heading = style({ ...text.card })
export const note = style({ ...text.table, color: vars.color.textMuted })
export const time = style({
  ...text.micro,
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
})
export const arrow = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
})
