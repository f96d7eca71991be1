import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionHistory, competitionTotals, honourCertificates } from '@shulei/contract/profile/calls.ts'
import { primaryState } from '@shulei/domain/competition/state.ts'
import { hiddenFrom } from '@shulei/domain/profile/privacy.ts'
import type { Platform } from '../../platform/platform.ts'
import { type CompetitionOverview, competitionsOf } from '../competition/competition.service.ts'
import { countViews } from '../competition/views.service.ts'
import { type BestScore, bestScoresOf } from '../submission/submission.service.ts'
import type { PersonRef } from './access.repo.ts'
import { accessTo } from './access.service.ts'
import { findSignups, type SignupRow } from './history.repo.ts'
import type { Slice, Sliced } from './tabs.repo.ts'
import { readTab, type TabQuestion } from './tabs.service.ts'

type HistoryRow = DataIn<typeof competitionHistory>['list'][number]
type Honour = DataIn<typeof honourCertificates>['list'][number]

function historyRow(
  { signedUpAt, team }: SignupRow,
  { brief, times }: CompetitionOverview,
  best: BestScore | undefined,
  { userId, now }: { userId: number; now: number },
): HistoryRow {
  const { id, title, startTime, endTime, type, metric } = brief
  return {
    competition: { id, title, startTime, endTime, type, metric, state: primaryState(times, now) },
    signedUpAt: new Date(signedUpAt).toISOString(),
    team: team && {
      id: team.id,
      name: team.name,
      members: team.members,
      isCaptain: team.captainId === userId,
    },
    standing: best
      ? {
          rank: best.rank,
          total: Math.max(best.total, best.rank),
          score: best.score,
          list: best.list,
          submits: best.submits,
          lastSubmitAt: best.lastSubmitAt.toISOString(),
          history: best.history.map(({ score }) => score),
        }
      : null,
  }
}

/** Sign-ups with the present state of their competition and the team's rank in its public list. */
async function historyOf(platform: Platform, slot: Slice): Promise<Sliced<HistoryRow>> {
  const { list, total } = await findSignups(platform.db, slot)
  const overviews = await competitionsOf(
    platform,
    list.map(({ competitionId }) => competitionId),
    slot.reader,
  )
  const scheduled = overviews.map(({ brief, schedules }) => ({ id: brief.id, schedules }))
  const bestScores = await bestScoresOf(platform, slot.userId, scheduled)
  const byId = new Map(overviews.map((overview) => [overview.brief.id, overview]))
  const { userId, now } = { userId: slot.userId, now: slot.now.getTime() }
  return {
    total,
    list: list.flatMap((row) => {
      const overview = byId.get(row.competitionId)
      return overview ? [historyRow(row, overview, bestScores.get(row.competitionId), { userId, now })] : []
    }),
  }
}

/** Competitions that a person took part in (C080). Throws `userNotExist`. */
export const readHistory = (platform: Platform, question: TabQuestion): Promise<DataIn<typeof competitionHistory>> =>
  readTab(platform, question, 'competition', (slot) => historyOf(platform, slot))

const grades = ['first', 'second', 'third'] as const

/** Grade of a rank: the first three and the first tenth of the ranked teams are honoured. */
function gradeOf(rank: number, total: number): Honour['grade'] | null {
  return grades[rank - 1] ?? (rank * 10 <= total ? 'topTenth' : null)
}

/** An upper bound of the competitions of one person. */
const MOST_COMPETITIONS = 500

function honourOf({ competition, team, standing }: HistoryRow): Honour[] {
  if (competition.state !== 'ended' || !team || !standing) return []
  const { rank, total } = standing
  const grade = gradeOf(rank, total)
  if (grade === null) return []
  const { id, title, endTime } = competition
  const no = `SL-${id}-${team.id}`
  return [{ no, competition: { id, title }, teamName: team.name, rank, total, grade, endedAt: endTime }]
}

/** Good ranks in competitions that are over (C053). Throws `userNotExist`. */
export async function readHonours(
  platform: Platform,
  { person, readerId }: Pick<TabQuestion, 'person' | 'readerId'>,
): Promise<DataIn<typeof honourCertificates>> {
  const question = { person, readerId, page: 1, pageSize: MOST_COMPETITIONS }
  const { list, hidden } = await readHistory(platform, question)
  return { list: list.flatMap(honourOf), hidden }
}

/** Numbers of a person's competitions (C082); those that were looked at only for the person. Throws `userNotExist`. */
export async function readTotals(
  platform: Platform,
  person: PersonRef,
  readerId: number,
): Promise<DataIn<typeof competitionTotals>> {
  const { db, clock } = platform
  const { userId, settings, reader } = await accessTo(db, person, readerId)
  const viewed = userId === readerId ? await countViews(platform, userId) : null
  const hidden = hiddenFrom(settings, 'competition', reader)
  if (hidden !== null) return { signedUp: 0, ended: 0, medals: 0, viewed, hidden }
  const slot = { userId, reader: readerId, offset: 0, limit: MOST_COMPETITIONS, now: new Date(clock()) }
  const { list, total } = await historyOf(platform, slot)
  const over = list.filter(({ competition }) => competition.state === 'ended')
  const medals = over.filter(({ standing }) => standing !== null && standing.rank <= grades.length).length
  return { signedUp: total, ended: over.length, medals, viewed, hidden }
}
