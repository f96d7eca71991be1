import { style } from '@vanilla-extract/css'
import { blockRadius } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media, size, space, tabular, textSize } from '../theme/scale.css.ts'

export const group = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space[4],
  rowGap: space[1],
  minInlineSize: 0,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
})

export const label = style({
  flex: 'none',
  minInlineSize: '4em',
  color: vars.color.textSubtle,
  fontSize: textSize.table,
  lineHeight: '32px',
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  minInlineSize: 0,
  selectors: {
    '[data-variant=segments] > &': {
      flexWrap: 'nowrap',
      gap: 0,
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      overflow: 'auto hidden',
      scrollbarWidth: 'none',
      border: `${vars.border.width} solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.control,
      background: vars.color.bgSurface,
    },
  },
  '@media': {
    [media.phone]: {
      // Chips stay on one line that scrolls, because six lines of them would push the list off the screen.
      selectors: {
        '[data-variant=chips] > &': {
          flexWrap: 'nowrap',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          padding: space[1],
          margin: `-${space[1]}`,
        },
      },
    },
  },
})

/** A choice; shared by the links here and the buttons of `SegmentedControl`. */
export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1.5],
  flex: 'none',
  minBlockSize: '36px',
  paddingInline: space[4],
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: textSize.body,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-hovered]': {
      background: vars.color.bgHover,
      color: vars.color.textDefault,
      textDecoration: 'none',
    },
    '&[aria-current], &[aria-current]:hover, &[data-selected]': {
      background: vars.color.bgInverse,
      color: vars.color.textInverse,
      fontWeight: 600,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    '&:focus-visible, &[data-focus-visible]': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
  },
  '@media': {
    [media.phone]: { minBlockSize: '42px', paddingInline: space[3] },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current], &[data-selected]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: '32px',
  paddingInline: space[3],
  borderRadius: blockRadius,
  color: vars.color.textMuted,
  fontSize: textSize.table,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
    '&[aria-current], &[aria-current]:hover': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: 600,
    },
    '&:focus-visible': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: 0 },
  },
  '@media': {
    [media.phone]: { minBlockSize: size.targetPhone, whiteSpace: 'nowrap', maxInlineSize: 'none' },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})

export const count = style({ ...tabular, fontSize: textSize.key, fontWeight: 500, color: 'inherit' })
