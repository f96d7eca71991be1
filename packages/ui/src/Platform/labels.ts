import { px } from '../chart/scale.ts'
import { fitText, textWidth } from '../chart/textWidth.ts'
import type { PlacedColumn, PlatformColumn } from './columns.ts'
import { HALF_X, project, WIDTH } from './project.ts'

export interface PlatformLabel {
  rank: number
  name: string
  score?: string
  /** Start or end of the text, and the baseline of its first line. */
  x: number
  y: number
  anchor: 'start' | 'end'
  /** Leader line from the column's top as path data; none for the champion's label beside its flag. */
  leader?: string
}

/**
 * Font size and line spacing in pixels of the picture. The picture is scaled down on a phone, which therefore needs a larger
 * font.
 */
export interface LabelForm {
  fontSize: number
  leading: number
  /** Margin that the text keeps at the left and right edge. */
  edge: number
}

/** Text of 14 px when the picture is at least 560 px wide. */
export const wideForm: LabelForm = { fontSize: 14, leading: 18, edge: -14 }
/** Text of at least 13 px down to a picture of 300 px. */
export const compactForm: LabelForm = { fontSize: 27, leading: 31, edge: 4 }

interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

const touches = (a: Rect, b: Rect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The flag on the champion's column, relative to the top of the column. */
export const FLAG = { pole: 58, width: 40 } as const

const topOf = ({ cell: [i, j], height }: PlacedColumn) => project([i + 0.5, j + 0.5, height])

/** Areas that labels should not cover, in pixels of the picture. When there is no room, the last ones are given up first. */
interface Obstacles {
  labels: Rect[]
  leaders: Rect[]
  others: Rect[]
}

function obstaclesOf(placed: readonly PlacedColumn[]): Obstacles {
  const half = HALF_X * 0.68
  const result: Obstacles = { labels: [], leaders: [], others: [] }
  for (const column of placed) {
    const [x, y] = topOf(column)
    const body = { left: x - half, right: x + half, top: y - 16, bottom: y + column.height + 15 }
    if (column.rank <= 3) result.leaders.push(body)
    else result.others.push(body)
    if (column.rank === 1) {
      result.leaders.push({ left: x - 3, right: x + FLAG.width, top: y - FLAG.pole - 4, bottom: y })
    }
  }
  for (const [i, j] of [
    [-0.1, 6.1],
    [6.1, -0.1],
    [-0.1, -0.1],
  ] as const) {
    const [x, y] = project([i, j])
    result.others.push({ left: x - 14, right: x + 14, top: y - 106, bottom: y })
  }
  return result
}

/** Widths in em to which a name may be cut: the longest that needs no far move is used. */
const widths = [13, 9, 7, 5.5, 4] as const
/** A label moved farther than this from its column, in pixels, is placed again with a shorter name. */
const FAR = 56

/**
 * Labels of the first three. The champion's is beside its flag; the second's is connected to the right, the third's to the
 * left. A label that would cover a leader's column, the flag or an earlier label moves to the nearest free height; a name
 * without a near place is cut shorter. No label leaves the picture at its top.
 */
export function placeLabels(
  columns: readonly PlatformColumn[],
  placed: readonly PlacedColumn[],
  form: LabelForm,
): PlatformLabel[] {
  const leaders = [1, 2, 3].flatMap((rank) => placed.find((column) => column.rank === rank) ?? [])
  const taken = obstaclesOf(placed)
  const labels: PlatformLabel[] = []
  for (const column of leaders) {
    const source = columns[column.rank - 1]
    if (!source) continue
    const place = column.rank === 1 ? besideFlag(column, source, form, taken) : ledOut(column, source, form, taken)
    taken.labels.push(place.rect)
    labels.push(place.label)
  }
  return labels
}

interface Place {
  label: PlatformLabel
  rect: Rect
}

function besideFlag(column: PlacedColumn, { label, score }: PlatformColumn, form: LabelForm, taken: Obstacles): Place {
  const { fontSize, leading, edge } = form
  const [cx, cy] = topOf(column)
  const x = cx + FLAG.width + 12
  const name = fitText(`1 ${label}`, fontSize, WIDTH - edge - x)
  const width = widthOf(name, score, fontSize)
  const height = score ? leading * 2 : leading
  const flagTop = cy - FLAG.pole
  const top = freeTop(flagTop + 2, (at) => around(x, width, at, height, fontSize), taken) ?? flagTop + 2
  return {
    label: {
      rank: 1,
      name,
      score,
      x,
      y: px(top + fontSize),
      anchor: 'start',
      leader:
        Math.abs(top - flagTop) < leading
          ? undefined
          : `M${cx + FLAG.width} ${flagTop + 12}L${x - 6} ${px(top + leading * 0.66)}`,
    },
    rect: around(x, width, top, height, fontSize),
  }
}

function ledOut(column: PlacedColumn, { label, score }: PlatformColumn, form: LabelForm, taken: Obstacles): Place {
  const { fontSize, leading, edge } = form
  const [cx, cy] = topOf(column)
  const right = column.rank === 2
  const height = score ? leading * 2 : leading
  const wish = Math.max(2, cy - leading * 2.4)
  const tries = widths.map((em) => {
    const name = fitText(`${column.rank} ${label}`, fontSize, em * fontSize)
    const width = widthOf(name, score, fontSize)
    const left = right ? Math.min(cx + HALF_X + 34, WIDTH - edge - width) : Math.max(cx - HALF_X - 26 - width, edge)
    return { name, width, left, top: freeTop(wish, (at) => around(left, width, at, height, fontSize), taken) }
  })
  const far = (top: number | null) => (top === null ? Number.POSITIVE_INFINITY : Math.abs(top - wish))
  const nearest = tries.reduce((a, b) => (far(b.top) < far(a.top) ? b : a))
  const { name, width, left, top: free } = tries.find(({ top }) => far(top) <= FAR) ?? nearest
  const top = free ?? wish
  const x = right ? left : left + width
  const end = right ? Math.max(left - 6, cx + 12) : Math.min(left + width + 6, cx - 12)
  const middle =
    top + height < cy - 20 && (right ? left < cx + 14 : left + width > cx - 14)
      ? top + height + 4
      : top + leading * 0.66
  return {
    label: {
      rank: column.rank,
      name,
      score,
      x: px(x),
      y: px(top + fontSize),
      anchor: right ? 'start' : 'end',
      leader: `M${cx} ${cy}L${px(end)} ${px(middle)}`,
    },
    rect: around(left, width, top, height, fontSize),
  }
}

const widthOf = (name: string, score: string | undefined, fontSize: number) =>
  Math.max(textWidth(name, fontSize), textWidth(score ?? '', fontSize))

const around = (left: number, width: number, top: number, height: number, fontSize: number): Rect => ({
  left: left - fontSize * 0.3,
  right: left + width + fontSize * 0.3,
  top,
  bottom: top + height,
})

/** Free height nearest to the wish, above before below, never above the picture; null when there is none. */
function nearestFree(wish: number, rect: (top: number) => Rect, taken: readonly Rect[]): number | null {
  for (let step = 0; step <= 300; step += 2) {
    for (const top of [wish - step, wish + step]) {
      if (top >= 2 && !taken.some((other) => touches(rect(top), other))) return top
    }
  }
  return null
}

function freeTop(wish: number, rect: (top: number) => Rect, { labels, leaders, others }: Obstacles): number | null {
  return (
    nearestFree(wish, rect, [...labels, ...leaders, ...others]) ??
    nearestFree(wish, rect, [...labels, ...leaders]) ??
    nearestFree(wish, rect, labels)
  )
}
