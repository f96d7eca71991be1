import type { DataIn } from '@shulei/contract/call.ts'
import type { evaluationTasks } from '@shulei/contract/publish/content/evaluation.ts'
import { canSignUp, primaryState } from '@shulei/domain/compete/competition/state.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import type { Platform } from '../../../platform/platform.ts'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import { allCompetitions } from '../../compete/competition/competition.service.ts'
import { visibleList } from '../../compete/competition/visible-list.service.ts'
import { baselinesOn } from '../../compete/submission/board/board.service.ts'
import { leadersOf } from '../../compete/submission/submission.service.ts'
import { findEvaluations } from './evaluation.repo.ts'
import { subjectsOf } from './subjects.service.ts'

/** Greatest age of the numbers, milliseconds. */
const CACHE_MS = 30_000

async function read(platform: Platform): Promise<DataIn<typeof evaluationTasks>> {
  const subjects = [...(await subjectsOf(platform)).values()]
  if (subjects.length === 0) return { list: [] }
  const overviews = await allCompetitions(platform)
  const [found, leaders] = await Promise.all([
    findEvaluations(
      platform.db,
      subjects.map(({ id }) => id),
    ),
    leadersOf(
      platform,
      overviews.map(({ brief, schedules }) => ({ id: brief.id, schedules })),
    ),
  ])
  const now = platform.clock()
  const overviewOf = new Map(overviews.map((overview) => [overview.brief.id, overview]))
  const byId = new Map(found.map((row) => [row.id, row]))
  const list = subjects.flatMap((subject) => {
    const row = byId.get(subject.id)
    const overview = overviewOf.get(subject.id)
    if (!row || !overview) return []
    const { id, title, format, metric, endTime, teamCount, submitCount, picture = null } = subject
    const { decimals, direction } = metrics[metric]
    const leader = leaders.get(id)?.[0]
    return [
      {
        ...{ id, title, format, metric, decimals, direction, endTime, picture },
        state: primaryState(overview.times, now),
        canSignUp: canSignUp(overview.times, now),
        teams: teamCount,
        submits: submitCount,
        scored: row.scored,
        lastScoredAt: row.lastScoredAt === null ? null : new Date(row.lastScoredAt).toISOString(),
        baselines: baselinesOn(row.scoring, visibleList(overview.schedules, now)),
        best: leader ? { team: leader.team, score: leader.score } : null,
      },
    ]
  })
  return { list }
}

/** How every public competition is evaluated. All readers share the answer. */
export const evaluationOf = staleWhileRevalidate(read, () => CACHE_MS)
