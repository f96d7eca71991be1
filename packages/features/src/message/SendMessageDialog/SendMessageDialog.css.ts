import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'grid', gap: space[5] })

/** Nobody presses Ctrl on a touch screen. */
export const keys = style({ '@media': { '(hover: none)': { display: 'none' } } })
