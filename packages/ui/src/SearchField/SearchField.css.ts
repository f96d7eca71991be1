import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, keyCap, media, size, space } from '../theme/scale.css.ts'

export const searchInput = style({
  selectors: {
    // Hides the browser's clear button, which has no name and is 13 px wide, in favour of ours.
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::-webkit-search-decoration': { display: 'none' },
  },
  appearance: 'none',
})

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  marginInlineEnd: `-${space[1]}`,
  padding: 0,
  border: 0,
  borderRadius: `min(3px, ${vars.radius.control})`,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&:hover': { background: vars.color.bgHover, color: vars.color.textDefault },
    '&:focus-visible': focusRing,
    ':placeholder-shown ~ &': { display: 'none' },
  },
  '@media': { [media.phone]: { selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px' } } } },
})

export const keys = style({ ...keyCap, '@media': { [media.tabletDown]: { display: 'none' } } })
