import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const copy = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.color.bgHover, color: vars.color.textDefault },
  '@media': {
    '(scripting: none)': { display: 'none' },
    [media.phone]: { inlineSize: size.targetPhone, blockSize: size.targetPhone, marginInlineStart: `-${space[3]}` },
  },
})
