import { size } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const line = style({ display: 'inline-flex', alignItems: 'center', minInlineSize: 0, overflowWrap: 'anywhere' })

export const link = style([line, { minBlockSize: size.targetMin, color: 'inherit', textDecoration: 'underline' }])
