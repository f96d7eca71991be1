import { style } from '@vanilla-extract/css'
import { space } from '../theme/scale.css.ts'

/** Names are above the width of the narrowest phone, so that a covered neighbour is noticed at once. */
export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[3], inlineSize: '320px' })
export const person = style({ display: 'flex', gap: space[2], alignItems: 'center' })
export const name = style({ minInlineSize: 0, fontWeight: 600 })
