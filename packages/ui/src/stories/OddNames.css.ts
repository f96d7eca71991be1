import { style } from '@vanilla-extract/css'
import { space } from '../theme/scale.css.ts'

/** Names stand above the width of the narrowest phone; what would cover its neighbours is seen at once. */
export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[3], inlineSize: '320px' })
export const person = style({ display: 'flex', gap: space[2], alignItems: 'center' })
export const name = style({ minInlineSize: 0, fontWeight: 600 })
