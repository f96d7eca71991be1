import { textWidth } from '../chart/textWidth.ts'
import * as ring from '../Platform/Platform.css.ts'
import { type Box, boxFaces, path, polygon, project, WIDTH } from '../Platform/project.ts'
import { RingBehind, RingInFront, Stage } from '../Platform/Ring.tsx'
import { columnBox, Solid } from '../Platform/Solid.tsx'
import { shadowOf } from '../Platform/shadow.ts'
import * as css from './PlatformState.css.ts'
import { Rising } from './Rising.tsx'

export type PlatformStateProps = {
  /** Accessible name of the picture. Without it the picture is decoration beside a text that says the same. */
  label?: string
} & (
  | {
      /**
       * `notFound`: a cell is missing from the floor. `forbidden`: a lock hangs on the ropes. `empty`: the floor has no
       * columns. `loading`: columns rise and fall, still under reduced motion. `serverError`: a rope has snapped, a column
       * has fallen.
       */
      state: 'notFound' | 'forbidden' | 'empty' | 'loading' | 'serverError'
    }
  | {
      /** A dashed outline marks a place for the reader. */
      state: 'unauthorized'
      /** Label of the place: "你". */
      place: string
    }
)

/** The platform as the picture of a state: error pages, empty lists, loading. */
export function PlatformState(props: PlatformStateProps) {
  const { label, state } = props
  return (
    // the server looks for the attribute, because no page names the style sheets of this part
    <div className={ring.platform} data-platform-state="">
      <svg
        className={`${ring.drawing} ${css.shown}`}
        viewBox={`0 66 ${WIDTH} 476`}
        data-state={state}
        role="img"
        aria-label={label}
        aria-hidden={!label}
      >
        <Stage />
        <RingBehind />
        {state === 'notFound' && <FallenOut />}
        {state === 'unauthorized' && <Place text={props.place} />}
        {state === 'forbidden' && <Columns at={guarded} />}
        {state === 'loading' && <Rising />}
        {state === 'serverError' && <Collapsed />}
        <RingInFront snapped={state === 'serverError'} />
        {state === 'forbidden' && <Lock />}
      </svg>
    </div>
  )
}

type GreyColumns = readonly (readonly [cell: readonly [number, number], height: number])[]

/** Grey columns, listed from the rear to the front. */
function Columns({ at }: { at: GreyColumns }) {
  return (
    <>
      <path className={ring.shadow} d={at.map(([cell, height]) => shadowOf(cell, height)).join('')} />
      {at.map(([cell, height]) => (
        <Solid key={cell.join()} tone="rest" box={columnBox(cell, height)} lit />
      ))}
    </>
  )
}

const guarded: GreyColumns = [
  [[3, 1], 104],
  [[1, 3], 118],
  [[2, 2], 168],
  [[4, 2], 64],
  [[2, 4], 72],
  [[4, 4], 50],
]

const bystanders: GreyColumns = [
  [[0, 0], 40],
  [[5, 0], 60],
  [[0, 5], 50],
]

const PIT = 26
/** Distance in cells at which the front rim of the pit hides its rear walls, from the slope of the projection. */
const CUT = PIT / 44

function FallenOut() {
  const [x, y] = project([3, 3])
  return (
    <>
      <Columns at={bystanders} />
      <polygon className={css.pit} points={polygon([2, 2], [4, 2], [4, 4], [2, 4])} />
      <polygon className={css.pitRight} points={polygon([2, 2], [4, 2], [4, 2 + CUT], [2, 2, -PIT])} />
      <polygon className={css.pitLeft} points={polygon([2, 2], [2, 4], [2 + CUT, 4], [2, 2, -PIT])} />
      <text className={css.question} x={x} y={y + 22}>
        ?
      </text>
    </>
  )
}

const kept: Box = { from: [2.2, 2.2], to: [3.8, 3.8], bottom: 0, top: 104 }

function Place({ text }: { text: string }) {
  const faces = boxFaces(kept)
  const [x, y] = project([3, 3, kept.top])
  const long = textWidth(text, 34) > 80
  return (
    <>
      <g className={css.dashed}>
        <polygon points={faces.left} />
        <polygon points={faces.right} />
        <polygon points={faces.top} />
      </g>
      <text className={css.place} x={x} y={y + (long ? 8 : 12)} data-long={long || undefined}>
        {text}
      </text>
    </>
  )
}

const still: GreyColumns = [
  [[1, 0], 74],
  [[0, 2], 108],
  [[3, 0], 52],
  [[1, 4], 66],
]

const lying: Box = { from: [2.3, 2.7], to: [4.7, 3.38], bottom: 0, top: 44 }

function Collapsed() {
  const { left, right } = { left: lying.from[0] + 1, right: lying.from[0] + 1.35 }
  return (
    <>
      <Columns at={still} />
      <path className={ring.shadow} d={`${path([2.4, 3.3], [2.2, 3.75], [5, 3.75], [5, 2.9], [4.7, 2.9])}Z`} />
      <Solid tone="first" box={lying} lit />
      <g className={ring.tones} data-tone="first">
        <path
          className={css.crack}
          d={path(
            [right, lying.from[1], lying.top],
            [left + 0.05, 2.95, lying.top],
            [left + 0.3, 3.12, lying.top],
            [left, lying.to[1], lying.top],
            [left + 0.2, lying.to[1], 26],
            [left - 0.05, lying.to[1], 12],
            [left + 0.08, lying.to[1], 0],
          )}
        />
      </g>
    </>
  )
}

function Lock() {
  const [x, y] = project([6.1, 6.1, 86])
  return (
    <g transform={`translate(${x - 44} ${y + 10})`}>
      <path className={css.shackle} d="M20 2v-24a24 24 0 0 1 48 0v24" />
      <rect className={css.lock} width="88" height="70" rx="3" />
      <path className={css.keyhole} d="M44 22a8.5 8.5 0 0 1 4.5 15.7V50h-9V37.7A8.5 8.5 0 0 1 44 22Z" />
    </g>
  )
}
