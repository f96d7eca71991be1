import { PACK_MOST, pack, shareOf } from './pack.ts'
import type { CalendarYear, Description, Key, SignatureData, StoredSignature, Tone, Words } from './signature.ts'
import { cellsOf, dayOf, groupsOf, numberOf, quantile, rangeOf, type Table, yearOf, yearStart } from './table.ts'

type Of<F extends Description['form']> = Extract<Description, { form: F }>

/** More years than this are drawn by weeks. */
const MOST_DAILY_YEARS = 7
const MOST_YEARS = 16
const MOST_PANELS = 2
const MOST_POINTS = 300
const MOST_VALUES = 720
const MOST_DOTS = 240
const MOST_STEPS = 28
const MOST_FACETS = 5
/** A matrix shows the whole numbers from 0 up to this one; larger ones count as it. */
const MATRIX_MOST = 5
/** So many rows make the quantiles of an hour; fewer do in a short table. */
const LEAST_ROWS = 20
const LEVELS = 6

const categoryTones: readonly Tone[] = ['1', '2', '3', '4', '5', '6']

/** The values of a category with their colours and names: as described, else in the order given. */
function keysOf(values: readonly string[], description: Description): (Key & { value: string })[] {
  return values.slice(0, categoryTones.length).map((value, place) => {
    const own = description.values?.find((one) => one.value === value)
    return {
      value,
      tone: own?.tone ?? categoryTones[place] ?? 'rest',
      name: nameOf(value, description),
    }
  })
}

/** The words for a value: as described, else the value itself. */
const nameOf = (value: string, { values = [] }: Description): Words =>
  values.find((one) => one.value === value)?.name ?? { cn: value, en: value }

const withoutValue = ({ tone, name }: Key): Key => ({ tone, name })

/** Values of a category in the order of the description, the others by frequency. */
function orderedValues(cells: readonly string[], { values = [] }: Description): string[] {
  const present = groupsOf(cells).map(({ value }) => value)
  const described = values.map(({ value }) => value).filter((value) => present.includes(value))
  return [...described, ...present.filter((value) => !described.includes(value))]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Years of a calendar whose days or weeks have the level that `levelOf` tells from the rows of each. */
function yearsOf(
  days: readonly number[],
  rows: readonly number[],
  unit: 'day' | 'week',
  levelOf: (rows: number[]) => string,
) {
  const years = new Map<number, Map<number, number[]>>()
  for (const row of rows) {
    const day = days[row] ?? Number.NaN
    if (!Number.isFinite(day)) continue
    const year = yearOf(day)
    const inYear = day - yearStart(year)
    // the last days of a year belong to its 53rd week
    const place = unit === 'day' ? inYear : Math.floor(inYear / 7)
    const cells = years.get(year) ?? new Map<number, number[]>()
    years.set(year, cells)
    const cell = cells.get(place)
    if (cell) cell.push(row)
    else cells.set(place, [row])
  }
  return [...years]
    .sort(([a], [b]) => a - b)
    .slice(-MOST_YEARS)
    .map(([year, cells]): CalendarYear => {
      const last = Math.max(...cells.keys())
      const text = Array.from({ length: last + 1 }, (_, place) => {
        const found = cells.get(place)
        return found ? levelOf(found) : '-'
      })
      return { year, cells: text.join('') }
    })
}

function calendar(table: Table, description: Of<'calendar'>): SignatureData {
  const days = cellsOf(table, description.date).map(dayOf)
  const values = cellsOf(table, description.value)
  const numeric = values.every((cell) => cell === '' || Number.isFinite(numberOf(cell)))
  const all = values.map((_, row) => row)
  const panels = description.facet
    ? groupsOf(cellsOf(table, description.facet))
        .slice(0, MOST_PANELS)
        .map(({ value, rows }) => ({ name: nameOf(value, description), rows }))
    : [{ rows: all }]
  const years = new Set(days.filter(Number.isFinite).map(yearOf)).size
  const unit = years * panels.length > MOST_DAILY_YEARS ? 'week' : 'day'
  if (!numeric) {
    const keys = keysOf(orderedValues(values, description), description)
    const levelOf = (rows: number[]) => {
      const [most] = groupsOf(rows.map((row) => values[row] ?? ''))
      const place = keys.findIndex(({ value }) => value === most?.value)
      return place < 0 ? '-' : String(place)
    }
    return {
      form: 'calendar',
      unit,
      keys: keys.map(withoutValue),
      panels: panels.map(({ rows, ...panel }) => ({ ...panel, years: yearsOf(days, rows, unit, levelOf) })),
    }
  }
  // levels by quantiles of the cells that are drawn: each colour covers the same area
  const meanOf = (rows: number[]) => mean(rows.map((row) => numberOf(values[row] ?? '')).filter(Number.isFinite))
  const means: number[] = []
  for (const { rows } of panels) {
    yearsOf(days, rows, unit, (cell) => {
      means.push(meanOf(cell))
      return ''
    })
  }
  const sorted = means.filter(Number.isFinite).sort((a, b) => a - b)
  const bounds = Array.from({ length: LEVELS - 1 }, (_, place) => quantile(sorted, (place + 1) / LEVELS))
  const levelOf = (rows: number[]) => {
    const value = meanOf(rows)
    return Number.isFinite(value) ? String(bounds.filter((bound) => value >= bound).length) : '-'
  }
  return {
    form: 'calendar',
    unit,
    keys: [],
    panels: panels.map(({ rows, ...panel }) => ({ ...panel, years: yearsOf(days, rows, unit, levelOf) })),
  }
}

function curve(table: Table, { date, value }: Of<'curve'>): SignatureData | null {
  const numbers = cellsOf(table, value).map(numberOf)
  const days = cellsOf(table, date)
  const rows = days
    .map((cell, row) => ({ day: dayOf(cell), cell: cell.slice(0, 10), value: numbers[row] ?? Number.NaN }))
    .filter((row) => Number.isFinite(row.day) && Number.isFinite(row.value))
    .sort((a, b) => a.day - b.day)
  const per = Math.ceil(rows.length / MOST_VALUES)
  const points: number[] = []
  for (let from = 0; from < rows.length; from += per)
    points.push(mean(rows.slice(from, from + per).map((row) => row.value)))
  const range = rangeOf(points)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!range || !first || !last || points.length < 2) return null
  const [low, high] = range
  return {
    form: 'curve',
    values: pack(points.map((point) => shareOf(point, low, high))),
    ends: [first.cell, last.cell],
    range: [low, high],
  }
}

