import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import type { chooseFinal, finalChoice } from '@shulei/contract/compete/submission/calls.ts'
import { type ChoosingSchedule, choiceRefusal } from '@shulei/domain/compete/submission/choice.ts'
import { carriedOf, carriedSubmissions } from '@shulei/domain/compete/submission/counted.ts'
import { isBetter, type MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Executor } from '../../../../platform/db/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recountTeam } from '../best/best.service.ts'
import { enqueueRanking } from '../board/rerank.service.ts'
import { findReaderCompetition, type ReaderCompetition } from '../reader-competition.repo.ts'
import { lockTeamOf } from '../team-lock.repo.ts'
import { iso } from '../wire.ts'
import { type ChoosableRow, findChoosable, isCaptain, putChoice } from './choice.repo.ts'

type Answer = DataIn<typeof finalChoice>

interface Place {
  competitionId: number
  scheduleId: number
  userId: number
}

/** The competition, the reader's team and the schedule of a choice. Throws `notFound`, `choiceNotOffered`. */
async function placeOf(on: Executor, { competitionId, scheduleId, userId }: Place, now: number) {
  const competition = await findReaderCompetition(on, { competitionId, userId, now })
  const schedule = competition?.schedules.find(({ id }) => id === scheduleId)
  if (!competition?.team || !schedule) throw new ApiError('notFound')
  if (!schedule.choice) throw new ApiError('choiceNotOffered')
  return { competition, team: competition.team, schedule: schedule as ChoosingSchedule<typeof schedule> }
}

/** Best score first, then the earlier submission. */
const byScore = (metric: MetricId) => (a: { score: number; id: number }, b: { score: number; id: number }) =>
  a.score === b.score ? a.id - b.id : isBetter(metric, a.score, b.score) ? -1 : 1

function answerOf(
  { metric }: Pick<ReaderCompetition, 'metric'>,
  schedule: ChoosingSchedule,
  { rows, captain, now }: { rows: readonly ChoosableRow[]; captain: boolean; now: number },
): Answer {
  const { count, until } = schedule.choice
  const scored = rows.map((row) => ({ ...row, at: row.createdAt.getTime() }))
  const counted = new Set(carriedSubmissions(scored, { metric, carried: carriedOf(count) }))
  const list = rows.flatMap(({ id, no, name, description, scoreA, isChosen, createdAt }) =>
    scoreA === null
      ? []
      : [{ id, no, name, description, score: scoreA, createdAt: iso(createdAt), isChosen, counts: counted.has(id) }],
  )
  return {
    schedule_id: schedule.id,
    count,
    until: iso(until),
    isOpen: now <= until,
    isCaptain: captain,
    list: list.toSorted(byScore(metric)),
  }
}

/**
 * The submissions that a team may choose for list B, and those that count now. Three statements.
 * Throws `notFound`, `choiceNotOffered`.
 */
export async function readChoice(platform: Platform, place: Place): Promise<Answer> {
  const now = platform.clock()
  const { competition, team, schedule } = await placeOf(platform.db, place, now)
  const rows = await findChoosable(platform.db, team.id, schedule.id)
  return answerOf(competition, schedule, { rows, captain: await isCaptain(platform.db, team.id, place.userId), now })
}

/**
 * Replaces a team's choice and counts its list B anew, in one transaction under the team's lock: a choice never meets a deadline that
 * passed while it waited, a captaincy that was handed over, or a team that moved into another one. Throws the refusals of
 * `choiceRefusal`, and `notFound`.
 */
export async function choose(
  platform: Platform,
  { competitionId, userId }: Omit<Place, 'scheduleId'>,
  { scheduleId, submissions: wanted }: BodyOut<typeof chooseFinal>,
): Promise<Answer> {
  const { stages, answer } = await platform.db.transaction(async (tx) => {
    await lockTeamOf(tx, competitionId, userId)
    // read after the lock
    const now = platform.clock()
    const { competition, team, schedule } = await placeOf(tx, { competitionId, scheduleId, userId }, now)
    const captain = await isCaptain(tx, team.id, userId)
    const eligible = (await findChoosable(tx, team.id, scheduleId)).map(({ id }) => id)
    const refusal = choiceRefusal({ now, choice: schedule.choice, isCaptain: captain, wanted, eligible })
    if (refusal) throw new ApiError(refusal, { facts: { max: schedule.choice.count } })
    await putChoice(tx, { teamId: team.id, scheduleId, ids: [...new Set(wanted)] })
    const rows = await findChoosable(tx, team.id, scheduleId)
    const stages = await recountTeam(tx, { teamId: team.id, scheduleId, metric: competition.metric })
    return { stages, answer: answerOf(competition, schedule, { rows, captain, now }) }
  })
  for (const stage of stages) await enqueueRanking(platform, { scheduleId, stage })
  return answer
}
