import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'grid', gap: space[5] })
