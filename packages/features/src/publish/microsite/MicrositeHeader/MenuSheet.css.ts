import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'
import { longMenuInSheet } from './long-menu.style.ts'

/** Shown wherever the bar hides some of its links. */
export const menu = style({
  '@media': {
    [media.desktop]: { selectors: { '&:not([data-more])': { display: 'none' } } },
    [longMenuInSheet]: { selectors: { '&[data-long]:not([data-more]):lang(en)': { display: 'block' } } },
  },
})

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.targetPhone,
  blockSize: size.targetPhone,
  marginInlineEnd: `-${space[2.5]}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** Spans the full width of the header, its containing block. */
export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'grid',
  gap: space[2],
  maxBlockSize: `calc(100vh - ${vars.size.header})`,
  overflowY: 'auto',
  padding: `${space[2]} ${space[4]} ${space[4]}`,
  background: vars.color.headerBg,
  borderBlockEnd: `1px solid ${vars.color.headerBorder}`,
  boxShadow: vars.shadow['2'],
})

/** Wider screens have the search in the bar. */
export const search = style({ '@media': { [media.tabletUp]: { display: 'none' } } })

export const place = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.targetPhone,
  color: vars.color.headerMuted,
  ':hover': { color: vars.color.headerText, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.headerBorder}` },
    '&[aria-current]': { color: vars.color.headerText, fontWeight: 600 },
  },
})
