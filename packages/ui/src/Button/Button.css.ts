import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, textSize } from '../theme/scale.css.ts'

const over = (variant: string) => `&[data-variant=${variant}][data-hovered], a&[data-variant=${variant}]:hover` as const
const down = (variant: string) =>
  `&[data-variant=${variant}][data-pressed], a&[data-variant=${variant}]:active` as const

/** Shared by `Button` (React Aria states as data-*) and `LinkButton` (a plain anchor with :hover and :active). */
export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  flexShrink: 0,
  maxInlineSize: '100%',
  minBlockSize: size.controlM,
  paddingBlock: space[1],
  paddingInline: space[4],
  border: `${vars.border.width} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  fontFamily: 'inherit',
  fontSize: textSize.body,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { textDecoration: 'none', color: vars.color.textDefault },
    '&[data-size=s]': {
      minBlockSize: size.controlS,
      paddingInline: space[3],
      fontSize: textSize.table,
      fontWeight: 500,
    },
    '&[data-size=l]': { minBlockSize: size.controlL, paddingInline: space[6], fontSize: textSize.card },
    '&[data-wide]': { display: 'flex', inlineSize: '100%' },

    '&[data-variant=primary], &[data-variant=primary]:hover': {
      background: vars.color.actionBg,
      borderColor: vars.color.actionBg,
      color: vars.color.actionText,
    },
    [over('primary')]: { background: vars.color.actionBgHover, borderColor: vars.color.actionBgHover },
    [down('primary')]: { background: vars.color.actionBgActive, borderColor: vars.color.actionBgActive },

    [over('secondary')]: { background: vars.color.bgHover },
    [down('secondary')]: { background: vars.color.bgSunken },

    '&[data-variant=inverse], &[data-variant=inverse]:hover': {
      background: vars.color.bgInverse,
      borderColor: vars.color.bgInverse,
      color: vars.color.textInverse,
    },
    [over('inverse')]: { background: `color-mix(in srgb, ${vars.color.bgInverse} 88%, ${vars.color.bgSurface})` },
    [down('inverse')]: { background: `color-mix(in srgb, ${vars.color.bgInverse} 78%, ${vars.color.bgSurface})` },

    '&[data-variant=quiet], &[data-variant=quiet]:hover': {
      background: 'transparent',
      borderColor: 'transparent',
      color: vars.color.textLink,
      paddingInline: space[2],
    },
    [over('quiet')]: { background: vars.color.bgHover, color: vars.color.textLinkHover },
    [down('quiet')]: { background: vars.color.bgSunken, color: vars.color.textLinkHover },

    '&[data-variant=danger], &[data-variant=danger]:hover': {
      borderColor: vars.color.dangerSolid,
      color: vars.color.dangerText,
    },
    [over('danger')]: { background: vars.color.dangerSoft },
    [down('danger')]: { background: `color-mix(in srgb, ${vars.color.dangerSolid} 18%, ${vars.color.bgSurface})` },

    '&[data-variant=dangerSolid], &[data-variant=dangerSolid]:hover': {
      background: vars.color.dangerSolid,
      borderColor: vars.color.dangerSolid,
      color: vars.color.bgSurface,
    },
    [over('dangerSolid')]: { background: vars.color.dangerText, borderColor: vars.color.dangerText },
    [down('dangerSolid')]: { background: vars.color.dangerText, borderColor: vars.color.dangerText },

    '&&[data-disabled]': {
      background: vars.color.bgSunken,
      borderColor: vars.color.borderDefault,
      color: vars.color.textDisabled,
      cursor: 'default',
    },
    '&&[data-variant=quiet][data-disabled]': { background: 'transparent', borderColor: 'transparent' },
    '&[data-pending]': { cursor: 'progress' },
    '&:focus-visible, &[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '&:not([data-size=s])': { minBlockSize: size.targetPhone },
        '&[data-size=l]': { minBlockSize: size.controlL },
        // Small buttons keep their size and get a taller target.
        '&[data-size=s]::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-7px' },
      },
    },
    [media.forcedColors]: {
      selectors: { '&&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
    // Buttons are hidden in print.
    [media.print]: { selectors: { '&&': { display: 'none' } } },
  },
})
