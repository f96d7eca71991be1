import { unpack } from './pack.ts'
import { area, dots, levelCurve, numbers, type Point, polyline, short } from './path.ts'
import type { CalendarYear, Drawing, Label, Mark, SignatureData, Tone } from './signature.ts'

type Of<F extends SignatureData['form']> = Extract<SignatureData, { form: F }>
type Drawn = Pick<Drawing, 'marks' | 'labels'>

/** The room for a drawing. A small one has no words and fewer marks. */
export interface Frame {
  width: number
  height: number
  isSmall?: boolean
}

/** The large form in the head of a competition. */
export const largeFrame: Frame = { width: 560, height: 102 }
/** The form of list rows and tiles. */
export const smallFrame: Frame = { width: 120, height: 40, isSmall: true }

/** How opaque each step of the sequential colour is; the first one is a light ground. */
const stepOpacity = [0.1, 0.24, 0.4, 0.58, 0.78, 1]
const LABEL = 12
/** Room below a drawing for one line of words. */
const FOOT = 18

const round = (value: number) => Math.round(value * 10) / 10
const round2 = (value: number) => Math.round(value * 100) / 100

/** The baseline of a label whose middle is at a height, inside the drawing. */
const baseline = (middle: number, height: number) => round(Math.min(height - 1, Math.max(LABEL - 2, middle + 4)))

interface Cell {
  row: number
  column: number
  level: string
}

/** Marks for cells of a grid, one for each level: neighbours in a row are one dashed line, so that a gap remains between them. */
function cellMarks(
  cells: readonly Cell[],
  { x, y, pitchX, pitchY, gap }: { x: number; y: number; pitchX: number; pitchY: number; gap: number },
  markOf: (level: string) => { tone: Tone; opacity?: number },
): Mark[] {
  const runs = new Map<string, { row: number; column: number; length: number }[]>()
  for (const { row, column, level } of cells.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    const list = runs.get(level) ?? []
    runs.set(level, list)
    const last = list.at(-1)
    if (last && last.row === row && last.column + last.length === column) last.length += 1
    else list.push({ row, column, length: 1 })
  }
  const [insideX, insideY] = [round2(1 - gap / pitchX), round2(1 - gap / pitchY)]
  return [...runs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([level, list]) => ({
      ...markOf(level),
      grid: [round(x), round2(y + (insideY / 2) * pitchY), round2(pitchX), round2(pitchY)],
      line: insideY,
      ...(gap > 0 ? { dash: `${insideX} ${round2(1 - insideX)}` } : {}),
      // each run ends with the gap of its last dash
      d: list.map(({ row, column, length }) => `M${column} ${row}h${length}`).join(''),
    }))
}

/** Weekday of the first of January, Monday is 0. */
const firstWeekday = (year: number) => (new Date(Date.UTC(year, 0, 1)).getUTCDay() + 6) % 7

/** Cells of a year by weeks: one row, `merge` weeks in a cell. */
function weekCells({ cells }: CalendarYear, row: number, merge: number): Cell[] {
  return Array.from({ length: Math.ceil(cells.length / merge) }, (_, column) => {
    const levels = [...cells.slice(column * merge, (column + 1) * merge)].filter((level) => level !== '-').map(Number)
    const middle = levels.length > 0 ? Math.round(levels.reduce((sum, one) => sum + one, 0) / levels.length) : null
    return { row, column, level: middle === null ? '' : String(middle) }
  }).filter(({ level }) => level !== '')
}

/** Cells of a year by days: a column for each week, a row for each weekday. */
function dayCells({ year, cells }: CalendarYear, top: number, left: number): Cell[] {
  const shift = firstWeekday(year)
  return [...cells].flatMap((level, day) => {
    const place = day + shift
    return level === '-' ? [] : { row: top + (place % 7), column: left + Math.floor(place / 7), level }
  })
}

const WEEKS = 54
/** Bytes of the paths of a calendar. */
const MOST_BYTES = 10_500

