import * as ring from '../Platform/Platform.css.ts'
import { boxFaces, HALF_X, HALF_Y, project } from '../Platform/project.ts'
import { columnBox } from '../Platform/Solid.tsx'
import * as css from './PlatformState.css.ts'

const HEIGHTS = { low: 50, middle: 100, high: 150 } as const

const columns = [
  { cell: [1, 1], height: 'middle' },
  { cell: [4, 0], height: 'low' },
  { cell: [0, 4], height: 'middle' },
  { cell: [2, 2], height: 'high' },
  { cell: [4, 1], height: 'middle' },
  { cell: [1, 4], height: 'low' },
  { cell: [3, 4], height: 'middle' },
  { cell: [4, 3], height: 'low' },
  { cell: [4, 5], height: 'low' },
] as const

/** Half the width of a column and the slope of the floor's lines, in the picture. */
const HALF = 0.68 * HALF_X
const SLOPE = HALF_Y / HALF_X

/** Columns that rise and fall one after the other. Without motion they have full height. */
export function Rising() {
  return (
    <g>
      {columns.map(({ cell, height }) => {
        const top = HEIGHTS[height]
        const [x, y] = project([cell[0] + 0.84, cell[1] + 0.84])
        const { top: lid } = boxFaces(columnBox(cell, top))
        return (
          <g key={cell.join()} className={`${ring.tones} ${css.rising}`} data-tone="rest" data-height={height}>
            <g transform={`matrix(1 ${SLOPE} 0 1 ${x} ${y})`}>
              <rect className={`${ring.left} ${css.wall}`} x={-HALF} y={-top} width={HALF} height={top} />
            </g>
            <g transform={`matrix(1 ${-SLOPE} 0 1 ${x} ${y})`}>
              <rect className={`${ring.right} ${css.wall}`} y={-top} width={HALF} height={top} />
            </g>
            <polygon className={`${ring.top} ${css.lid}`} points={lid} />
          </g>
        )
      })}
    </g>
  )
}
