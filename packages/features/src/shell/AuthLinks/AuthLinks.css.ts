import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const authLinks = style({ display: 'flex', alignItems: 'center', gap: space[2] })

/** The form is one link away on the same page: phones keep the room. */
export const registerLink = style({ '@media': { [media.phone]: { display: 'none' } } })
