import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { evaluationTasks, gradeHolders } from '@shulei/contract/publish/content/evaluation.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { Format } from '@shulei/i18n/format.ts'
import type { LadderRung } from '@shulei/ui/ScoreLadder/ScoreLadder.tsx'

export type EvaluationTask = Data<typeof evaluationTasks>['list'][number]
export type GradeHolders = Data<typeof gradeHolders>

export type GradeView = 'grade' | 'grade-dcic' | 'grade-details'

/** Arguments of the call behind a grade page: the page of the series counts its own competitions alone. */
export const gradeArgs = (view: GradeView) => ({ query: { series: view === 'grade-dcic' ? 'dcic' : 'all' } as const })

/** The evaluation tasks of all public competitions; an empty list until they are read. */
export function useTasks(): readonly EvaluationTask[] {
  return useCall(refs.evaluationTasks, {}).data?.list ?? []
}

/** Tasks with data: a solution contest has none, and so neither a drawing nor baselines. */
export const withData = (tasks: readonly EvaluationTask[]) => tasks.filter(({ metric }) => metric !== 'review')

/** The first team and the baselines of a task as rungs of a ladder. */
export function rungsOf({ best, baselines, decimals }: EvaluationTask, { pick, score }: Format): LadderRung[] {
  const rungs = baselines.map(
    (baseline): LadderRung => ({
      id: baseline.key,
      kind: 'baseline',
      name: pick(baseline.label),
      score: baseline.score,
      value: score(baseline.score, decimals),
    }),
  )
  if (!best) return rungs
  const leader: LadderRung = {
    id: 'leader',
    kind: 'leader',
    name: best.team.name,
    score: best.score,
    value: score(best.score, decimals),
  }
  return [leader, ...rungs]
}
