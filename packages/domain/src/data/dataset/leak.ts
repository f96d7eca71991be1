/**
 * Whether one column by itself tells the target. A column is read in two ways, by its values and by its order, and learns the target
 * on some rows. What counts is how much of the target it then tells of rows that were held out: a column with a different value in
 * each row tells nothing of those by chance.
 */
import { ranksOf } from '../../ranks.ts'

/** The same fact of rows to learn from and of rows that are held out. */
export interface Halves<T> {
  learn: readonly T[]
  held: readonly T[]
}

/** Classes as their names, or numbers. */
export type LeakTarget = ({ kind: 'classes' } & Halves<string>) | ({ kind: 'numbers' } & Halves<number>)

/** With fewer rows on either side, what is measured may be chance. */
export const leastRows = 40
/** Steps into which the order of a column is divided, and the least rows of one. */
const [STEPS, PER_STEP] = [64, 20]
/** Weight of what is known of all rows against what is known of those with one value, in rows. */
const WEIGHT = 2

/** Groups of rows by a column: a number for each row, −1 where no row to learn from has the value. */
type Groups = Halves<number> & { count: number }

function countsOf<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const clipped = (share: number) => (share > 0 ? Math.min(1, share) : 0)

function groupsByValue({ learn, held }: Halves<string>): Groups {
  const known = new Map<string, number>()
  const places = learn.map((cell) => {
    const place = known.get(cell) ?? known.size
    known.set(cell, place)
    return place
  })
  return { learn: places, held: held.map((cell) => known.get(cell) ?? -1), count: known.size }
}

/** Numbers are ordered as such, other cells by their signs; days and ids of equal length are so in their own order. */
function groupsByOrder({ learn, held }: Halves<string>): Groups {
  const filled = learn.filter((cell) => cell !== '')
  const isNumber = [...filled, ...held.filter((cell) => cell !== '')].every((cell) => Number.isFinite(Number(cell)))
  return isNumber ? inSteps({ learn, held }, Number) : inSteps({ learn, held }, (cell) => cell)
}

/** A value that could fill a whole step has a group of its own; the others are divided into steps by their order. */
function inSteps<T extends string | number>({ learn, held }: Halves<string>, read: (cell: string) => T): Groups {
  const values = learn.flatMap((cell) => (cell === '' ? [] : [read(cell)]))
  const stepsOf = (rows: number) => Math.max(1, Math.min(STEPS, Math.floor(rows / PER_STEP)))
  const frequent = [...countsOf(values)].filter(([, count]) => count >= values.length / stepsOf(values.length))
  const own = new Map(frequent.map(([value], index) => [value, index]))
  const sorted = values.filter((value) => !own.has(value)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const steps = stepsOf(sorted.length)
  const firsts = Array.from({ length: steps }, (_, step) => sorted[Math.floor((step * sorted.length) / steps)])
  /** The group of the value, else the last step that begins at or below it; missing cells have a group of their own. */
  const place = (cell: string) => {
    if (cell === '') return steps
    const value = read(cell)
    const index = own.get(value)
    if (index !== undefined) return steps + 1 + index
    let [low, high] = [0, steps - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((firsts[middle] as T) <= value) low = middle
      else high = middle - 1
    }
    return low
  }
  return { learn: learn.map(place), held: held.map(place), count: steps + 1 + own.size }
}

/** Share of the uncertainty about the held-out classes that the groups remove, against the best guess that is the same for all rows. */
function shareOfClasses(target: Halves<string>, groups: Groups): number {
  const names = [...new Set([...target.learn, ...target.held])]
  const indexes = new Map(names.map((name, index) => [name, index]))
  const [all, size] = [new Float64Array(names.length), new Float64Array(groups.count)]
  const together = new Map<number, number>()
  for (const [row, name] of target.learn.entries()) {
    const [group, index] = [groups.learn[row] as number, indexes.get(name) as number]
    all[index]! += 1
    size[group]! += 1
    const key = group * names.length + index
    together.set(key, (together.get(key) ?? 0) + 1)
  }
  const prior = (index: number) => ((all[index] as number) + 1) / (target.learn.length + names.length)
  const seen = new Float64Array(names.length)
  let surprise = 0
  for (const [row, name] of target.held.entries()) {
    const [group, index] = [groups.held[row] as number, indexes.get(name) as number]
    seen[index]! += 1
    const [hits, of] = group < 0 ? [0, 0] : [together.get(group * names.length + index) ?? 0, size[group] as number]
    surprise -= Math.log((hits + WEIGHT * prior(index)) / (of + WEIGHT))
  }
  const total = target.held.length
  const base = seen.reduce((sum, count) => (count === 0 ? sum : sum - count * Math.log(count / total)), 0)
  return base === 0 ? 0 : clipped(1 - surprise / base)
}

/** The ranks of numbers among those of both halves. */
function ranksOfHalves({ learn, held }: Halves<number>): Halves<number> {
  const ranks = ranksOf([...learn, ...held])
  return { learn: ranks.slice(0, learn.length), held: ranks.slice(learn.length) }
}

/** Share of the variance of the held-out ranks that the groups explain, so that no few great numbers decide. */
function shareOfRanks({ learn, held }: Halves<number>, groups: Groups): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [known, centre] = [mean(learn), mean(held)]
  const [sums, size] = [new Float64Array(groups.count), new Float64Array(groups.count)]
  for (const [row, value] of learn.entries()) {
    sums[groups.learn[row] as number]! += value
    size[groups.learn[row] as number]! += 1
  }
  let [missed, spread] = [0, 0]
  for (const [row, value] of held.entries()) {
    const group = groups.held[row] as number
    const [sum, of] = group < 0 ? [0, 0] : [sums[group] as number, size[group] as number]
    missed += (value - (sum + WEIGHT * known) / (of + WEIGHT)) ** 2
    spread += (value - centre) ** 2
  }
  return spread === 0 ? 0 : clipped(1 - missed / spread)
}

