import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** It stays in view beside the page, and lies above it as tabs on narrow screens. */
export const nav = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space[6]})`,
  display: 'grid',
  gap: space[1],
  '@media': {
    [media.tabletDown]: {
      position: 'static',
      display: 'flex',
      gap: 0,
      marginInline: `-${space[4]}`,
      paddingInline: space[4],
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
    },
  },
})

export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.controlM,
  paddingInline: space[3],
  borderInlineStart: '3px solid transparent',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  ':hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: vars.color.actionBg,
      background: vars.color.bgSurface,
      color: vars.color.textDefault,
      fontWeight: 600,
    },
  },
  '@media': {
    [media.tabletDown]: {
      minBlockSize: size.targetPhone,
      borderInlineStart: 0,
      borderBlockEnd: '3px solid transparent',
      selectors: { '&[aria-current]': { background: 'none', borderBlockEndColor: vars.color.actionBg } },
    },
  },
})
