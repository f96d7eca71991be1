import type { CSSProperties, ElementType } from 'react'
import { ChartTable } from '../chart/ChartTable.tsx'
import { px } from '../chart/scale.ts'
import type { ChartTableTexts } from '../chart/table.ts'
import { TeamBadge } from '../TeamBadge/TeamBadge.tsx'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import {
  type BandLabel,
  beforeMarks,
  type Cut,
  layoutMarks,
  overMark,
  type PlacedLabel,
  placeLabels,
  type Room,
  roomNames,
  rooms,
  type Spot,
  type Swarm,
  spotOf,
} from './layout.ts'
import * as css from './ScoreBand.css.ts'
import { GUTTER, PLOT } from './ScoreBand.css.ts'

/** A place on the axis: 0 is its worst end, 1 its best. Below 0 and above 1 lie beyond a cut. */
type At = number

export interface BandMark<C extends ElementType = 'a'> {
  id: string
  at: At
  /** Seed and picture of the team's badge. */
  seed: string
  src?: string
  /** Shown while the pointer is on the badge. */
  text: string
  isOwn?: boolean
  /** Props of the link to the team's row. */
  link?: LinkElementProps<C>
}

export interface ScoreBandProps<C extends ElementType = 'a'> {
  /** Accessible name: what the band shows, in one sentence. The badges are hidden from screen readers, which have the table. */
  label: string
  /** Badges, best first. */
  marks: readonly BandMark<C>[]
  /** Counts of teams by interval, from worst to best, where the teams are too many for badges. */
  bars?: readonly { from: At; to: At; count: number; isOwn?: boolean }[]
  /** Table form of the bars, with the columns interval and count. */
  table?: { texts: ChartTableTexts; rows: readonly (readonly string[])[] }
  /** Dashed posts with names below the axis, the most important first; a name may stand in `ends` instead. */
  posts?: readonly { id: string; at: At; label?: string }[]
  /**
   * Grounds from a place to the best end, with names above, the widest first; `holds` is the number of their badges, which stand on
   * the ground even where equal scores push badges beside their places. Selector `[data-zone]`.
   */
  zones?: readonly { zone: 'gold' | 'silver' | 'promoted'; from: At; holds?: number; label: string }[]
  /** Names above the axis with a line to their place, the most important first. */
  flags?: readonly { id: string; at: At; label: string; isOwn?: boolean }[]
  /** Scores under the worst and the best end of the axis. */
  ends?: readonly [worst: string, best: string]
  /** Sides on which scores lie so far out that the axis is cut, and the score farthest out on each, for under the gutter. */
  cut?: Cut
  farOut?: { worse?: string; better?: string }
  /** Component that renders a link, `'a'` by default. */
  component?: C
}

const uncut: Cut = { worse: false, better: false }

/** The two parts of a place as CSS lengths; the styles add them up. */
const part = ({ share }: Spot) => `${px(share * 100)}%`
const plus = ({ px: add }: Spot) => `${px(add)}px`
/** A value for each of the three rooms. */
const byRoom = <T,>(of: (room: Room) => T): Record<Room, T> => ({
  phone: of('phone'),
  tablet: of('tablet'),
  desktop: of('desktop'),
})
const sized = (swarm: Swarm) => `${swarm.size}px`
const gapOf = (swarm: Swarm) => `${swarm.gap}px`
const across = (swarm: Swarm, index: number) => `${swarm.spots[index]?.dx ?? 0}px`
const upward = (swarm: Swarm, index: number) => `${swarm.spots[index]?.up ?? 0}px`

interface LaneProps {
  name: 'zones' | 'flags' | 'axis'
  labels: (room: Room) => PlacedLabel[]
  tones?: string[]
}

function Lane({ name, labels, tones }: LaneProps) {
  return roomNames.map((room) => (
    <div key={room} className={css.lane} data-lane={name} data-room={room}>
      {labels(room).map(({ id, text, spot, lean }) => (
        <span
          key={id}
          className={css.label}
          data-tone={tones?.includes(id) ? id : undefined}
          style={{ '--share': part(spot), '--px': plus(spot), '--lean': lean } as CSSProperties}
        >
          {text}
        </span>
      ))}
    </div>
  ))
}

/**
 * All scores of a list on one axis, the best to the right: each team's badge stands at its score, and neighbours stand on each other.
 * Too many teams for badges become bars.
 */
