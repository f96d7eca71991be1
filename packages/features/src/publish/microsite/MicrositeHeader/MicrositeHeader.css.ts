import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, layer, media, onHeader, size, space, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'
import { placeLink } from '../../../base/header/place-link.style.ts'
import { longMenuInSheet } from './long-menu.style.ts'

export const header = style({
  ...onHeader,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  borderBlockEnd: `1px solid ${vars.color.headerBorder}`,
  '@media': { [media.print]: { display: 'none' } },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: vars.size.header,
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingInline: space[6],
  '@media': { [media.phone]: { gap: 0, paddingInline: space[4] } },
})

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 0,
  minBlockSize: size.targetPhone,
  marginInlineEnd: space[5],
  color: 'inherit',
  ':hover': { color: 'inherit', textDecoration: 'none' },
  '@media': { [media.phone]: { marginInlineEnd: 0 } },
})

/** A long name shrinks before the buttons do: it takes a second line, and is cut only when that is full too. */
export const name = style({
  ...displayFace,
  fontSize: textSize.sectionS,
  lineHeight: 1.2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'balance',
  // a Chinese name with a space breaks there, not inside a word
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  maxInlineSize: '16em',
  // Latin words take twice the room of Han characters, and the wide spacing of some themes is made for those
  selectors: { '&:lang(en)': { fontSize: textSize.lead, letterSpacing: 'normal' } },
  '@media': {
    // the places are behind a button there, so that the row belongs to the name
    [media.tabletDown]: { maxInlineSize: 'none' },
    [media.phone]: { fontSize: textSize.lead, selectors: { '&:lang(en)': { fontSize: textSize.card } } },
  },
})

export const nav = style({
  display: 'flex',
  blockSize: '100%',
  '@media': {
    [media.tabletDown]: { display: 'none' },
    [longMenuInSheet]: { selectors: { '&[data-long]:lang(en)': { display: 'none' } } },
  },
})

export const navLink = style(placeLink(vars.color.heroAccent))

export const spacer = style({ flex: 1 })

/** On phones the search is in the sheet. */
export const search = style({ '@media': { [media.phone]: { display: 'none' } } })

export const person = style({ flex: 'none', display: 'inline-flex' })
