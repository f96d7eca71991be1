import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Stands at the left of wide screens only: elsewhere the lists are tabs above the page. */
export const nav = style({
  boxSizing: 'border-box',
  inlineSize: size.sideNav,
  paddingBlockStart: space[5],
  paddingInline: `${space[3]} ${space[4]}`,
  '@media': { [media.tabletDown]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const list = style({
  display: 'grid',
  gap: '2px',
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})

export const entry = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.targetPhone,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
    '&[aria-current]': { background: vars.color.bgSelected, color: vars.color.textDefault, fontWeight: 700 },
  },
})
