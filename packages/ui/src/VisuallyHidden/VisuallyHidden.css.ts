import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../theme/scale.css.ts'

export const hidden = style(visuallyHidden)
