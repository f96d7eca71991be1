import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, openEntry, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Shown at the left of wide screens only: elsewhere the lists are tabs above the page. */
export const nav = style({
  boxSizing: 'border-box',
  inlineSize: size.sideNav,
  paddingBlockStart: space[5],
  paddingInline: `${space[3]} ${space[4]}`,
  '@media': { [media.tabletDown]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const list = style({
  display: 'grid',
  gap: space[0.5],
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})

export const entry = style({
  ...text.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.targetPhone,
  paddingInline: space[3],
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
    ...openEntry,
  },
})
