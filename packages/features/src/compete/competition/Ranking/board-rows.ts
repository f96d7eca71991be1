import { isBetter } from '@shulei/domain/compete/submission/metric.ts'
import { type Baseline, perSize, type Rankings, type RankRow } from './ranking-query.ts'

/** A line of the table: a ranked team, or a baseline between them. */
export type BoardLine = { kind: 'team'; row: RankRow } | { kind: 'baseline'; baseline: Baseline }

/**
 * The teams of a page with the baselines at the positions of their scores. A baseline before the page's first or after its
 * last row is shown on that page only if no team can be between: on the first and the last page. Search results contain
 * teams only.
 */
export function boardLines(
  { list, baselines, metric, page, total }: Rankings,
  { isSearch }: { isSearch: boolean },
): BoardLine[] {
  const lines: BoardLine[] = []
  const isLast = page * perSize >= total
  const waiting = isSearch
    ? []
    : baselines.toSorted((a, b) =>
        isBetter(metric, a.score, b.score) ? -1 : isBetter(metric, b.score, a.score) ? 1 : 0,
      )
  for (const [index, row] of list.entries()) {
    while (waiting[0] && isBetter(metric, waiting[0].score, row.score)) {
      const baseline = waiting.shift() as Baseline
      if (index > 0 || page === 1) lines.push({ kind: 'baseline', baseline })
    }
    lines.push({ kind: 'team', row })
  }
  if (isLast) lines.push(...waiting.map((baseline): BoardLine => ({ kind: 'baseline', baseline })))
  return lines
}

export type Zone = 'gold' | 'silver' | 'promoted'

/** Zones by their last rank, best first: the podium, the first ten, and the promoted teams. */
export function zonesOf(promoted: number): { zone: Zone; from: number; to: number }[] {
  const zones: { zone: Zone; from: number; to: number }[] = [{ zone: 'gold', from: 1, to: 3 }]
  if (promoted !== 10) zones.push({ zone: 'silver', from: 4, to: 10 })
  if (promoted > 3) zones.push({ zone: 'promoted', from: promoted > 10 ? 11 : 4, to: promoted })
  return zones.sort((a, b) => a.to - b.to)
}

/**
 * Length of a row's bar from 0 to 1: the leader's is full, the last row of the page keeps a small rest, so that differences
 * on the page are visible.
 */
export function closeness(score: number, best: number, worst: number): number {
  const least = 0.06
  if (best === worst) return 1
  return least + (1 - least) * Math.max(0, Math.min(1, (score - worst) / (best - worst)))
}
