import type { CSSProperties } from 'react'
import { px } from '../chart/scale.ts'
import { pigmentOf } from '../seed/pigmentOf.ts'
import { badgePath } from '../TeamBadge/cells.ts'
import type { PlacedColumn } from './columns.ts'
import * as css from './Platform.css.ts'
import { boxFaces, HALF_X, HALF_Y, path, project } from './project.ts'
import { columnBox, INSET } from './Solid.tsx'

/** Half the width of a column, and the slope of the floor's lines, in the picture. */
const HALF = (1 - 2 * INSET) * HALF_X
const SLOPE = Math.round((HALF_Y / HALF_X) * 10_000) / 10_000

/** Cells of a badge along one side of a column's top, with the margin around the 5 × 5 pattern. */
const SIDE = 7
const STEP_X = px(HALF / SIDE)
const STEP_Y = px((HALF * SLOPE) / SIDE)

/** The team's badge, skewed onto the top of its column. */
function TopBadge({ column: { cell, height }, seed }: { column: PlacedColumn; seed: string }) {
  const [x, y] = project([cell[0] + INSET, cell[1] + INSET, height])
  return (
    <g className={pigmentOf(seed)} transform={`matrix(${STEP_X} ${STEP_Y} ${-STEP_X} ${STEP_Y} ${x} ${y})`}>
      <path className={css.badgeGround} d="M.35.35h6.3v6.3H.35z" />
      <path className={css.badgeCell} d={badgePath(seed, 1)} />
    </g>
  )
}

/**
 * A column that rises once from its earlier height to its present one. The walls are rectangles in skewed groups, so that scaling
 * keeps their feet on the floor; the top moves with them.
 */
export function Column({ column, seed }: { column: PlacedColumn; seed: string | undefined }) {
  const { cell, height, from, tone, turn } = column
  const [i, j] = cell
  const [x, y] = project([i + 1 - INSET, j + 1 - INSET])
  const { top } = boxFaces(columnBox(cell, height))
  const rises = from !== height
  const near = [i + 1 - INSET, j + 1 - INSET, height] as const
  return (
    <g
      className={css.tones}
      data-rises={rises || undefined}
      data-tone={tone}
      {...(rises && {
        style: { '--from': px(from / height), '--by': `${px(height - from)}px`, '--turn': turn } as CSSProperties,
      })}
    >
      <g transform={`matrix(1 ${SLOPE} 0 1 ${x} ${y})`}>
        <rect className={`${css.left} ${css.wall}`} x={-HALF} y={-height} width={HALF} height={height} />
      </g>
      <g transform={`matrix(1 ${-SLOPE} 0 1 ${x} ${y})`}>
        <rect className={`${css.right} ${css.wall}`} y={-height} width={HALF} height={height} />
      </g>
      <rect className={`${css.nearEdge} ${css.wall}`} x={x - 0.5} y={y - height} width="1" height={height} />
      <g className={css.lid}>
        <polygon className={css.top} points={top} />
        {seed !== undefined && <TopBadge column={column} seed={seed} />}
        <path
          className={css.edge}
          d={path([i + INSET, j + 1 - INSET, height], near, [i + 1 - INSET, j + INSET, height])}
        />
      </g>
    </g>
  )
}
