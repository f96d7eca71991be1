import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const nav = style({
  boxSizing: 'border-box',
  inlineSize: size.sideNav,
  paddingBlock: space[5],
  paddingInline: `${space[3]} ${space[4]}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  '@media': {
    [media.tabletDown]: { inlineSize: '100%', padding: `${space[3]} ${space[4]} 0`, gap: space[2] },
    [media.print]: { display: 'none' },
  },
})

/** On narrow screens the entries stand side by side. */
export const list = style({
  display: 'grid',
  gap: '2px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}`, paddingBlockStart: space[4] } },
  '@media': {
    [media.tabletDown]: {
      display: 'flex',
      flexWrap: 'wrap',
      selectors: { '& + &': { borderBlockStart: 0, paddingBlockStart: 0 } },
    },
  },
})

export const entry = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size.targetPhone,
  paddingInline: space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:is(a, button):hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
    '&[data-closed]': { cursor: 'default', color: vars.color.textSubtle },
  },
  '@media': { [media.tabletDown]: { inlineSize: 'auto', gap: space[2], paddingInline: space[2] } },
})

export const end = style({ marginInlineStart: 'auto' })
