import { carriedOf, gainOf, type ScoredSubmission } from '@shulei/domain/compete/submission/counted.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'

interface Result {
  list: 'A' | 'B'
  scoreA: number | null
  scoreB: number | null
  /** Whether list B was open when the submission was scored. */
  isListBOpen: boolean
  /** The submissions of the team in the schedule that were scored before this one. */
  before: readonly ScoredSubmission[]
  choiceCount: number
  metric: MetricId
}

/** The score on its list that a submitter is told and its gain on the team's best there; both null while that list is hidden. */
export function shownResult({ list, scoreA, scoreB, isListBOpen, before, choiceCount, metric }: Result) {
  const score = list === 'A' ? scoreA : isListBOpen ? scoreB : null
  const counting = { metric, carried: carriedOf(choiceCount) }
  return { score, gain: score === null ? null : gainOf(score, before, list === 'A' ? 0 : 1, counting) }
}
