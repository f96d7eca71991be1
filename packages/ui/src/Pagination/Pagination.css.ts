import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text, textSize } from '../theme/scale.css.ts'

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '@media': { [media.print]: { display: 'none' } },
})

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] })

export const step = style({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: textSize.table,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
    '&[aria-current], a&[aria-current]:hover': {
      background: vars.color.bgInverse,
      color: vars.color.textInverse,
      fontWeight: 700,
    },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.phone]: { minInlineSize: size.targetPhone, minBlockSize: size.targetPhone },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})

/** On phones only the neighbouring, first and last pages are shown; "previous" and "next" reach the others. */
export const far = style({ '@media': { [media.phone]: { display: 'none' } } })
export const gap = style({ minInlineSize: '24px', textAlign: 'center', color: vars.color.textSubtle })
export const summary = style({ ...text.table, ...tabular, color: vars.color.textSubtle })
