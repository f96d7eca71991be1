import * as css from './Platform.css.ts'
import { CELLS, path, rope, type Spot } from './project.ts'
import { Solid } from './Solid.tsx'

const OVERHANG = 0.32
const STEP = 0.75
const DECK_DEPTH = 26
const STEP_DEPTH = 14

/** Posts are a tenth of a cell outside the grid. */
const NEAR = -0.1
const FAR = CELLS + 0.1
const POST = 0.085
const CAP = 0.155
const POST_HEIGHT = 84
const CAP_HEIGHT = 14
const ROPES = [36, 64] as const
const SAG = 3.5

/** The two steps and the floor with its grid; the middle lines of the grid form the 田 of the mark. */
export function Stage() {
  const lines = Array.from({ length: CELLS + 1 }, (_, n) => n)
  return (
    <>
      <Solid
        tone="step"
        box={{
          from: [-STEP, -STEP],
          to: [CELLS + STEP, CELLS + STEP],
          bottom: -DECK_DEPTH - STEP_DEPTH,
          top: -DECK_DEPTH,
        }}
      />
      <Solid
        tone="deck"
        box={{
          from: [-OVERHANG, -OVERHANG],
          to: [CELLS + OVERHANG, CELLS + OVERHANG],
          bottom: -DECK_DEPTH,
          top: 0,
        }}
      />
      <path className={css.grid} d={lines.map((n) => path([n, 0], [n, CELLS]) + path([0, n], [CELLS, n])).join('')} />
      <path
        className={css.cross}
        d={path([CELLS / 2, 0], [CELLS / 2, CELLS]) + path([0, CELLS / 2], [CELLS, CELLS / 2])}
      />
    </>
  )
}

function Post({ i, j }: { i: number; j: number }) {
  return (
    <>
      <Solid tone="post" box={{ from: [i - POST, j - POST], to: [i + POST, j + POST], bottom: 0, top: POST_HEIGHT }} />
      <Solid
        tone="first"
        box={{ from: [i - CAP, j - CAP], to: [i + CAP, j + CAP], bottom: POST_HEIGHT, top: POST_HEIGHT + CAP_HEIGHT }}
      />
    </>
  )
}

const ropes = (a: Spot, b: Spot, heights: readonly number[] = ROPES) =>
  heights.map((z) => rope([a[0], a[1], z], [b[0], b[1], z], SAG)).join('')

/** The parts behind the columns: the rear post and the two ropes that end at it. */
export function RingBehind() {
  return (
    <>
      <path className={css.rope} data-rear="" d={ropes([NEAR, FAR], [NEAR, NEAR]) + ropes([NEAR, NEAR], [FAR, NEAR])} />
      <Post i={NEAR} j={NEAR} />
    </>
  )
}

/** The parts in front of the columns. With `snapped` the upper right rope hangs down in two ends. */
export function RingInFront({ snapped = false }: { snapped?: boolean }) {
  return (
    <>
      <Post i={FAR} j={NEAR} />
      <Post i={NEAR} j={FAR} />
      <path
        className={css.rope}
        d={ropes([FAR, FAR], [NEAR, FAR]) + ropes([FAR, NEAR], [FAR, FAR], snapped ? [ROPES[0]] : ROPES)}
      />
      <Post i={FAR} j={FAR} />
      {snapped && <path className={css.rope} d={looseEnds} />}
    </>
  )
}

/** The two loose ends, from the right post and the front post, each hanging down with a curl. */
const looseEnds =
  'M566 254C546 268 534 292 530 322C529 333 534 338 538 331M314 390C338 388 352 404 357 428C359 440 353 445 349 438'
