import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const articles = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const start = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[3] })
