import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Room for the note over the button, and beside it. */
export const noteRoom = style({ paddingInlineStart: '180px', paddingBlockStart: space[10] })
