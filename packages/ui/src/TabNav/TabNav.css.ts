import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { edgeFade, media, space, tabular, textSize } from '../theme/scale.css.ts'

/** Colour behind the bar. */
const ground = createVar()

/** Scrolls sideways instead of wrapping. The line is below the whole list, the mark of the current tab covers it. */
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
    '&::after': {
      ...edgeFade,
      marginInlineStart: `-${space[2.5]}`,
      marginBlockEnd: '1px',
      background: `linear-gradient(to right, transparent, ${ground})`,
    },
    '&[data-rule]::after': { vars: { [ground]: vars.color.bgCanvas } },
    '&[data-ground=surface]::after': { vars: { [ground]: vars.color.bgSurface } },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::after': { display: 'none' } } },
    [media.print]: { display: 'none' },
  },
  vars: { [ground]: vars.color.bgSurface },
})

/** Shared by `TabNav` (links, `aria-current`) and `Tabs` (React Aria, `data-selected`). */
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  flex: 'none',
  blockSize: '48px',
  paddingInline: space[3],
  color: vars.color.textMuted,
  fontSize: textSize.body,
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
    // The bar clips its overflow, so the ring is drawn inside.
    '&:focus-visible, &[data-focus-visible]': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
  },
  '@media': {
    [media.phone]: {
      paddingInline: space[2.5],
      selectors: { '&[aria-current]::after, &[data-selected]::after': { insetInline: '10px' } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]::after, &[data-selected]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})

/** Reserves the width of the bold face, so that no tab moves when one is chosen. */
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

export const count = style({ ...tabular, fontSize: textSize.key, fontWeight: 500, color: vars.color.textSubtle })
