import { results } from '@shulei/ui/ComboBox/ComboBox.css.ts'
import { style } from '@vanilla-extract/css'

/** Stands on the line of the `@`, so that the list opens below it. */
export const anchor = style({ position: 'absolute', inlineSize: 0, pointerEvents: 'none' })

export const list = style([results, { inlineSize: '300px' }])
