import { isBetter } from '@shulei/domain/compete/submission/metric.ts'
import { type Daily, type DayRow, perSize } from '../lists.ts'

type Baseline = Daily['baselines'][number]

/** A line of the table: a team, or a baseline between two of them. */
export type DayLine = { kind: 'team'; row: DayRow } | { kind: 'baseline'; baseline: Baseline }

/** The teams of a page with the baselines between them; one before the first or after the last team is on the first or last page. */
export function dayLines({ list, baselines, metric, page, total }: Daily): DayLine[] {
  const isLast = page * perSize >= total
  const waiting = baselines.toSorted((a, b) => (isBetter(metric, a.score, b.score) ? -1 : 1))
  const lines: DayLine[] = []
  for (const [index, row] of list.entries()) {
    while (waiting[0] && isBetter(metric, waiting[0].score, row.score)) {
      const baseline = waiting.shift() as Baseline
      if (index > 0 || page === 1) lines.push({ kind: 'baseline', baseline })
    }
    lines.push({ kind: 'team', row })
  }
  if (isLast) lines.push(...waiting.map((baseline): DayLine => ({ kind: 'baseline', baseline })))
  return lines
}
