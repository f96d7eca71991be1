import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Room for the note above the button. */
export const noteRoom = style({ paddingBlockStart: space[10] })

/** In a row the button is at its end. */
export const rowEnd = style({ display: 'grid', justifyItems: 'end' })
