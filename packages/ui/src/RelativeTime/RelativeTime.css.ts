import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/scale.css.ts'

export const time = style(tabular)
