import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, layer, media, onHeader, size, space, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'
import { placeLink } from '../../shell/place-link.style.ts'

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

/** A long name of the organiser shrinks before the buttons do. */
export const name = style({
  ...displayFace,
  fontSize: textSize.sectionS,
  lineHeight: 1.2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '16em',
  '@media': {
    // the places are behind a button there, so that the row belongs to the name
    [media.tabletDown]: { maxInlineSize: 'none' },
    [media.phone]: { fontSize: textSize.lead },
  },
})

export const nav = style({
  display: 'flex',
  blockSize: '100%',
  '@media': { [media.tabletDown]: { display: 'none' } },
})

export const navLink = style(placeLink(vars.color.heroAccent))

export const spacer = style({ flex: 1 })

export const person = style({ flex: 'none', display: 'inline-flex' })
