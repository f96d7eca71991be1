import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Fixed to the window's edge, beside the page's column and not above it. */
export const sideBar = style({
  position: 'fixed',
  insetInlineEnd: 0,
  insetBlockEnd: space[8],
  zIndex: layer.sideBar,
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': {
    [media.phone]: { insetBlockEnd: space[4] },
    [media.print]: { display: 'none' },
  },
})

export const button = style({
  display: 'grid',
  placeItems: 'center',
  // with a gap to the page's column, which leaves 40 px in a window of 1280
  inlineSize: size.controlS,
  blockSize: size.controlM,
  padding: 0,
  border: `${vars.border.width} solid ${vars.color.borderDefault}`,
  borderInlineEnd: 0,
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
  background: vars.color.bgRaised,
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: vars.color.textDefault, background: vars.color.bgHover },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[data-hidden]': { visibility: 'hidden' }, 'details + &': { borderBlockEnd: 0 } },
  '@media': { [media.phone]: { inlineSize: size.targetPhone, blockSize: size.targetPhone } },
})

/** Hidden on phones, which have no room beside the page, unless it has channels, which the footer lacks. */
export const contact = style({
  position: 'relative',
  '@media': { [media.phone]: { display: 'none', selectors: { '&[data-channels]': { display: 'block' } } } },
})

/** Opens towards the page. */
export const panel = style({
  position: 'absolute',
  insetInlineEnd: `calc(100% + ${space[2]})`,
  insetBlockEnd: 0,
  display: 'grid',
  gap: space[4],
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, 100vw - 88px)',
  padding: space[4],
  background: vars.color.bgRaised,
  border: `${vars.border.width} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow['2'],
  overflowWrap: 'anywhere',
})
export const heading = style({ ...text.table, marginBlockEnd: space[1], fontWeight: 700 })
export const line = style({ ...text.table, color: vars.color.textMuted })
export const link = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: vars.color.textLink,
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