function calendar({ unit, keys, panels }: Of<'calendar'>, { width, height, isSmall }: Frame): Drawn {
  const markOf = (level: string) => {
    const key = keys[Number(level)]
    return key ? { tone: key.tone } : { tone: '1' as const, opacity: stepOpacity[Number(level)] ?? 1 }
  }
  const labels: Label[] = []
  if (unit === 'week') {
    const years = panels.flatMap((panel) => panel.years)
    const merge = isSmall ? 3 : 1
    const columns = Math.ceil(53 / merge)
    const left = isSmall ? 0 : 32
    const pitchX = (width - left) / columns
    const pitchY = height / Math.max(1, years.length)
    // weeks cannot be told from a majority of categories
    const cells = years.flatMap((year, row) => weekCells(year, row, keys.length > 0 ? 1 : merge))
    if (!isSmall) {
      const every = Math.max(1, Math.ceil(16 / pitchY))
      for (const [row, { year }] of years.entries()) {
        const isShown = (years.length - 1 - row) % every === 0
        if (isShown)
          labels.push({
            x: left - 6,
            y: baseline((row + 0.5) * pitchY, height),
            text: String(year),
            size: LABEL,
            anchor: 'end',
          })
      }
    }
    const inside = cells.filter(({ column }) => column < columns)
    return { marks: cellMarks(inside, { x: left, y: 0, pitchX, pitchY, gap: isSmall ? 0 : 1 }, markOf), labels }
  }
  // a small calendar shows the last year of the first panel: more would be dust
  const shown = isSmall ? panels.slice(0, 1).map((panel) => ({ ...panel, years: panel.years.slice(-1) })) : panels
  const rows = Math.max(1, ...shown.map(({ years }) => years.length))
  const left = isSmall ? 0 : 32
  const apart = isSmall ? 0 : 2
  const columns = shown.length * WEEKS + (shown.length - 1) * apart
  const pitchX = (width - left) / columns
  const foot = !isSmall && shown.some(({ name }) => name) ? FOOT : 0
  // one row of air between two years
  const pitchY = (height - foot) / (rows * 8 - 1)
  const cells = shown.flatMap(({ years }, panel) =>
    years.flatMap((year, row) => dayCells(year, row * 8, panel * (WEEKS + apart))),
  )
  if (!isSmall) {
    for (const [panel, { name }] of shown.entries()) {
      const x = left + panel * (WEEKS + apart) * pitchX
      if (name) labels.push({ x: round(x), y: height - 2, text: name, size: LABEL })
    }
    for (const [row, { year }] of (shown[0]?.years ?? []).entries()) {
      labels.push({
        x: left - 6,
        y: baseline((row * 8 + 3.5) * pitchY, height),
        text: String(year),
        size: LABEL,
        anchor: 'end',
      })
    }
  }
  const marks = cellMarks(cells, { x: left, y: 0, pitchX, pitchY, gap: Math.min(1, pitchX / 7) }, markOf)
  const size = marks.reduce((sum, { d }) => sum + d.length, 0)
  if (size <= MOST_BYTES || rows === 1) return { marks, labels }
  // restless days make many marks: then the newest years alone are drawn
  const newer = panels.map((panel) => ({ ...panel, years: panel.years.slice(1 - rows) }))
  return calendar({ form: 'calendar', unit, keys, panels: newer }, { width, height, isSmall })
}

/** At most `buckets` pairs: the lowest and the highest value of each stretch, in their order. */
function extremes(values: readonly number[], buckets: number): { at: number; value: number }[] {
  const all = values.map((value, at) => ({ at, value }))
  if (values.length <= buckets * 2) return all
  const size = values.length / buckets
  return Array.from({ length: buckets }, (_, bucket) => {
    const part = all.slice(Math.floor(bucket * size), Math.floor((bucket + 1) * size))
    const low = part.reduce((best, one) => (one.value < best.value ? one : best))
    const high = part.reduce((best, one) => (one.value > best.value ? one : best))
    return low.at === high.at ? [low] : low.at < high.at ? [low, high] : [high, low]
  }).flat()
}

