import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, textSize } from '../theme/scale.css.ts'

/** As narrow as the page, so that long names are cut on phones. */
export const path = style({ minInlineSize: 0 })
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: textSize.table,
  lineHeight: 1.4,
  color: vars.color.textSubtle,
  // one line on a phone, where the page's own content comes first
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minInlineSize: 0,
  selectors: {
    // the last name is cut before the others
    '&:last-child': { flexShrink: 1000 },
    '&:not(:first-child)::before': { content: '"/" / ""', paddingInline: space[1.5], color: vars.color.textSubtle },
  },
})

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  color: vars.color.textSubtle,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.phone]: {
      display: 'block',
      minInlineSize: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      // the name of the page is as high as the links before it
      lineHeight: size.targetPhone,
    },
  },
})
