import { gainOf } from '@shulei/domain/submission/counted.ts'
import type { MetricId } from '@shulei/domain/submission/metric.ts'

interface Result {
  list: 'A' | 'B'
  scoreA: number | null
  /** The scores of the team on list A before this one. */
  before: readonly number[]
  metric: MetricId
}

/** The score that a submitter is told and its gain on the team's best; both null for list B, whose scores are hidden until it opens. */
export function shownResult({ list, scoreA, before, metric }: Result) {
  const score = list === 'A' ? scoreA : null
  return { score, gain: score === null ? null : gainOf(metric, score, before) }
}