/** At most so many of the rows, evenly chosen. */
const thin = <T>(rows: readonly T[], most: number): T[] =>
  rows.length <= most
    ? [...rows]
    : Array.from({ length: most }, (_, place) => rows[Math.floor((place * rows.length) / most)] as T)

function scatter(table: Table, description: Of<'scatter'>): SignatureData | null {
  const xs = cellsOf(table, description.x).map(numberOf)
  const ys = cellsOf(table, description.y).map(numberOf)
  const cells = description.group ? cellsOf(table, description.group) : xs.map(() => 'all')
  const usable = xs.flatMap((x, row) =>
    Number.isFinite(x) && Number.isFinite(ys[row]) && cells[row] !== '' ? [row] : [],
  )
  const rows = thin(usable, MOST_POINTS)
  const rangeX = rangeOf(rows.map((row) => xs[row] ?? 0))
  const rangeY = rangeOf(rows.map((row) => ys[row] ?? 0))
  if (!rangeX || !rangeY) return null
  const keys = keysOf(orderedValues(cells, description), description)
  return {
    form: 'scatter',
    groups: keys.map((key) => ({
      ...withoutValue(key),
      points: pack(
        rows
          .filter((row) => cells[row] === key.value)
          .flatMap((row) => [shareOf(xs[row] ?? 0, ...rangeX), shareOf(ys[row] ?? 0, ...rangeY)]),
      ),
    })),
  }
}

function stages(table: Table, description: Of<'stages'>): SignatureData | null {
  const cells = cellsOf(table, description.column)
  const marks = description.marked ? cellsOf(table, description.marked.column) : []
  const counts = description.stages.map(({ value, height }) => {
    const rows = cells.flatMap((cell, row) => (cell === value ? [row] : []))
    return {
      name: nameOf(value, description),
      height: Math.min(1, Math.max(0, height)),
      all: rows.length,
      marked: rows.filter((row) => description.marked && marks[row] === description.marked.value).length,
    }
  })
  const total = counts.reduce((sum, { all }) => sum + all, 0)
  if (total === 0) return null
  const perDot = Math.max(1, Math.ceil(total / MOST_DOTS))
  return {
    form: 'stages',
    stages: counts.map(({ name, height, all, marked }) => ({
      name,
      height,
      dots: Math.round(all / perDot),
      marked: Math.min(Math.round(all / perDot), Math.round(marked / perDot)),
    })),
    keys: description.marked ? [{ tone: '2', name: nameOf(description.marked.value, description) }] : [],
  }
}