/** Answers of any column the share of the target that it tells of held-out rows, from 0 to 1; 0 where there are too few rows. */
export function leakMeter(target: LeakTarget): (cells: Halves<string>) => number {
  if (target.learn.length < leastRows || target.held.length < leastRows) return () => 0
  if (target.kind === 'classes') {
    return (cells) =>
      Math.max(shareOfClasses(target, groupsByValue(cells)), shareOfClasses(target, groupsByOrder(cells)))
  }
  const ranks = ranksOfHalves(target)
  return (cells) => Math.max(shareOfRanks(ranks, groupsByValue(cells)), shareOfRanks(ranks, groupsByOrder(cells)))
}

/** A column that is nearly always the same, and what it says where it is not. */
export interface Trace {
  /** The value of nearly all rows. */
  usual: string
  /** Rows held out with another value, and how many of them are of the class. */
  rows: number
  hits: number
  class: string
  /** Share of the class among all rows held out. */
  base: number
}

/** Least share of the rows with the usual value. */
const USUAL = 0.95
/** Rows with another value are a trace if at least half of them are of one class, at this many times its share of all rows. */
const LIFT = 4

const mostOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].reduce<[string, number]>((most, one) => (one[1] > most[1] ? one : most), ['', 0])

/**
 * Measures how much a rare value tells of a class, such as a cost that is 0 unless there was damage; null where it tells nothing. It
 * explains little of the target, because it is rare, and yet it may be known only after the target. The class is found on the rows
 * to learn from and counted on those that are held out.
 */
export function traceOf(target: LeakTarget, { learn, held }: Halves<string>): Trace | null {
  if (target.kind !== 'classes' || target.learn.length < leastRows || target.held.length < leastRows) return null
  const [usual, count] = mostOf(countsOf(learn))
  if (count < USUAL * learn.length || count === learn.length) return null
  const all = countsOf(target.learn)
  const among = countsOf(target.learn.filter((_, row) => learn[row] !== usual))
  // the class whose share grows most
  const [name] = mostOf(new Map([...among].map(([one, hits]) => [one, hits / (all.get(one) ?? hits)])))
  const rare = target.held.filter((_, row) => held[row] !== usual)
  const hits = rare.filter((one) => one === name).length
  const base = target.held.filter((one) => one === name).length / target.held.length
  const chance = rare.length * base
  const isFound = hits >= rare.length / 2 && hits >= LIFT * chance && hits - chance > 5 * Math.sqrt(chance)
  return isFound ? { usual, rows: rare.length, hits, class: name, base } : null
}

/** Rows held out that equal a row to learn from, and how many would if they had been drawn from the same rows. */
export interface Twins {
  count: number
  expected: number
}

/**
 * Counts the rows held out whose text is that of a row to learn from. Rows of few columns are equal by chance: as many of the rows to
 * learn from have a twin among themselves.
 */
export function twinsOf({ learn, held }: Halves<string>): Twins {
  const counts = new Map<string, number>()
  for (const row of learn) counts.set(row, (counts.get(row) ?? 0) + 1)
  const among = learn.filter((row) => (counts.get(row) ?? 0) > 1).length
  return {
    count: held.filter((row) => counts.has(row)).length,
    expected: learn.length === 0 ? 0 : (among / learn.length) * held.length,
  }
}

/** Whether more rows are in both tables than chance puts there: five standard deviations, and one row in a hundred. */
export function areTwinsLeak({ count, expected }: Twins, total: number): boolean {
  const deviation = Math.sqrt(expected * (1 - Math.min(1, expected / Math.max(1, total))))
  return total >= leastRows && count - expected > Math.max(5 * deviation, total / 100)
}
