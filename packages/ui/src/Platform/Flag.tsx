import type { PlacedColumn } from './columns.ts'
import { FLAG } from './labels.ts'
import * as css from './Platform.css.ts'
import { project } from './project.ts'

/** A word on the flag, from its first letter on: as wide as the cloth has room, whatever the font. */
const word = { x: 4, y: 15.5 - FLAG.pole, textLength: 32, lengthAdjust: 'spacingAndGlyphs', 'data-word': true } as const
const character = { x: 19, y: 17.5 - FLAG.pole } as const

/** The champion's flag on its column, with one or two characters on it, or a short word. */
export function Flag({ column: { cell, height }, text }: { column: PlacedColumn; text?: string }) {
  const [x, y] = project([cell[0] + 0.5, cell[1] + 0.5, height])
  return (
    <g className={css.flag} transform={`translate(${x} ${y})`}>
      <path className={css.pole} d={`M0 0v-${FLAG.pole}`} />
      <g className={css.banner}>
        <path className={css.cloth} d={`M1 ${1 - FLAG.pole}c12-7 22 6 38-1v22c-16 7-26-6-38 1z`} />
        {text && (
          <text className={css.emblem} {...(text.length > 2 ? word : character)}>
            {text}
          </text>
        )}
      </g>
    </g>
  )
}
