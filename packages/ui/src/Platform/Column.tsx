import type { CSSProperties } from 'react'
import { px } from '../chart/scale.ts'
import { pigmentOf } from '../seed/pigmentOf.ts'
import { badgePath } from '../TeamBadge/cells.ts'
import { INSET, type PlacedColumn } from './columns.ts'
import * as css from './Platform.css.ts'
import { HALF_X, HALF_Y, project } from './project.ts'

/** Half the width and depth of a column in the picture, in pixels, and the slope of the floor's lines. */
const HALF = px((1 - 2 * INSET) * HALF_X)
const DEPTH = px((1 - 2 * INSET) * HALF_Y)
const SLOPE = Math.round((HALF_Y / HALF_X) * 10_000) / 10_000

/** Cells of a badge along one side of a column's top, with the margin around the 5 × 5 pattern. */
const SIDE = 7
const STEP_X = px(HALF / SIDE)
const STEP_Y = px((HALF * SLOPE) / SIDE)

// the top and its lit edges around the near corner, which all columns share
const TOP = `0,${-2 * DEPTH} ${HALF},${-DEPTH} 0,0 ${-HALF},${-DEPTH}`
const EDGE = `M${-HALF} ${-DEPTH}L0 0L${HALF} ${-DEPTH}`
/** Skews a badge onto the top. */
const ON_TOP = `matrix(${STEP_X} ${STEP_Y} ${-STEP_X} ${STEP_Y} 0 ${-2 * DEPTH})`

/**
 * A column that rises once from its earlier height to its present one. The walls are rectangles in skewed groups, so that scaling
 * keeps their feet on the floor; the top moves with them. Everything is drawn around the foot of the near corner, so that columns
 * differ in few numbers and the page compresses well.
 */
export function Column({ column, seed }: { column: PlacedColumn; seed: string | undefined }) {
  const { cell, height, from, tone, turn } = column
  const [x, y] = project([cell[0] + 1 - INSET, cell[1] + 1 - INSET])
  const rises = from !== height
  return (
    <g
      className={css.tones}
      data-rises={rises || undefined}
      data-tone={tone}
      transform={`translate(${x} ${y})`}
      {...(rises && {
        style: { '--from': px(from / height), '--by': `${px(height - from)}px`, '--turn': turn } as CSSProperties,
      })}
    >
      <g transform={`matrix(1 ${SLOPE} 0 1 0 0)`}>
        <rect className={`${css.left} ${css.wall}`} x={-HALF} y={-height} width={HALF} height={height} />
      </g>
      <g transform={`matrix(1 ${-SLOPE} 0 1 0 0)`}>
        <rect className={`${css.right} ${css.wall}`} y={-height} width={HALF} height={height} />
      </g>
      <rect className={`${css.nearEdge} ${css.wall}`} x="-0.5" y={-height} width="1" height={height} />
      <g transform={`translate(0 ${-height})`}>
        <g className={css.lid}>
          <polygon className={css.top} points={TOP} />
          {seed !== undefined && (
            <g className={pigmentOf(seed)} transform={ON_TOP}>
              <path className={css.badgeGround} d="M.35.35h6.3v6.3H.35z" />
              <path className={css.badgeCell} d={badgePath(seed, 1)} />
            </g>
          )}
          <path className={css.edge} d={EDGE} />
        </g>
      </g>
    </g>
  )
}
