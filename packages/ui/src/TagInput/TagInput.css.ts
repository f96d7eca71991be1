import { style } from '@vanilla-extract/css'
import { space } from '../theme/scale.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], minInlineSize: 0, maxInlineSize: '100%' })
