import type { DataIn } from '@shulei/contract/call.ts'
import type {
  competitionHistory,
  competitionTotals,
  honourCertificates,
} from '@shulei/contract/people/profile/calls.ts'
import { primaryState } from '@shulei/domain/compete/competition/state.ts'
import { hiddenFrom } from '@shulei/domain/people/profile/privacy.ts'
import type { Once } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countViews } from '../../compete/competition/views.service.ts'
import type { PersonRef } from './access.repo.ts'
import { accessOnce } from './access.service.ts'
import { type Participation, participationsOf } from './participation.service.ts'
import type { TabQuestion } from './tabs.service.ts'

type HistoryRow = DataIn<typeof competitionHistory>['list'][number]
type Honour = DataIn<typeof honourCertificates>['list'][number]

function historyRow(
  { signup: { signedUpAt, team }, overview: { brief, times }, best }: Participation,
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
      certificate: team.certificate,
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

interface Whose {
  person: PersonRef
  readerId: number
}

/** All rows of a person's history; none, with the reason, where the reader may not see them. Throws `userNotExist`. */
async function historyOf(platform: Platform, { person, readerId }: Whose, once: Once) {
  const { userId, settings, reader } = await accessOnce(platform.db, person, readerId, once)
  const hidden = hiddenFrom(settings, 'competition', reader)
  if (hidden !== null) return { userId, total: 0, rows: [], hidden }
  const { total, list } = await participationsOf(platform, { userId, reader: readerId }, once)
  const now = platform.clock()
  return { userId, total, rows: list.map((one) => historyRow(one, { userId, now })), hidden }
}

/** A page of the competitions that a person took part in (C080). Throws `userNotExist`. */
export async function readHistory(
  platform: Platform,
  { page, pageSize, ...whose }: TabQuestion,
  once: Once,
): Promise<DataIn<typeof competitionHistory>> {
  const { total, rows, hidden } = await historyOf(platform, whose, once)
  return { list: rows.slice((page - 1) * pageSize, page * pageSize), total, page, pageSize, hidden }
}

const grades = ['first', 'second', 'third'] as const

/** Grade of a rank: the first three and the first tenth of the ranked teams are honoured. */
function gradeOf(rank: number, total: number): Honour['grade'] | null {
  return grades[rank - 1] ?? (rank * 10 <= total ? 'topTenth' : null)
}

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
  whose: Whose,
  once: Once,
): Promise<DataIn<typeof honourCertificates>> {
  const { rows, hidden } = await historyOf(platform, whose, once)
  return { list: rows.flatMap(honourOf), hidden }
}

/** Numbers of a person's competitions (C082); those that were looked at only for the person. Throws `userNotExist`. */
export async function readTotals(
  platform: Platform,
  whose: Whose,
  once: Once,
): Promise<DataIn<typeof competitionTotals>> {
  const { userId, total, rows, hidden } = await historyOf(platform, whose, once)
  const viewed = userId === whose.readerId ? await countViews(platform, userId) : null
  const over = rows.filter(({ competition }) => competition.state === 'ended')
  const medals = over.filter(({ standing }) => standing !== null && standing.rank <= grades.length).length
  return { signedUp: total, ended: over.length, medals, viewed, hidden }
}
