import { records, type Table } from '../competition-folder/csv.ts'
import { type Card, type Level, levels } from '../seed/card.ts'
import { type MetricSpec, scoreRows } from './metrics.ts'
import type { List } from './split.ts'

/** Scores of a submission table on both lists; rows are matched by id. */
export function scoreSubmission(card: MetricColumns, submission: Table, solution: Table): Record<List, number> {
  const byId = new Map(records(submission).map((row) => [row[card.idColumn]!, row]))
  const spec: MetricSpec = { id: card.metric, labels: card.labels }
  const score = (list: List) => {
    const rows = records(solution).filter((row) => row.list === list)
    const predictions = rows.map((row) => {
      const prediction = byId.get(row.id!)
      if (!prediction) throw new Error(`no prediction for ${row.id}`)
      return card.predictionColumns.map(({ name }) => prediction[name]!)
    })
    return scoreRows(
      spec,
      rows.map((row) => row.target!),
      predictions,
    )
  }
  return { A: score('A'), B: score('B') }
}

type MetricColumns = Pick<Card, 'idColumn' | 'metric' | 'labels' | 'predictionColumns'>

/** The largest difference between a computed baseline score and the promised one that still counts as equal. */
export const tolerance = 1e-6

/** A line for each baseline score that differs from the promised one. */
export function baselineDeviations(
  card: MetricColumns & Pick<Card, 'baselines'>,
  submissions: Record<Level, Table>,
  solution: Table,
): string[] {
  return levels.flatMap((level) => {
    const scores = scoreSubmission(card, submissions[level], solution)
    return (['A', 'B'] as const)
      .filter((list) => !(Math.abs(scores[list] - card.baselines[level][list]) <= tolerance))
      .map((list) => `${level} ${list}: ${scores[list]}, expected ${card.baselines[level][list]}`)
  })
}
