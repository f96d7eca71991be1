import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size } from '../theme/scale.css.ts'

/** Also used on plain anchors and buttons (`:hover`), so that a header needs no React Aria. */
export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.controlM,
  blockSize: size.controlM,
  padding: 0,
  border: `${vars.border.width} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered], &:not([data-rac]):hover': { background: vars.color.bgHover },
    '&[data-pressed], &[aria-expanded=true]': { background: vars.color.bgHover },
    '&[data-variant=outlined]': { borderColor: vars.color.borderStrong, background: vars.color.bgSurface },
    '&[data-variant=outlined][data-hovered]': { background: vars.color.bgHover },
    '&[data-size=s]': { inlineSize: size.controlS, blockSize: size.controlS },
    '&&[data-disabled]': { color: vars.color.textDisabled, background: 'transparent', cursor: 'default' },
    '&:focus-visible, &[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.phone]: {
      inlineSize: size.targetPhone,
      blockSize: size.targetPhone,
      selectors: { '&[data-size=s]::after': { content: '', position: 'absolute', inset: '-6px' } },
    },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { selectors: { '&[data-variant=outlined]': { borderColor: 'ButtonBorder' } } },
  },
})

/** Position of a `Badge`: at the upper end corner. */
export const corner = style({ position: 'absolute', insetBlockStart: '2px', insetInlineEnd: '-2px', lineHeight: 0 })