/** Han characters one by one, other texts by words of letters. */
function tokensOf(text: string): string[] {
  const han = text.match(/\p{Script=Han}/gu)
  return han && han.length * 4 >= text.length ? [...han] : (text.toLowerCase().match(/\p{L}{3,14}/gu) ?? [])
}

function ladder(table: Table, description: Of<'ladder'>): SignatureData | null {
  const texts = cellsOf(table, description.text)
  const group = description.group ? cellsOf(table, description.group) : null
  const classes = group ? orderedValues(group, description) : []
  const isSigned = group !== null && classes.length === 2
  const counts = new Map<string, [first: number, second: number]>()
  const totals: [number, number] = [0, 0]
  for (const [row, text] of texts.entries()) {
    const side = isSigned && group[row] === classes[1] ? 1 : 0
    for (const token of tokensOf(text)) {
      const count = counts.get(token) ?? [0, 0]
      counts.set(token, count)
      count[side] += 1
      totals[side] += 1
    }
  }
  if (counts.size === 0) return null
  const all = totals[0] + totals[1]
  // rare tokens say little: one among a thousand counts, and two dozen rows at least
  const least = Math.max(12, all / 4000)
  const scored = [...counts]
    .filter(([, [a, b]]) => a + b >= least || counts.size <= MOST_STEPS)
    .map(([token, [a, b]]) => ({
      token,
      // log-odds over their standard error: what is often seen and leans clearly
      score: isSigned
        ? Math.log((b + 1) / (totals[1] + 1) / ((a + 1) / (totals[0] + 1))) / Math.sqrt(1 / (a + 1) + 1 / (b + 1))
        : a + b,
    }))
    .sort((a, b) => a.score - b.score || (a.token < b.token ? -1 : 1))
  const half = MOST_STEPS / 2
  const chosen =
    isSigned && scored.length > MOST_STEPS
      ? [...scored.slice(0, half), ...scored.slice(-half)]
      : scored.slice(-MOST_STEPS)
  const most = Math.max(...chosen.map(({ score }) => Math.abs(score)), Number.MIN_VALUE)
  return {
    form: 'ladder',
    steps: chosen.map(({ token }) => token),
    values: pack(chosen.map(({ score }) => (isSigned ? (score / most + 1) / 2 : score / most))),
    keys: isSigned ? keysOf(classes, description).map(withoutValue) : [],
  }
}

/** A time of day. */
const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d/
const BAND_SHARES = [0.1, 0.25, 0.5, 0.75, 0.9]

function bands(table: Table, { x, y }: Of<'bands'>): SignatureData | null {
  const places = cellsOf(table, x)
  const clocks = places.filter((cell) => CLOCK.test(cell))
  const isClock = clocks.length * 2 > places.length
  const bins = isClock ? 24 : 20
  const numbers = places.map((cell) =>
    isClock ? (CLOCK.test(cell) ? Number.parseInt(cell, 10) : Number.NaN) : numberOf(cell),
  )
  const range = isClock ? ([0, 24] as const) : rangeOf(numbers)
  if (!range) return null
  const values = cellsOf(table, y).map(numberOf)
  const found: number[][] = Array.from({ length: bins }, () => [])
  for (const [row, value] of values.entries()) {
    const at = numbers[row] ?? Number.NaN
    if (!Number.isFinite(at) || !Number.isFinite(value)) continue
    found[Math.min(bins - 1, Math.floor(shareOf(at, range[0], range[1]) * bins))]?.push(value)
  }
  const least = Math.min(LEAST_ROWS, Math.max(3, Math.floor(values.length / bins / 2)))
  const isFull = found.map((list) => list.length >= least)
  // a clock starts after its emptiest stretch, so that the night does not cut the day in two
  const emptyBefore = (bin: number) => {
    let count = 0
    while (count < bins && !isFull[(bin + bins - 1 - count) % bins]) count += 1
    return count
  }
  const starts = isFull.flatMap((full, bin) => (full && isClock ? [bin] : []))
  const start = starts.reduce((best, bin) => (emptyBefore(bin) > emptyBefore(best) ? bin : best), starts[0] ?? 0)
  const order = Array.from({ length: bins }, (_, place) => (start + place) % bins).filter((bin) => isFull[bin])
  if (order.length < 2) return null
  const quantiles = order.map((bin) => {
    const sorted = (found[bin] ?? []).toSorted((a, b) => a - b)
    return BAND_SHARES.map((share) => quantile(sorted, share))
  })
  const span = rangeOf(quantiles.flat())
  if (!span) return null
  const [low, high] = span
  const label = (bin: number) =>
    isClock ? `${bin}:00` : String(Math.round(range[0] + ((range[1] - range[0]) * bin) / bins))
  const zero = low < 0 && high > 0 ? shareOf(0, low, high) : null
  return {
    form: 'bands',
    bands: BAND_SHARES.map((_, band) => pack(quantiles.map((one) => shareOf(one[band] ?? 0, low, high)))),
    ends: [label(order[0] ?? 0), label(order.at(-1) ?? 0)],
    zero: zero === null ? null : Math.round(zero * PACK_MOST) / PACK_MOST,
  }
}

