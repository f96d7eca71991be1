import { INSET } from './columns.ts'
import * as css from './Platform.css.ts'
import { type Box, boxFaces, path } from './project.ts'

interface SolidProps {
  box: Box
  /** Selector `[data-tone]`: a column's tone, or a part of the stage. */
  tone: string | number
  /** Draws the lit edges. */
  lit?: boolean
}

/** An upright box in three shades of one colour. */
export function Solid({ box, tone, lit = false }: SolidProps) {
  const faces = boxFaces(box)
  const { from, to, top, bottom } = box
  return (
    <g className={css.tones} data-tone={tone}>
      <polygon className={css.left} points={faces.left} />
      <polygon className={css.right} points={faces.right} />
      <polygon className={css.top} points={faces.top} />
      {lit && (
        <path
          className={css.edge}
          d={`${path([from[0], to[1], top], [to[0], to[1], top], [to[0], from[1], top])}${path([to[0], to[1], top], [to[0], to[1], bottom])}`}
        />
      )}
    </g>
  )
}

/** Box of a column on its cell. */
export function columnBox([i, j]: readonly [number, number], height: number): Box {
  return { from: [i + INSET, j + INSET], to: [i + 1 - INSET, j + 1 - INSET], bottom: 0, top: height }
}
