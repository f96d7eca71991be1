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
/** Pixels by which sums of sizes may differ for their order alone. */
const ROUNDING = 1e-6
/** Least share of a label over its place that stands to each side of it, so that its line does not begin at a corner. */
const OVER = 0.2

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
  /** Least distance between two badges in pixels, in which a frame has room. */
  gap: number
  /** For each place in its order: distance of the badge's start from the place, and of its foot from the ground, in pixels. */
  spots: { dx: number; up: number }[]
}

/**
 * Columns of neighbours that would overlap: each has at most `most` members and stands at their mean. A column ends before each index
 * of `breaks`.
 */
function columnsOf(places: readonly number[], size: number, most: number, breaks: readonly number[]) {
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
    if (breaks.includes(index) || (group[0] !== undefined && place - (places[group[0]] ?? 0) > size)) close()
    group.push(index)
  }
  close()
  return columns
}

/**
 * Places badges at ascending places on the axis, so that none overlaps another, all are inside, and their order is kept: the better
 * one is to the right or above. Neighbours stand on each other. Badges are as large as possible while each still stands at its place
 * within its own size; where many places are equal they are small. No badge before an index of `breaks` shares a column with those
 * behind it.
 */
function swarm(places: readonly number[], width: number, breaks: readonly number[]): Swarm {
  let found: Swarm = { size: SIZES[0], gap: GAP, spots: [] }
  for (const size of SIZES) {
    const gap = size < 12 ? 1 : GAP
    const columns = columnsOf(places, size, Math.floor((PLOT + gap) / (size + gap)), breaks)
    const starts = spread(
      // means of equal places may differ by rounding, so that the order is that of the columns
      columns.map(({ at }, place) => ({ at: at - size / 2, size, place })),
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
    found = { size, gap, spots }
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
  /** Its text must reach over its place, where its line begins, or start there. */
  isOver?: boolean
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

interface Range {
  from: number
  to: number
}

/** The starts with which a label is inside and near its place, or over it. */
function rangeOf({ label, place, size, at }: Wish, width: number): Range {
  const inside = (start: number) => Math.max(0, Math.min(start, width - size))
  if (label.isOver) return { from: inside(place - (1 - OVER) * size), to: inside(Math.max(at, place - OVER * size)) }
  return { from: inside(inside(at) - FARTHEST), to: inside(inside(at) + FARTHEST) }
}

/** The ranges without the starts that leave no room for the others, in the order of the labels; null where there is no room. */
function narrowed(ranges: readonly Range[], sizes: readonly number[]): Range[] | null {
  let least = 0
  const found = ranges.map(({ from, to }, index) => {
    const start = Math.max(from, least)
    least = start + (sizes[index] ?? 0) + LABEL_GAP
    return { from: start, to }
  })
  let most = Number.POSITIVE_INFINITY
  for (const [index, range] of [...found.entries()].reverse()) {
    range.to = Math.min(range.to, most - (sizes[index] ?? 0))
    most = range.to - LABEL_GAP
  }
  // a start that was chosen comes back as the sum and difference of others, which rounding moves
  return found.every(({ from, to }) => from <= to + ROUNDING) ? found : null
}

/** The starts of all wishes, the first one as near to its wish as all have room; null where they have none. */
function startsOf(wishes: readonly Wish[], width: number): number[] | null {
  const order = [...wishes].sort((a, b) => a.place - b.place)
  const sizes = order.map(({ size }) => size)
  let ranges = narrowed(
    order.map((wish) => rangeOf(wish, width)),
    sizes,
  )
  for (const wish of wishes) {
    const index = order.indexOf(wish)
    const range = ranges?.[index]
    if (!ranges || !range) return null
    const start = Math.max(range.from, Math.min(wish.at, range.to))
    ranges = narrowed(ranges.with(index, { from: start, to: start }), sizes)
  }
  const found = ranges
  return found && wishes.map((wish) => found[order.indexOf(wish)]?.from ?? 0)
}

export interface PlacedLabel {
  id: string
  text: string
  /** The point of the text that is nearest to its place; a text that is drawn narrower than its estimate stays there. */
  spot: Spot
  /** Share of the text before that point, from 0 to 1. */
  lean: number
}

const meets = (a: Wish, b: Wish) => a.at < b.at + b.size && b.at < a.at + a.size

/**
 * Places labels of one line, the more important first, so that none overlaps another, all are inside, and they are in the order of
 * their places. A label without room, or one that would stand far from its place, is left out; the more important one is nearer to
 * its place.
 */
export function placeLabels(labels: readonly BandLabel[], width: number): PlacedLabel[] {
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
  return kept.map(({ label: { id, text, spot }, place, size }, index) => {
    const start = starts[index] ?? 0
    const at = Math.max(start, Math.min(place, start + size))
    return {
      id,
      text,
      spot: { share: spot.share, px: px(at - spot.share * width) },
      lean: Math.round(((at - start) / size) * 1e4) / 1e4,
    }
  })
}

/** A label over the badge at an index of a swarm, which may stand beside the place of its score; at its place without a badge. */
export function overMark(label: BandLabel, { size, spots }: Swarm, index: number): BandLabel {
  const spot = spots[index]
  const { share, px: add } = label.spot
  return { ...label, isOver: true, spot: spot ? { share, px: px(add + spot.dx + size / 2) } : label.spot }
}

/**
 * The badges of a band for one room, in the order of their places, which are given best first. No column has badges of both sides of
 * a line that stands before the best `holds` of them.
 */
export function layoutMarks(spots: readonly Spot[], room: Room, holds: readonly number[] = []): Swarm {
  const width = rooms[room]
  const places = spots.map((spot) => xOf(spot, width))
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || b - a)
  const { spots: sorted, ...rest } = swarm(
    order.map((index) => places[index] ?? 0),
    width,
    holds.map((best) => spots.length - best),
  )
  const found = new Array<{ dx: number; up: number }>(spots.length)
  for (const [place, index] of order.entries()) found[index] = sorted[place] ?? { dx: 0, up: 0 }
  return { ...rest, spots: found }
}

/** The spot of a line before the best `held` badges and behind all others, which may stand beside the places of their scores. */
export function beforeMarks(
  line: Spot,
  held: number,
  { spots, swarm, room }: { spots: readonly Spot[]; swarm: Swarm; room: Room },
): Spot {
  const width = rooms[room]
  const starts = spots.map((spot, index) => xOf(spot, width) + (swarm.spots[index]?.dx ?? 0))
  const least = Math.max(0, ...starts.slice(held).map((start) => start + swarm.size))
  const most = Math.min(width, ...starts.slice(0, held)) - swarm.gap
  const at = xOf(line, width)
  return { share: line.share, px: px(line.px + Math.max(least, Math.min(at, most)) - at) }
}
