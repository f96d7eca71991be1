import { vars } from '@shulei/ui/theme/contract.css.ts'
import { keyCap, layer, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'
import { placeLink } from '../place-link.style.ts'

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
  '@media': { [media.phone]: { marginInlineEnd: 0 } },
})

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

export const nav = style({
  display: 'flex',
  blockSize: '100%',
  '@media': { [media.phone]: { display: 'none' } },
})

export const navLink = style(placeLink(vars.color.actionBg))

export const spacer = style({ flex: 1 })

export const search = style({ '@media': { [media.phone]: { display: 'none' } } })

/** Looks like a field, since it opens one; on tablets a square with the icon alone. */
export const searchLink = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '220px',
  minBlockSize: '36px',
  paddingInline: space[2.5],
  // the header's own text colour: a theme's header may be darker than its page
  border: `1px solid color-mix(in srgb, ${vars.color.headerMuted} 65%, ${vars.color.headerBg})`,
  borderRadius: vars.radius.control,
  color: vars.color.headerMuted,
  ':hover': { color: vars.color.headerText, textDecoration: 'none' },
  '@media': {
    [media.tabletDown]: {
      justifyContent: 'center',
      inlineSize: size.targetMin,
      minBlockSize: size.targetMin,
      // the square is narrower than the padding of a field and the icon
      paddingInline: 0,
    },
    [media.phone]: {
      justifyContent: 'start',
      paddingInline: space[2.5],
      inlineSize: '100%',
      minBlockSize: size.input,
      fontSize: textSize.card,
    },
  },
})
export const searchLabel = style({
  flex: 1,
  '@media': {
    // the name of the link stays, without its place
    [media.tabletDown]: { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    [media.phone]: { position: 'static', inlineSize: 'auto', clipPath: 'none' },
  },
})
export const searchKeys = style({
  ...keyCap,
  color: 'inherit',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.tabletDown]: { display: 'none' } },
})
