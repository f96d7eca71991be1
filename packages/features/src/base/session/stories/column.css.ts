import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** As wide as the form of the sign-on site. */
export const column = style({ display: 'grid', gap: space[5], maxInlineSize: '400px' })
