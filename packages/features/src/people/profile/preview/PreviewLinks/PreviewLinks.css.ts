import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
