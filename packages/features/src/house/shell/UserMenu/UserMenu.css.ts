import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const trigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.controlM,
  blockSize: size.controlM,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.phone]: { inlineSize: size.targetPhone, blockSize: size.targetPhone } },
})

export const popover = style({
  zIndex: layer.popover,
  // sized by its content: with the available width, position and width would depend on each other
  inlineSize: 'max-content',
  minInlineSize: '208px',
  maxInlineSize: 'min(320px, 100vw - 24px)',
  background: vars.color.bgRaised,
  color: vars.color.textDefault,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow['2'],
})

export const menu = style({ padding: space[1], outline: 'none' })

export const head = style({
  ...text.card,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  overflowWrap: 'anywhere',
  padding: `${space[2]} ${space[3]}`,
  marginBlockEnd: space[1],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})

/** Clamps a very long name. */
export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  minInlineSize: 0,
  overflow: 'hidden',
})

export const demoNote = style({
  ...text.micro,
  flex: 'none',
  padding: `0 ${space[2]}`,
  borderRadius: '3px',
  background: vars.color.bgSunken,
  color: vars.color.textMuted,
})

export const item = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.controlM,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: vars.color.textDefault,
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.bgHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
  },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
