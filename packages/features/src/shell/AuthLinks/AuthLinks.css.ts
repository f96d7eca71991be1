import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const authLinks = style({ display: 'flex', alignItems: 'center', gap: space[2] })

/** Hidden on phones, to save space: the sign-in page links to the form. */
export const registerLink = style({ '@media': { [media.phone]: { display: 'none' } } })
