import { style } from '@vanilla-extract/css'
import { edge } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space } from '../theme/scale.css.ts'

export const trigger = style({
  justifyContent: 'space-between',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'default' },
    '[data-invalid] > &': edge.invalid,
  },
})

export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textSubtle } },
})

export const options = style({
  padding: space[1],
  overflowY: 'auto',
  outline: 'none',
  minInlineSize: 'var(--trigger-width)',
  maxBlockSize: 'inherit',
})

/** The browser's own select in our frame. */
export const native = style({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  paddingInlineEnd: space[8],
  marginInlineEnd: `-${space[8]}`,
  selectors: { '&:focus': { outline: 'none' } },
})
export const nativeFrame = style({
  selectors: { '&:focus-within:has(select:focus)': focusRing },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
export const arrow = style({ flex: 'none', pointerEvents: 'none', color: vars.color.textMuted })
