import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, size, space, text, textSize } from '../theme/scale.css.ts'

export const menu = style({
  minInlineSize: '180px',
  padding: space[1],
  overflowY: 'auto',
  outline: 'none',
  maxBlockSize: 'inherit',
})

/** Shared by menu items and options. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: '38px',
  paddingBlock: space[2],
  paddingInline: space[2.5],
  borderRadius: `min(4px, ${vars.radius.control})`,
  color: vars.color.textDefault,
  fontSize: textSize.body,
  lineHeight: 1.4,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { color: vars.color.textDefault, textDecoration: 'none' },
    '&[data-hovered], &[data-open]': { background: vars.color.bgHover },
    '&[data-focused]': { background: vars.color.bgHover },
    '&[data-focus-visible]': {
      background: vars.color.bgSelected,
      boxShadow: `inset 3px 0 0 ${vars.color.accentSolid}`,
    },
    '&[data-selected]': { fontWeight: 600 },
    '&[data-tone=danger]': { color: vars.color.dangerText },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [media.phone]: { minBlockSize: size.targetPhone },
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const words = style({ flex: 1, minInlineSize: 0 })
export const note = style({ ...text.table, display: 'block', color: vars.color.textSubtle })
export const tick = style({ flex: 'none', inlineSize: '18px', color: vars.color.accentText })
export const sectionHead = style({
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[2.5],
  fontSize: textSize.micro,
  lineHeight: 1.4,
  color: vars.color.textSubtle,
})
export const separator = style({
  blockSize: '1px',
  marginBlock: space[1],
  border: 0,
  background: vars.color.borderHairline,
})