export function ScoreBand<C extends ElementType = 'a'>({
  label,
  marks,
  bars = [],
  table,
  posts = [],
  zones = [],
  flags = [],
  ends,
  cut = uncut,
  farOut = {},
  component,
}: ScoreBandProps<C>) {
  const Link: ElementType = component ?? 'a'
  const spots = marks.map(({ at }) => spotOf(at, cut))
  const holds = zones.flatMap((zone) => zone.holds ?? [])
  const swarms = byRoom((room) => layoutMarks(spots, room, holds))
  const { phone, tablet, desktop } = swarms
  const starts = byRoom((room) =>
    zones.map(({ zone, from, holds: held, label: text }) => {
      const spot = spotOf(from, cut)
      return {
        zone,
        text,
        spot: held === undefined ? spot : beforeMarks(spot, held, { spots, swarm: swarms[room], room }),
      }
    }),
  )
  const zoneNames = (room: Room): BandLabel[] =>
    starts[room]
      .map(({ zone, text, spot }) => ({
        ...{ id: zone, text, anchor: 'start' as const, isOver: true },
        spot: { share: spot.share, px: spot.px + 6 },
      }))
      .toReversed()
  /** The flags that have room, each over its badge at a place. */
  const placedFlags = byRoom((room) => {
    const labels = flags.map(({ id, at, label: text, isOwn }) => {
      const mark = marks.findIndex((one) => (isOwn ? one.isOwn : one.at === at))
      return overMark({ id: isOwn ? 'own' : id, text, spot: spotOf(at, cut) }, swarms[room], mark)
    })
    const found = new Map(placeLabels(labels, rooms[room]).map((label) => [label.id, label]))
    return labels.flatMap(({ id, spot: place }) => {
      const label = found.get(id)
      return label ? [{ ...label, place }] : []
    })
  })
  const most = Math.max(1, ...bars.map(({ count }) => count))
  // a post without a name has it in the score at that end
  const isNamed = (end: At) => posts.some(({ at, label: text }) => at === end && !text)
  const axis: BandLabel[] = [
    ...(ends
      ? [
          {
            id: 'best',
            text: ends[1],
            spot: cut.better ? spotOf(1, cut) : { share: 1, px: 0 },
            anchor: 'end' as const,
            isMinor: !isNamed(1),
          },
          {
            id: 'worst',
            text: ends[0],
            spot: cut.worse ? spotOf(0, cut) : { share: 0, px: 0 },
            anchor: 'start' as const,
            isMinor: !isNamed(0),
          },
        ]
      : []),
    ...(farOut.worse ? [{ id: 'worse', text: farOut.worse, spot: { share: 0, px: 0 }, anchor: 'start' as const }] : []),
    ...(farOut.better
      ? [{ id: 'better', text: farOut.better, spot: { share: 1, px: 0 }, anchor: 'end' as const }]
      : []),
    ...posts.flatMap(({ id, at, label: text }) => (text ? [{ id: `post-${id}`, text, spot: spotOf(at, cut) }] : [])),
  ]
  return (
    <figure className={css.figure} aria-label={label}>
      <div
        className={css.band}
        aria-hidden="true"
        style={
          {
            '--phone-size': sized(phone),
            '--tablet-size': sized(tablet),
            '--desktop-size': sized(desktop),
            '--phone-gap': gapOf(phone),
            '--tablet-gap': gapOf(tablet),
            '--desktop-gap': gapOf(desktop),
          } as CSSProperties
        }
      >
        {roomNames.map((room) => (
          <div key={room} className={css.lane} data-lane="grounds" data-room={room}>
            {starts[room].map(({ zone, spot }) => (
              <div
                key={zone}
                className={css.zone}
                data-zone={zone}
                style={{ '--share': part(spot), '--px': plus(spot) } as CSSProperties}
              />
            ))}
          </div>
        ))}
        {posts.map(({ id, at }) => {
          const spot = spotOf(at, cut)
          return (
            <div key={id} className={css.post} style={{ '--share': part(spot), '--px': plus(spot) } as CSSProperties} />
          )
        })}
        {roomNames.map((room) => (
          <div key={room} className={css.lane} data-lane="poles" data-room={room}>
            {placedFlags[room].map(({ id, place }) => (
              <div
                key={id}
                className={css.pole}
                data-own={id === 'own' || undefined}
                style={{ '--share': part(place), '--px': plus({ ...place, px: place.px - 0.75 }) } as CSSProperties}
              />
            ))}
          </div>
        ))}
        {bars.map(({ from, to, count, isOwn }) => {
          const [start, end] = [spotOf(from, cut), spotOf(to, cut)]
          // beyond a cut a bar is as wide as the gutter
          const isOut = start.share === end.share
          const left = isOut ? { share: start.share, px: start.share === 0 ? 0 : -GUTTER } : start
          const wide = isOut
            ? `${GUTTER - 6}px`
            : `calc(${px((end.share - start.share) * 100)}% + ${px(end.px - start.px - 2)}px)`
          const tall = `${count === 0 ? 0 : Math.max(2, px((count / most) * PLOT))}px`
          return (
            <div
              key={from}
              className={css.bar}
              data-own={isOwn || undefined}
              style={{ '--share': part(left), '--px': plus(left), '--wide': wide, '--tall': tall } as CSSProperties}
            />
          )
        })}
        <div className={css.ground} data-cut={cut.worse ? 'worse' : undefined} />
        {cut.worse ? <div className={css.cutMark} data-side="worse" /> : null}
        {cut.better ? <div className={css.cutMark} data-side="better" /> : null}
        {marks.map(({ id, seed, src, text, isOwn, link }, index) => {
          const spot = spots[index] ?? { share: 0, px: 0 }
          return (
            <Link
              key={id}
              {...link}
              className={css.mark}
              data-own={isOwn || undefined}
              data-text={text}
              tabIndex={-1}
              style={
                {
                  '--share': part(spot),
                  '--px': plus(spot),
                  '--phone-dx': across(phone, index),
                  '--phone-up': upward(phone, index),
                  '--tablet-dx': across(tablet, index),
                  '--tablet-up': upward(tablet, index),
                  '--desktop-dx': across(desktop, index),
                  '--desktop-up': upward(desktop, index),
                } as CSSProperties
              }
            >
              <TeamBadge seed={seed} size="fill" {...(src ? { src } : {})} />
            </Link>
          )
        })}
        <Lane
          name="zones"
          labels={(room) => placeLabels(zoneNames(room), rooms[room])}
          tones={['gold', 'silver', 'promoted']}
        />
        <Lane name="flags" labels={(room) => placedFlags[room]} tones={['own']} />
        <Lane
          name="axis"
          labels={(room) => placeLabels(axis, rooms[room])}
          tones={['best', 'worst', 'better', 'worse']}
        />
      </div>
      {table ? <ChartTable texts={table.texts} rows={table.rows} /> : null}
    </figure>
  )
}
