import { vars } from '@shulei/ui/theme/contract.css.ts'
import { edgeFade, media, openEntry, size, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Sticky beside the page; tabs above the page on narrow screens. */
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
      selectors: {
        '&::after': {
          ...edgeFade,
          // the place to stick to lies inside the padding
          insetInlineEnd: `-${space[4]}`,
          marginInline: `-${space[3]} -${space[4]}`,
          background: `linear-gradient(to right, transparent, ${vars.color.bgCanvas})`,
        },
      },
    },
    [media.forcedColors]: { selectors: { '&::after': { display: 'none' } } },
  },
})

export const navLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.controlM,
  paddingInline: space[3],
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  ':hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: openEntry,
  '@media': {
    [media.tabletDown]: {
      minBlockSize: size.targetPhone,
      selectors: {
        '&[aria-current]': { background: 'none' },
        '&[aria-current]::before': {
          insetBlock: 'auto 0',
          insetInline: 0,
          borderInlineStart: 0,
          borderBlockEnd: `3px solid ${vars.color.accentSolid}`,
        },
      },
    },
  },
})
