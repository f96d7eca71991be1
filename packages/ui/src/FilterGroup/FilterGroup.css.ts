import { style } from '@vanilla-extract/css'
import { blockRadius } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media, size, space, tabular } from '../theme/scale.css.ts'

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
  fontSize: '14px',
  lineHeight: '32px',
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  minInlineSize: 0,
  selectors: {
    '[data-look=segments] > &': {
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
      // One line that scrolls: six lines of chips would push the list off the screen.
      selectors: {
        '[data-look=chips] > &': {
          flexWrap: 'nowrap',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          padding: '3px',
          margin: '-3px',
        },
      },
    },
  },
})

/** A choice; shared by links here and by the buttons of `SegmentedControl`. */
export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flex: 'none',
  minBlockSize: '36px',
  paddingInline: '18px',
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: '15px',
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
  gap: '6px',
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: '32px',
  paddingInline: space[3],
  borderRadius: blockRadius,
  color: vars.color.textMuted,
  fontSize: '14px',
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

export const count = style({ ...tabular, fontSize: '12px', fontWeight: 500, color: 'inherit' })
