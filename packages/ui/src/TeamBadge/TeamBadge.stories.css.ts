import { style } from '@vanilla-extract/css'
import { space } from '../theme/scale.css.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] })
