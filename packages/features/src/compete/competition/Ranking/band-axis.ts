import { fenceOf } from '@shulei/domain/compete/ranking/fence.ts'
import { isBetter } from '@shulei/domain/compete/submission/metric.ts'
import type { Rankings } from './ranking-query.ts'

/** The axis of a band: its ends are scores, and what lies far out stands beyond a cut. */
export interface BandAxis {
  worst: number
  best: number
  /** The score farthest out on a side, where the axis is cut. */
  farOut: { worse?: number; better?: number }
  /** Place of a score: 0 is the worst end, 1 the best; -1 and 2 lie beyond a cut. */
  at(score: number): number
}

type Scores = Pick<Rankings, 'field' | 'distribution' | 'baselines' | 'metric'>

/** Whether each team of the list is in the field, so that all can be drawn one by one. */
export const isWhole = ({ field, distribution }: Pick<Scores, 'field' | 'distribution'>) =>
  field.length === distribution.reduce((sum, { count }) => sum + count, 0)

/** Scores of the teams between which the axis may end: those inside the fence, or the ends of the equal intervals. */
function scoresInside({ field, distribution }: Scores): { inside: number[]; low: number; high: number } {
  if (isWhole({ field, distribution })) {
    const scores = field.map(({ score }) => score)
    const { low, high } = fenceOf(scores)
    return { inside: scores.filter((score) => low <= score && score <= high), low, high }
  }
  const inside = distribution.flatMap(({ from, to, cut }) => (cut ? [] : [from, to]))
  return { inside, low: Math.min(...inside), high: Math.max(...inside) }
}

/** The worst and the best of some scores. */
function endsOf(metric: Scores['metric'], scores: readonly number[]): { worst: number; best: number } {
  const [low, high] = [Math.min(...scores), Math.max(...scores)]
  return isBetter(metric, high, low) ? { worst: low, best: high } : { worst: high, best: low }
}

/** Null for a list without scores. */
export function bandAxis(rankings: Scores): BandAxis | null {
  const { field, distribution, baselines, metric } = rankings
  const { inside, low, high } = scoresInside(rankings)
  if (inside.length === 0) return null
  const references = baselines.map(({ score }) => score)
  const shown = [...inside, ...references.filter((score) => low <= score && score <= high)]
  const { worst, best } = endsOf(metric, shown)
  const all = endsOf(metric, [
    ...field.map(({ score }) => score),
    ...distribution.flatMap(({ from, to }) => [from, to]),
    ...references,
  ])
  const farOut = {
    ...(isBetter(metric, worst, all.worst) ? { worse: all.worst } : {}),
    ...(isBetter(metric, all.best, best) ? { better: all.best } : {}),
  }
  return {
    worst,
    best,
    farOut,
    at(score) {
      if (isBetter(metric, worst, score)) return -1
      if (isBetter(metric, score, best)) return 2
      return worst === best ? 0.5 : Math.abs(score - worst) / Math.abs(best - worst)
    },
  }
}
