import { px } from '../chart/scale.ts'
import { spread } from '../chart/spread.ts'
import { textWidth } from '../chart/textWidth.ts'
import { GUTTER, PLOT } from './ScoreBand.css.ts'

/**
 * Widths in pixels for which the band is laid out: the narrowest that it has on a phone, a tablet and a desktop. Where the band is
 * wider, everything keeps its distance in pixels from its place on the axis, so that nothing comes closer.
 */
export const rooms = { phone: 254, tablet: 600, desktop: 900 } as const
export type Room = keyof typeof rooms
export const roomNames = ['phone', 'tablet', 'desktop'] as const satisfies readonly Room[]

/** Size of texts in pixels. */
export const TEXT = 13
/** Half a badge, so that those at the ends of the axis stay inside. */
const EDGE = 14
const SIZES = [24, 20, 16, 12, 10, 8, 6, 5] as const
const GAP = 2
const LABEL_GAP = 8
/** Bold labels are wider than the estimate of their text. */
const BOLD = 1.08
/** Farthest that a label may stand from its place. */
const FARTHEST = 72

/** Sides on which scores lie so far out that the axis is cut. */
export interface Cut {
  worse: boolean
  better: boolean
}

/** A place along the band: a share of its width, from 0 to 1, and pixels to be added. */
export interface Spot {
  share: number
  px: number
}

/** The place of a share of the axis, 0 the worst score and 1 the best; beyond lies the gutter of that side. */
export function spotOf(at: number, cut: Cut): Spot {
  const left = EDGE + (cut.worse ? GUTTER : 0)
  const right = EDGE + (cut.better ? GUTTER : 0)
  if (cut.worse && at < 0) return { share: 0, px: EDGE }
  if (cut.better && at > 1) return { share: 1, px: -EDGE }
  const share = Math.max(0, Math.min(1, at))
  return { share, px: left - share * (left + right) }
}

const xOf = ({ share, px: add }: Spot, width: number) => share * width + add

export interface Swarm {
  /** Side of a badge in pixels. */
  size: number
  /** For each place in its order: distance of the badge's start from the place, and of its foot from the ground, in pixels. */
  spots: { dx: number; up: number }[]
}

/** Columns of neighbours that would overlap: each has at most `most` members and stands at their mean. */
function columnsOf(places: readonly number[], size: number, most: number): { at: number; members: number[] }[] {
  const columns: { at: number; members: number[] }[] = []
  let group: number[] = []
  const close = () => {
    if (group.length === 0) return
    const mean = group.reduce((sum, index) => sum + (places[index] ?? 0), 0) / group.length
    const count = Math.ceil(group.length / most)
    for (let column = 0; column < count; column++) {
      const from = Math.round((column * group.length) / count)
      columns.push({ at: mean, members: group.slice(from, Math.round(((column + 1) * group.length) / count)) })
    }
    group = []
  }
  for (const [index, place] of places.entries()) {
    if (group[0] !== undefined && place - (places[group[0]] ?? 0) > size) close()
    group.push(index)
  }
  close()
  return columns
}

/**
 * Places badges at ascending places on the axis, so that none overlaps another, all are inside, and their order is kept: the better
 * one is to the right or above. Neighbours stand on each other. Badges are as large as possible while each still stands at its place
 * within its own size; where many places are equal they are small.
 */
export function swarm(places: readonly number[], width: number): Swarm {
  let found: Swarm = { size: SIZES[0], spots: [] }
  for (const size of SIZES) {
    const gap = size < 12 ? 1 : GAP
    const columns = columnsOf(places, size, Math.floor((PLOT + gap) / (size + gap)))
    const starts = spread(
      columns.map(({ at }) => ({ at: at - size / 2, size })),
      0,
      width,
      gap,
    )
    const spots = new Array<{ dx: number; up: number }>(places.length)
    let farthest = 0
    for (const [column, { members }] of columns.entries()) {
      for (const [layer, index] of members.entries()) {
        const dx = (starts[column] ?? 0) - (places[index] ?? 0)
        farthest = Math.max(farthest, Math.abs(dx + size / 2))
        spots[index] = { dx: px(dx), up: layer * (size + gap) }
      }
    }
    found = { size, spots }
    if (farthest <= size && columns.length * (size + gap) - gap <= width) break
  }
  return found
}

export interface BandLabel {
  id: string
  text: string
  spot: Spot
  /** The side of the text that stands at its place. Default: its middle. */
  anchor?: 'start' | 'end'
  /** Gives way to a later label that belongs where it stands, if there is no room for both. */
  isMinor?: boolean
}

interface Wish {
  label: BandLabel
  place: number
  size: number
  at: number
}

function wishOf(label: BandLabel, width: number): Wish {
  const size = Math.ceil(textWidth(label.text, TEXT) * BOLD) + 2
  const place = xOf(label.spot, width)
  const at = label.anchor === 'start' ? place : label.anchor === 'end' ? place - size : place - size / 2
  return { label, place, size, at }
}

/** The starts of all wishes; null where they have no room, or where one would stand far from its place. */
function startsOf(wishes: readonly Wish[], width: number): number[] | null {
  if (wishes.reduce((sum, { size }) => sum + size + LABEL_GAP, -LABEL_GAP) > width) return null
  const starts = spread(wishes, 0, width, LABEL_GAP)
  const inside = wishes.map(({ at, size }) => Math.max(0, Math.min(at, width - size)))
  return starts.some((start, index) => Math.abs(start - (inside[index] ?? 0)) > FARTHEST) ? null : starts
}

const meets = (a: Wish, b: Wish) => a.at < b.at + b.size && b.at < a.at + a.size

/**
 * Places labels of one line, the more important first, so that none overlaps another, all are inside, and they are in the order of
 * their places. A label without room, or one that would stand far from its place, is left out.
 */
export function placeLabels(labels: readonly BandLabel[], width: number): { id: string; text: string; spot: Spot }[] {
  let kept: Wish[] = []
  let starts: number[] = []
  for (const label of labels) {
    const wish = wishOf(label, width)
    const major = kept.filter((other) => !other.label.isMinor || !meets(other, wish))
    for (const others of [kept, major]) {
      const tried = [...others, wish]
      const found = startsOf(tried, width)
      if (!found) continue
      kept = tried
      starts = found
      break
    }
  }
  return kept.map(({ label }, index) => ({
    id: label.id,
    text: label.text,
    spot: { share: label.spot.share, px: px((starts[index] ?? 0) - label.spot.share * width) },
  }))
}

/** The badges of a band for one room: places of all marks in their order. */
export function layoutMarks(spots: readonly Spot[], room: Room): Swarm {
  const width = rooms[room]
  const places = spots.map((spot) => xOf(spot, width))
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || b - a)
  const { size, spots: sorted } = swarm(
    order.map((index) => places[index] ?? 0),
    width,
  )
  const found = new Array<{ dx: number; up: number }>(spots.length)
  for (const [place, index] of order.entries()) found[index] = sorted[place] ?? { dx: 0, up: 0 }
  return { size, spots: found }
}
