import { vars } from '@shulei/ui/theme/contract.css.ts'
import { keyCap, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Looks like a field, since it opens one; on tablets a square with the icon alone, and in headers without room the icon. */
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
  selectors: {
    '&[data-icon]': {
      justifyContent: 'center',
      inlineSize: size.controlM,
      minBlockSize: size.controlM,
      paddingInline: 0,
      border: 0,
    },
  },
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
