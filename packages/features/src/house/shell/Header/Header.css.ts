import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, size, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'
import { placeLink } from '../../../base/header/place-link.style.ts'

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  background: vars.color.headerBg,
  color: vars.color.headerText,
  borderBlockEnd: `1px solid ${vars.color.headerBorder}`,
  selectors: { '&[data-scrolled]': { boxShadow: vars.shadow['1'] } },
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
  minBlockSize: size.targetPhone,
  color: 'inherit',
  marginInlineEnd: space[4],
  ':hover': { color: 'inherit', textDecoration: 'none' },
  '@media': { [media.tabletDown]: { marginInlineEnd: 0 } },
})

/** A name of the operator's own has one line, gives way before anything else in the row does, and is cut. */
export const ownBrand = style([brand, { minInlineSize: 0, flexShrink: 1000, whiteSpace: 'nowrap' }])

/** Below this width the name is hidden in favour of the bell. */
const narrow = 'screen and (max-width: 399px)'
const only = (selector: string, display: string) => ({ selectors: { [selector]: { display } } })
/** The narrowest phones hide the name in favour of language, theme and sign-in, whose English labels are wide. */
export const wordmark = style({
  display: 'contents',
  '@media': { [media.narrowPhone]: { display: 'none' }, [narrow]: only('[data-signed-in] &', 'none') },
})
export const mark = style({
  display: 'none',
  '@media': { [media.narrowPhone]: { display: 'inline' }, [narrow]: only('[data-signed-in] &', 'inline') },
})

/** The first letter of a name of the operator's own, in the place of the mark. */
export const initial = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '30px',
  blockSize: '30px',
  border: '2px solid currentColor',
  fontWeight: 800,
})

export const nav = style({
  display: 'flex',
  blockSize: '100%',
  '@media': { [media.phone]: { display: 'none' } },
})

export const navLink = style(placeLink(vars.color.actionBg))

export const spacer = style({ flex: 1 })

export const search = style({ '@media': { [media.phone]: { display: 'none' } } })
