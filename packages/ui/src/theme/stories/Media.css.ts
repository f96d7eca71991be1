import { style } from '@vanilla-extract/css'
import { space } from '../scale.css.ts'

export const sample = style({ display: 'grid', gap: space[4] })

/** A patch of a system colour, also under forced colours. */
export const colour = style({
  display: 'inline-block',
  inlineSize: '64px',
  blockSize: '20px',
  border: '1px solid CanvasText',
  forcedColorAdjust: 'none',
})
