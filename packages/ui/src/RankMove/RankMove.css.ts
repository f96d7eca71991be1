import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, tabular, text } from '../theme/scale.css.ts'

export const move = style({
  ...text.micro,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: '34px',
  color: vars.color.textSubtle,
  selectors: {
    '&[data-move="up"], &[data-move="new"]': { color: vars.color.moveUp },
    '&[data-move="down"]': { color: vars.color.moveDown },
    '&[data-move="new"]': { fontWeight: 600 },
  },
})

export const arrow = style({ flex: 'none', fill: 'currentColor' })
