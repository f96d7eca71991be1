import { ranksOf } from '../../ranks.ts'
import { cellsOf, groupsOf, mean, numberOf, type Table, thin } from './table.ts'

/** Most rows on which nearness is measured; more would tell the same. */
const MOST_ROWS = 2000
/** Squares that come from rounding alone: the ranks of two different numbers are further apart. */
const ROUNDING = 1e-9

/** The share of the variance of one list that a line through the other explains; 0 where either is the same everywhere. */
function shareExplained(ours: readonly number[], theirs: readonly number[]): number {
  const [ourMean, theirMean] = [mean(ours), mean(theirs)]
  let [ourSquares, theirSquares, together] = [0, 0, 0]
  for (const [place, our] of ours.entries()) {
    const their = (theirs[place] ?? 0) - theirMean
    ourSquares += (our - ourMean) ** 2
    theirSquares += their ** 2
    together += (our - ourMean) * their
  }
  if (ourSquares < ROUNDING || theirSquares < ROUNDING) return 0
  return Math.min(1, together ** 2 / (ourSquares * theirSquares))
}

/** For each row the mean of its class. */
function classMeans(values: readonly number[], classes: readonly string[]): number[] {
  const means = new Array<number>(values.length).fill(0)
  for (const { rows } of groupsOf(classes)) {
    const middle = mean(rows.map((row) => values[row] ?? 0))
    for (const row of rows) means[row] = middle
  }
  return means
}

/**
 * How near columns of numbers are to the target, from 0 to 1: the share of the variance of their ranks that the ranks of the target
 * explain (the square of Spearman's coefficient), or its classes (eta squared of the ranks). Ranks, so that no few great numbers decide.
 * Rows without either value count as unexplained.
 */
export function nearnessOf(
  table: Table,
  names: readonly string[],
  target: { name: string; isClass: boolean },
): Map<string, number> {
  const sample = { columns: table.columns, rows: thin(table.rows, MOST_ROWS) }
  const goals = cellsOf(sample, target.name)
  const isGoal = (cell: string) => (target.isClass ? cell !== '' : Number.isFinite(numberOf(cell)))
  return new Map(
    names.map((name) => {
      const values = cellsOf(sample, name).map(numberOf)
      const known = goals.flatMap((cell, row) => (isGoal(cell) && Number.isFinite(values[row]) ? [row] : []))
      if (known.length === 0) return [name, 0]
      const ranks = ranksOf(known.map((row) => values[row] ?? 0))
      const cells = known.map((row) => goals[row] ?? '')
      const guide = target.isClass ? classMeans(ranks, cells) : ranksOf(cells.map(numberOf))
      return [name, shareExplained(ranks, guide) * (known.length / sample.rows.length)]
    }),
  )
}
