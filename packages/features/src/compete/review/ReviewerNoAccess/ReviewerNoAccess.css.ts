import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[18]} ${space[4]}`,
})
export const title = style({ ...text.title })
