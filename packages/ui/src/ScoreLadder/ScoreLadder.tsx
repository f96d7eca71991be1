import { useLayoutEffect, useRef } from 'react'
import { type LadderScore, ladder } from './layout.ts'
import * as css from './ScoreLadder.css.ts'

export interface LadderRung extends LadderScore {
  /** A team's name, or what the score is: "中位数". */
  name: string
  /** Shown behind the name: "榜首", "本队 · 第 6 名". A baseline has room for its name alone, so its note is for screen readers. */
  note?: string
  /** The score as text. */
  value: string
  /** Selector `[data-kind]`. */
  kind: 'leader' | 'own' | 'median' | 'baseline'
}

export interface ScoreLadderProps {
  /** Accessible name of the list. */
  label: string
  rungs: readonly LadderRung[]
  /** The end of the score range that stands at the top. */
  better: 'lower' | 'higher'
}

const LINE = 36
/** Places of the axis, of the bend of a leader, and of its end, px. */
const AXIS = 9
const BEND = 20
const END = 34

/** Moves the own row and its post from their former places to their new ones; not where motion is reduced. */
function useSlide(height: number | undefined) {
  const row = useRef<HTMLLIElement>(null)
  const mark = useRef<SVGGElement>(null)
  const before = useRef(height)
  useLayoutEffect(() => {
    const from = before.current
    before.current = height
    if (from === undefined || height === undefined || from === height) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const frames = [{ transform: `translateY(${from - height}px)` }, { transform: 'none' }]
    for (const part of [row.current, mark.current])
      part?.animate(frames, { duration: 900, easing: 'cubic-bezier(.2,.8,.2,1)' })
  }, [height])
  return { row, mark }
}

/**
 * Few scores on one axis, the best at the top: the leader, the own team, the median and the baselines. The list is the text
 * form: it is in order and holds every score. When the own score changes, its row slides to its new place.
 */
export function ScoreLadder({ label, rungs, better }: ScoreLadderProps) {
  const { places, height, cut } = ladder(rungs, { better, line: LINE })
  const own = places.find(({ item }) => item.kind === 'own')
  const { row, mark } = useSlide(own?.label)
  const first = useRef(own?.item.score)
  const isImproved = own !== undefined && first.current !== own.item.score
  if (places.length === 0) return null
  return (
    <div className={css.ladder}>
      <svg className={css.drawing} width={END} height={height} aria-hidden="true">
        <line className={css.axis} x1={AXIS} x2={AXIS} y1={LINE / 2} y2={height - LINE / 2} />
        {cut === null ? null : (
          <>
            <line className={css.gap} x1={AXIS} x2={AXIS} y1={cut - 3} y2={cut + 3} />
            <line className={css.axis} x1={AXIS - 5} x2={AXIS + 5} y1={cut - 1} y2={cut - 5} />
            <line className={css.axis} x1={AXIS - 5} x2={AXIS + 5} y1={cut + 5} y2={cut + 1} />
          </>
        )}
        {places.map(({ item, post, label: middle }) => (
          <g key={item.id} ref={item.kind === 'own' ? mark : undefined} data-kind={item.kind}>
            <path
              className={css.leader}
              d={`M${AXIS + 5} ${post}L${BEND} ${post}L${END - 6} ${middle}L${END} ${middle}`}
            />
            <circle className={css.post} cx={AXIS} cy={post} r={item.kind === 'own' ? 5 : 4} />
          </g>
        ))}
      </svg>
      <ol className={css.list} aria-label={label}>
        {places.map(({ item }) => (
          <li
            key={item.id}
            ref={item.kind === 'own' ? row : undefined}
            className={isImproved && item.kind === 'own' ? `${css.item} ${css.improved}` : css.item}
            data-kind={item.kind}
          >
            <span className={css.name} title={item.name}>
              {item.name}
            </span>
            {item.note ? <span className={css.note}>{item.note}</span> : null}
            <span className={css.value}>{item.value}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