function curve({ values, ends, range }: Of<'curve'>, { width, height, isSmall }: Frame): Drawn {
  const known = unpack(values).filter((value) => value !== null)
  const left = isSmall ? 1 : 40
  const foot = isSmall ? 1 : FOOT
  const top = isSmall ? 1.5 : 6
  const right = width - (isSmall ? 1 : 6)
  const bottom = height - foot
  const points = extremes(known, isSmall ? 40 : MOST_PAIRS).map(
    ({ at, value }): Point => [
      left + (known.length > 1 ? at / (known.length - 1) : 0.5) * (right - left),
      bottom - value * (bottom - top),
    ],
  )
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return { marks: [], labels: [] }
  const base: Point[] = [
    [first[0], bottom],
    [last[0], bottom],
  ]
  const marks: Mark[] = [
    { tone: '1', opacity: 0.14, d: area(points, base) },
    { tone: '1', line: isSmall ? 1.2 : 1.5, d: polyline(points) },
  ]
  if (isSmall) return { marks, labels: [] }
  const short = (value: number) => String(Number(value.toPrecision(3)))
  return {
    marks: [
      { tone: 'grid', line: 1, d: `M${left} ${top}H${right}M${left} ${round((top + bottom) / 2)}H${right}` },
      ...marks,
      { tone: 'axis', line: 1, d: `M${left} ${bottom}H${right}` },
      { tone: '1', line: 7, round: true, d: dots([last]) },
    ],
    labels: [
      { x: left - 6, y: top + 4, text: short(range[1]), size: LABEL, anchor: 'end' },
      { x: left - 6, y: bottom, text: short(range[0]), size: LABEL, anchor: 'end' },
      { x: left, y: height - 3, text: ends[0].slice(0, 4), size: LABEL },
      { x: right, y: height - 3, text: ends[1].slice(0, 4), size: LABEL, anchor: 'end' },
    ],
  }
}

const MOST_PAIRS = 360
/** A small scatter has at most so many points of each group. */
const SMALL_POINTS = 26

function scatter({ groups }: Of<'scatter'>, { width, height, isSmall }: Frame): Drawn {
  const size = isSmall ? 3.4 : 5
  const pad = size / 2 + 1
  return {
    marks: groups.map(({ tone, points }) => {
      const shares = unpack(points)
      const all = Array.from({ length: shares.length >> 1 }, (_, place): Point => {
        const [x, y] = [shares[place * 2] ?? 0, shares[place * 2 + 1] ?? 0]
        return [pad + x * (width - 2 * pad), height - pad - y * (height - 2 * pad)]
      })
      const shown = isSmall ? all.filter((_, place) => place % Math.ceil(all.length / SMALL_POINTS) === 0) : all
      return { tone, line: size, round: true, opacity: 0.72, d: dots(shown) }
    }),
    labels: [],
  }
}

/** Places around a centre, filled from inside: the arrangement of the seeds of a sunflower. */
const flock = (x: number, y: number, count: number, apart: number): Point[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = place * Math.PI * (3 - Math.sqrt(5))
    const distance = apart * Math.sqrt(place)
    return [x + Math.cos(angle) * distance * 1.5, y + Math.sin(angle) * distance]
  })

function stages({ stages: all }: Of<'stages'>, { width, height, isSmall }: Frame): Drawn {
  const size = isSmall ? 2.2 : 4.2
  const ground = height - (isSmall ? 1 : FOOT)
  const most = Math.max(1, ...all.map(({ dots: count }) => count))
  // a small picture shows one dot for several
  const share = isSmall ? Math.min(1, 34 / most) : 1
  const apart = Math.min(isSmall ? 2.3 : 3.7, (ground / 2 - size) / Math.sqrt(most * share))
  const step = width / Math.max(1, all.length)
  const clamp = ([x, y]: Point): Point => [
    Math.min(width - size / 2, Math.max(size / 2, x)),
    Math.min(ground - size / 2, Math.max(size / 2, y)),
  ]
  const flocks = all.map(({ dots: count, marked, height: level }, place) => {
    const radius = apart * Math.sqrt(count * share) + size / 2
    const [low, high] = [ground - radius - 1, radius + 1]
    const centre: Point = [step * (place + 0.5), low - level * (low - high)]
    const points = flock(...centre, Math.round(count * share), apart).map(clamp)
    return { centre, points, marked: Math.round(marked * share) }
  })
  const path = levelCurve([[0, ground], ...flocks.map(({ centre }) => centre), [width, ground]])
  const marks: Mark[] = [
    { tone: 'axis', line: 1, d: `M0 ${short(ground)}H${width}` },
    { tone: 'rest', line: isSmall ? 0.8 : 1.2, d: path },
    { tone: '1', line: size, round: true, d: dots(flocks.flatMap(({ points, marked }) => points.slice(marked))) },
    { tone: '2', line: size, round: true, d: dots(flocks.flatMap(({ points, marked }) => points.slice(0, marked))) },
  ]
  const labels = all.map(
    ({ name }, place): Label => ({
      x: round(step * (place + 0.5)),
      y: height - 3,
      text: name,
      size: LABEL,
      anchor: 'middle',
    }),
  )
  return { marks, labels: isSmall ? [] : labels }
}

