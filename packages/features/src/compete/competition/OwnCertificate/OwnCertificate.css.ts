import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const ready = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const words = style({ ...text.body, flex: '1 1 240px', minInlineSize: 0 })
