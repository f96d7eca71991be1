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
    [media.tabletDown]: { inlineSize: 'auto', paddingInline: `calc(${space[6]} - ${space[3]})`, gap: space[4] },
    [media.phone]: { paddingInline: `calc(${space[4]} - ${space[3]})` },
    [media.print]: { display: 'none' },
  },
})

/** On narrow screens the entries are in columns aligned with the page above. */
export const list = style({
  display: 'grid',
  gap: space[0.5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}`, paddingBlockStart: space[4] } },
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' } },
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
})

/** With its note the closed entry is two columns wide. */
export const closed = style({
  '@media': { [media.tabletDown]: { gridColumn: 'span 2' }, [media.phone]: { gridColumn: '1 / -1' } },
})

/** A subtle note at the end of the line: a tag with the English words would not fit beside the name. */
export const note = style({
  ...text.micro,
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.tabletDown]: { marginInlineStart: 0 } },
})
