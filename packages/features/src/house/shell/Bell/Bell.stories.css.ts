import { onHeader, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The end of a header. */
export const corner = style({ ...onHeader, display: 'flex', justifyContent: 'flex-end', paddingInlineEnd: space[18] })
