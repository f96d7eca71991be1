import { weekdayOf } from '../../time/instant.ts'
import { round } from '../path.ts'
import type { CalendarYear, DataOf, Label, Mark, Tone } from '../signature.ts'
import { baseline, type Drawn, FOOT, type Frame, LABEL } from './frame.ts'

/** Opacity of each step of the sequential colour; the first one is a light ground. */
const stepOpacity = [0.1, 0.24, 0.4, 0.58, 0.78, 1]

const round2 = (value: number) => Math.round(value * 100) / 100

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
      // A run is drawn up to the gap after its last dash.
      d: list.map(({ row, column, length }) => `M${column} ${row}h${length}`).join(''),
    }))
}

/** Weekday of the first of January, Monday is 0. */
const firstWeekday = (year: number) => weekdayOf(Date.UTC(year, 0, 1))

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

export function calendar({ unit, keys, panels }: DataOf<'calendar'>, { width, height, isSmall }: Frame): Drawn {
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
    // A category has no mean, so that its weeks are not merged.
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
  // A small calendar shows the last year of the first panel only, because the cells of more years would be too small to see.
  const shown = isSmall ? panels.slice(0, 1).map((panel) => ({ ...panel, years: panel.years.slice(-1) })) : panels
  const rows = Math.max(1, ...shown.map(({ years }) => years.length))
  const left = isSmall ? 0 : 32
  const apart = isSmall ? 0 : 2
  const columns = shown.length * WEEKS + (shown.length - 1) * apart
  const pitchX = (width - left) / columns
  const foot = !isSmall && shown.some(({ name }) => name) ? FOOT : 0
  // One empty row separates two years.
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
  // Days that change their level often make many marks; the oldest year is then left out until the paths are short enough.
  const newer = panels.map((panel) => ({ ...panel, years: panel.years.slice(1 - rows) }))
  return calendar({ form: 'calendar', unit, keys, panels: newer }, { width, height, isSmall })
}
