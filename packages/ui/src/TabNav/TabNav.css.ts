import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular } from '../theme/scale.css.ts'

/** Scrolls sideways instead of wrapping. The line lies under the whole list, the mark of the open tab over the line. */
export const tabBar = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-rule]': { boxShadow: `inset 0 -1px 0 ${vars.color.borderDefault}` },
  },
  '@media': { [media.print]: { display: 'none' } },
})

/** Shared by `TabNav` (links, `aria-current`) and `Tabs` (React Aria, `data-selected`). */
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  blockSize: '48px',
  paddingInline: '14px',
  color: vars.color.textMuted,
  fontSize: '15px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-hovered]': { color: vars.color.textDefault, textDecoration: 'none' },
    '&[aria-current], &[data-selected]': { color: vars.color.textDefault, fontWeight: 700, cursor: 'default' },
    '&[aria-current]::after, &[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: '14px',
      insetBlockEnd: 0,
      blockSize: '3px',
      background: vars.color.actionBg,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    // The bar clips what hangs over, so the ring lies inside.
    '&:focus-visible, &[data-focus-visible]': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
  },
  '@media': {
    [media.phone]: {
      paddingInline: '10px',
      selectors: { '&[aria-current]::after, &[data-selected]::after': { insetInline: '10px' } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]::after, &[data-selected]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})

/** Keeps the width of the bold face, so that nothing moves when a tab is chosen. */
export const label = style({
  display: 'inline-grid',
  selectors: {
    '&::after': {
      content: 'attr(data-text)',
      blockSize: 0,
      visibility: 'hidden',
      overflow: 'hidden',
      fontWeight: 700,
    },
  },
})

export const count = style({ ...tabular, fontSize: '12px', fontWeight: 500, color: vars.color.textSubtle })
