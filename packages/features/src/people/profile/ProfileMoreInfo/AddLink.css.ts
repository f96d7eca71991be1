import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const add = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: size.target,
  paddingInline: space[3],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  color: vars.color.textSubtle,
  selectors: {
    '&:hover': { background: vars.color.bgHover, textDecoration: 'none' },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone }, [media.print]: { display: 'none' } },
})
export const word = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], color: vars.color.textLink })
