import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../theme/scale.css.ts'

/** Intended faults, and elements that only look like faults. The values belong to the test, not to the scale. */
export const wide = style({ inlineSize: '400px' })
export const outside = style({ position: 'fixed', insetBlockStart: 0, insetInlineStart: '330px' })
export const scroller = style({ inlineSize: '100%', overflowX: 'auto' })
export const small = style({ display: 'block', inlineSize: '16px', blockSize: '16px', padding: 0 })
export const widened = style({ position: 'relative', '::after': { content: '', position: 'absolute', inset: '-6px' } })
export const heardOnly = style(visuallyHidden)
export const label = style({ display: 'block', minBlockSize: '24px' })