function matrix(table: Table, description: Of<'matrix'>): SignatureData | null {
  const side = MATRIX_MOST + 1
  const place = (cell: string) => Math.min(MATRIX_MOST, Math.max(0, Math.floor(numberOf(cell))))
  const xs = cellsOf(table, description.x).map(place)
  const ys = cellsOf(table, description.y).map(place)
  const cells = description.group ? cellsOf(table, description.group) : xs.map(() => 'all')
  const keys = keysOf(orderedValues(cells, description), description)
  const facets = description.facet
    ? groupsOf(cellsOf(table, description.facet))
        .slice(0, MOST_FACETS)
        .map(({ value, rows }) => ({ name: nameOf(value, description), rows }))
    : [{ rows: xs.map((_, row) => row) }]
  const drawn = facets.map(({ rows, ...facet }) => {
    const counts = Array.from({ length: side * side }, () => new Map<number, number>())
    for (const row of rows) {
      const key = keys.findIndex(({ value }) => value === cells[row])
      const cell = counts[(ys[row] ?? 0) * side + (xs[row] ?? 0)]
      if (key >= 0) cell?.set(key, (cell.get(key) ?? 0) + 1)
    }
    const most = Math.max(1, ...counts.map((count) => [...count.values()].reduce((sum, one) => sum + one, 0)))
    const squares = counts.map((count) => {
      const all = [...count.values()].reduce((sum, one) => sum + one, 0)
      const [key = 0] = [...count].sort((a, b) => b[1] - a[1])[0] ?? []
      // one character for the colour, two for the side of the square
      return all === 0 ? '---' : `${key}${pack([Math.sqrt(all / most)])}`
    })
    return { ...facet, cells: squares.join('') }
  })
  if (xs.every((x) => Number.isNaN(x))) return null
  return {
    form: 'matrix',
    side,
    facets: drawn,
    keys: description.group ? keys.map(withoutValue) : [],
  }
}

function bars(table: Table, { column }: Of<'bars'>): SignatureData | null {
  const cells = cellsOf(table, column).filter((cell) => cell !== '')
  const numbers = cells.map(numberOf)
  if (cells.length > 0 && numbers.every(Number.isFinite) && new Set(cells).size > 12) {
    const range = rangeOf(numbers)
    if (!range) return null
    const counts = new Array<number>(24).fill(0)
    for (const value of numbers) counts[Math.min(23, Math.floor(shareOf(value, ...range) * 24))]! += 1
    return barsOf(counts)
  }
  return barsOf(groupsOf(cells).map(({ rows }) => rows.length))
}

/** Bars for counts in their order; null where nothing was counted. */
export function barsOf(counts: readonly number[]): SignatureData | null {
  const most = Math.max(0, ...counts)
  return most > 0 ? { form: 'bars', counts: pack(counts.slice(0, 24).map((count) => count / most)) } : null
}

function reduced(table: Table, description: Description): SignatureData | null {
  switch (description.form) {
    case 'calendar':
      return calendar(table, description)
    case 'curve':
      return curve(table, description)
    case 'scatter':
      return scatter(table, description)
    case 'stages':
      return stages(table, description)
    case 'ladder':
      return ladder(table, description)
    case 'bands':
      return bands(table, description)
    case 'matrix':
      return matrix(table, description)
    case 'bars':
      return bars(table, description)
  }
}

const columnFields = ['date', 'x', 'y', 'text', 'column', 'value', 'group', 'facet'] as const

/** The columns that a description names, in the order of a caption. */
function columnsOf(description: Description): string[] {
  const fields = description as Partial<Record<(typeof columnFields)[number], unknown>>
  return columnFields.map((field) => fields[field]).filter((name) => typeof name === 'string')
}

/** Reduces a train table to its signature picture; null where the described columns hold nothing to draw. */
export function signatureOf(table: Table, description: Description): StoredSignature | null {
  const data = reduced(table, description)
  return data && { caption: description.caption ?? null, columns: columnsOf(description), data }
}
