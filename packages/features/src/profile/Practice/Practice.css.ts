import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const progress = style({ maxInlineSize: '360px', paddingBlock: space[1] })
