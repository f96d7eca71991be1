import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const all = style({ display: 'grid', gap: space[6], maxInlineSize: '560px' })
export const rows = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 120px)', gap: space[6] })
