import { parseCsv, records } from '../competition-folder/csv.ts'
import { words } from './co2-monthly.words.ts'
import { type Extract, onlyFile, type Recipe, type SourceFiles } from './recipe.ts'

interface Month {
  /** First day of the month, yyyy-mm-dd. */
  id: string
  year: number
  /** 1 to 12. */
  month: number
  co2: string
}

function readMonths(text: string): Month[] {
  return records(parseCsv(text)).map((row) => ({
    id: row.Date!,
    year: Number(row.Date!.slice(0, 4)),
    month: Number(row.Date!.slice(5, 7)),
    co2: row.CO2!,
  }))
}

/** Solves a·x = b by elimination with partial pivoting; `a` is square and regular. */
function solve(a: number[][], b: number[]): number[] {
  const rows = a.map((row, i) => [...row, b[i]!])
  const n = rows.length
  for (let k = 0; k < n; k++) {
    const pivot = rows.reduce((best, row, i) => (i >= k && Math.abs(row[k]!) > Math.abs(rows[best]![k]!) ? i : best), k)
    const top = rows[pivot]!
    rows[pivot] = rows[k]!
    rows[k] = top
    for (const row of rows.slice(k + 1)) {
      const factor = row[k]! / top[k]!
      for (let j = k; j <= n; j++) row[j]! -= factor * top[j]!
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let k = n - 1; k >= 0; k--) {
    const known = x.reduce((sum, value, j) => (j > k ? sum + rows[k]![j]! * value : sum), 0)
    x[k] = (rows[k]![n]! - known) / rows[k]![k]!
  }
  return x
}

/** 1, t, t² and a dummy for February to December; t in years since 1990. */
function features({ year, month }: Month): number[] {
  const t = year + (month - 1) / 12 - 1990
  return [1, t, t * t, ...Array.from({ length: 11 }, (_, i) => (month === i + 2 ? 1 : 0))]
}

function leastSquares(train: Month[]): number[] {
  const x = train.map(features)
  const y = train.map((month) => Number(month.co2))
  const size = x[0]!.length
  const normal = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => x.reduce((sum, row) => sum + row[i]! * row[j]!, 0)),
  )
  const right = Array.from({ length: size }, (_, i) => x.reduce((sum, row, k) => sum + row[i]! * y[k]!, 0))
  return solve(normal, right)
}

function predict(train: Month[], test: Month[]): Extract['predictions'] {
  const lastYear = new Map(train.slice(-12).map(({ month, co2 }) => [month, co2]))
  const last = train.at(-1)!.co2
  const weights = leastSquares(train.filter(({ year }) => year >= 1996))
  return {
    weak: test.map(({ month }) => [lastYear.get(month)!]),
    middle: test.map(() => [last]),
    better: test.map((month) => [String(features(month).reduce((sum, value, i) => sum + value * weights[i]!, 0))]),
  }
}

function extract(files: SourceFiles): Extract {
  const months = readMonths(onlyFile(files))
  const train = months.filter(({ year }) => year < 2016)
  const test = months.filter(({ year }) => year >= 2016)
  return {
    train: { columns: ['id', 'co2'], rows: train.map(({ id, co2 }) => [id, co2]) },
    test: { columns: ['id'], rows: test.map(({ id }) => [id]) },
    targets: test.map(({ co2 }) => co2),
    predictions: predict(train, test),
  }
}

/** Monthly CO₂ at Mauna Loa: 1958 to 2015 to learn from, January 2016 to April 2020 to predict. */
export const co2Monthly: Recipe = {
  slug: 'co2-monthly',
  sourceSha256: 'c1a4a97086414594',
  isSource: (path) => path === 'data/co2-concentration.csv',
  words,
  sample: ['400'],
  extract,
}
