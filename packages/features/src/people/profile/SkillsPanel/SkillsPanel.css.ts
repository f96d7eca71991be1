import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const skills = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' })
export const skill = style({ display: 'flex', maxInlineSize: '100%' })
