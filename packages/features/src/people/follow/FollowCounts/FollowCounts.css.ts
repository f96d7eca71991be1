import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}`, listStyle: 'none' })

export const link = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[1],
  minBlockSize: size.targetMin,
  borderRadius: '2px',
  color: vars.color.textSubtle,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textDefault, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone, alignItems: 'center' } },
})

export const figure = style({ ...tabular, fontSize: textSize.body, color: vars.color.textDefault, fontWeight: 700 })