function ladder({ steps, values, keys }: Of<'ladder'>, { width, height, isSmall }: Frame): Drawn {
  const shares = unpack(values)
  const isWords = steps.some((step) => [...step].length > 2)
  // words need more room than single characters
  const most = isSmall ? (isWords ? 3 : 6) : isWords ? 8 : 24
  const every = steps.map((text, place) => ({ text, share: shares[place] ?? 0 }))
  const side = Math.floor(most / 2)
  const chosen =
    every.length <= most
      ? every
      : keys.length > 0
        ? [...every.slice(0, side), ...every.slice(-side)]
        : every.slice(-most)
  const count = Math.max(1, chosen.length)
  const step = width / count
  const size = Math.min(17, step - 2, isWords ? (step - 4) / 4 : step)
  const top = size + 5
  const bottom = height - 3
  const heights = chosen.map((_, place) => bottom - (count > 1 ? place / (count - 1) : 0) * (bottom - top))
  const half = chosen.findIndex(({ share }) => share >= 0.5)
  const isFirst = (place: number) => keys.length > 0 && (half < 0 || place < half)
  const toneOf = (place: number): Tone =>
    keys.length === 0 ? '1' : ((isFirst(place) ? keys[0] : keys[1])?.tone ?? '1')
  const stairs = (tone: Tone) =>
    chosen
      .map((_, place) =>
        toneOf(place) === tone ? `M${numbers([place * step + 1, heights[place] ?? 0])}h${short(step - 2)}` : '',
      )
      .join('')
  const used = [...new Set(chosen.map((_, place) => toneOf(place)))]
  return {
    marks: used.map((tone) => ({ tone, line: isSmall ? 1.5 : 2, d: stairs(tone) })),
    labels: chosen.map(({ text }, place) => ({
      x: round((place + 0.5) * step),
      y: round((heights[place] ?? 0) - (isSmall ? 3 : 5)),
      text,
      size: round(size),
      anchor: 'middle' as const,
      tone: toneOf(place),
    })),
  }
}

function bands({ bands: packed, ends, zero }: Of<'bands'>, { width, height, isSmall }: Frame): Drawn {
  const foot = isSmall ? 1 : FOOT
  const top = isSmall ? 1 : 4
  const bottom = height - foot
  const lines = packed.map((one) => {
    const shares = unpack(one)
    return shares.map(
      (share, place): Point => [
        shares.length > 1 ? (place / (shares.length - 1)) * width : width / 2,
        bottom - (share ?? 0) * (bottom - top),
      ],
    )
  })
  const [low = [], lower = [], middle = [], upper = [], high = []] = lines
  const marks: Mark[] = [
    { tone: '1', opacity: 0.16, d: area(high, low) },
    { tone: '1', opacity: 0.34, d: area(upper, lower) },
    ...(zero === null
      ? []
      : [{ tone: 'axis' as const, line: 1, d: `M0 ${short(bottom - zero * (bottom - top))}H${width}` }]),
    { tone: '1', line: isSmall ? 1.5 : 2, d: polyline(middle) },
  ]
  const labels: Label[] = isSmall
    ? []
    : [
        { x: 0, y: height - 3, text: ends[0], size: LABEL },
        { x: width, y: height - 3, text: ends[1], size: LABEL, anchor: 'end' },
      ]
  return { marks, labels }
}

