import type { PlacedColumn } from './columns.ts'
import { FLAG } from './labels.ts'
import * as css from './Platform.css.ts'
import { project } from './project.ts'

/** The champion's flag on its column, with one character on it. */
export function Flag({ column: { cell, height }, text }: { column: PlacedColumn; text?: string }) {
  const [x, y] = project([cell[0] + 0.5, cell[1] + 0.5, height])
  return (
    <g className={css.flag} transform={`translate(${x} ${y})`}>
      <path className={css.pole} d={`M0 0v-${FLAG.pole}`} />
      <g className={css.banner}>
        <path className={css.cloth} d={`M1 ${1 - FLAG.pole}c12-7 22 6 38-1v22c-16 7-26-6-38 1z`} />
        {text && (
          <text className={css.emblem} x="19" y={17.5 - FLAG.pole}>
            {text}
          </text>
        )}
      </g>
    </g>
  )
}
