import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'grid', gap: space[5] })

/** Hidden on touch screens, which have no Ctrl key. */
export const keys = style({ '@media': { [`${media.phone}, (hover: none), (pointer: coarse)`]: { display: 'none' } } })