function matrix({ side, facets, keys }: Of<'matrix'>, { width, height, isSmall }: Frame): Drawn {
  const shown = isSmall ? facets.slice(0, 2) : facets
  const gap = isSmall ? 4 : 14
  const foot = !isSmall && shown.some(({ name }) => name) ? FOOT : 0
  const box = Math.min(height - foot, (width - gap * (shown.length - 1)) / Math.max(1, shown.length))
  const pitch = box / side
  const apart = shown.length > 1 ? (width - box * shown.length) / (shown.length - 1) : 0
  const [startX, startY] = [shown.length > 1 ? 0 : (width - box) / 2, (height - foot - box) / 2]
  const tonesUsed: Tone[] = keys.length > 0 ? keys.map(({ tone }) => tone) : ['1']
  const grid = shown
    .flatMap((_, facet) => {
      const left = startX + facet * (box + apart)
      return Array.from({ length: side }, (_, row) => `M${numbers([left, startY + (row + 0.5) * pitch])}h${short(box)}`)
    })
    .join('')
  const squares = new Map<Tone, string>()
  for (const [facet, { cells }] of shown.entries()) {
    for (let place = 0; place < side * side; place++) {
      const tone = tonesUsed[Number(cells[place * 3])]
      const [share] = unpack(cells.slice(place * 3 + 1, place * 3 + 3))
      if (!tone || typeof share !== 'number') continue
      const edge = Math.max(0.6, share * pitch * 0.96)
      // zero stands at the lower left corner
      const x = startX + facet * (box + apart) + ((place % side) + 0.5) * pitch
      const y = startY + (side - Math.floor(place / side) - 0.5) * pitch
      const d = `M${numbers([x - edge / 2, y - edge / 2])}h${short(edge)}v${short(edge)}h${short(-edge)}z`
      squares.set(tone, (squares.get(tone) ?? '') + d)
    }
  }
  return {
    marks: [
      ...(isSmall ? [] : [{ tone: 'grid' as const, line: 1, d: grid }]),
      ...[...squares].map(([tone, d]): Mark => ({ tone, d })),
    ],
    labels: shown.flatMap(({ name }, facet) =>
      name && !isSmall ? [{ x: round(startX + facet * (box + apart)), y: height - 3, text: name, size: LABEL }] : [],
    ),
  }
}

function bars({ counts }: Of<'bars'>, { width, height, isSmall }: Frame): Drawn {
  const shares = unpack(counts)
  const pitch = width / Math.max(1, shares.length)
  const gap = Math.min(isSmall ? 1 : 3, pitch / 5)
  const bottom = height - 1
  const d = shares
    .map((share, place) => {
      const tall = share ? Math.max(1.5, share * (bottom - 1)) : 0
      return tall > 0
        ? `M${numbers([place * pitch, bottom - tall])}h${short(pitch - gap)}v${short(tall)}h${short(gap - pitch)}z`
        : ''
    })
    .join('')
  return {
    marks: [
      { tone: '1', d },
      { tone: 'axis', line: 1, d: `M0 ${short(bottom + 0.5)}H${width}` },
    ],
    labels: [],
  }
}

function drawnOf(data: SignatureData, frame: Frame): Drawn {
  switch (data.form) {
    case 'calendar':
      return calendar(data, frame)
    case 'curve':
      return curve(data, frame)
    case 'scatter':
      return scatter(data, frame)
    case 'stages':
      return stages(data, frame)
    case 'ladder':
      return ladder(data, frame)
    case 'bands':
      return bands(data, frame)
    case 'matrix':
      return matrix(data, frame)
    case 'bars':
      return bars(data, frame)
  }
}

/** Draws a signature picture into a frame. */
export function drawSignature(data: SignatureData, frame: Frame = largeFrame): Drawing {
  const { width, height } = frame
  const { marks, labels } = drawnOf(data, frame)
  return { width, height, marks: marks.filter(({ d }) => d !== ''), labels }
}
