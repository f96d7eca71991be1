import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Not shown without JavaScript, where the text can be selected. */
export const box = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const failed = style({ ...text.table, color: vars.color.dangerText })
