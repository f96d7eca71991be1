import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Room for the note that hangs under the button, on both sides of it. */
export const underNote = style({ paddingInlineStart: '180px', paddingBlockEnd: space[10] })
