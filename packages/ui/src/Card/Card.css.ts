import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, space, text } from '../theme/scale.css.ts'

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  selectors: {
    '&[data-padding=m]': { padding: `${space[5]} ${space[6]}` },
    '&[data-padding=s]': { padding: `${space[4]} ${space[4]}` },
    '&[data-raised]': { background: vars.color.bgRaised, boxShadow: vars.shadow['2'] },
  },
  '@media': {
    [media.phone]: { selectors: { '&[data-padding=m], &[data-padding=s]': { padding: space[4] } } },
    [media.print]: { borderColor: 'currentColor', breakInside: 'avoid' },
  },
})

/** The title's link covers the whole card, so that a click anywhere opens it and the title is the accessible name. */
export const cardLink = style({
  ...text.card,
  color: 'inherit',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textLinkHover, textDecoration: 'none' },
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: `calc(${vars.radius.card} - 1px)` },
    '&:hover::after': { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}` },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
})

/** Lifts a second link or button above the stretched one. */
export const aboveCardLink = style({ position: 'relative', zIndex: 1 })
