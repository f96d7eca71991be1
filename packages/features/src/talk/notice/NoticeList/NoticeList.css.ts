import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const bones = style({ padding: `${space[3]} ${space[5]}` })
