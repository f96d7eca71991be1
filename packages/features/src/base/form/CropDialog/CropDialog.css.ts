import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const crop = style({ display: 'grid', gap: space[4] })
