import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { sourceCode, sourceComments, sourceCompetitions } from '@shulei/contract/compete/source-code/calls.ts'
import { scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import {
  type AskingSchedule,
  askingSchedule,
  askState,
  MAX_VERSIONS,
  sourceRefusal,
} from '@shulei/domain/compete/source-code/ask.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { visibleStage } from '../submission/board/open-lists.service.ts'
import {
  findAskingEntries,
  findComments,
  findEntry,
  findFacts,
  findVersion,
  findVersions,
  type OwnEntry,
} from './read.repo.ts'
import { commentOut, versionOut } from './wire.ts'

type Answer = DataIn<typeof sourceCode>
type Asked = NonNullable<Answer['asked']>
type Own = DataIn<typeof sourceCompetitions>['list'][number]

const iso = (at: number) => new Date(at).toISOString()

/** The facts of a team in an asking schedule, with the verdict whether it may hand in its source code now. */
export async function handInVerdict(on: Executor, schedule: AskingSchedule, teamId: number, now: number) {
  const place = { teamId, scheduleId: schedule.id, stage: visibleStage(schedule, now) }
  const facts = await findFacts(on, place)
  return { facts, refusal: sourceRefusal({ now, ask: schedule.source, ...facts }) }
}

async function askedOf(on: Executor, { id, schedules, team }: OwnEntry, now: number): Promise<Asked | null> {
  const schedule = askingSchedule(schedules, now)
  if (!schedule) return null
  const { start, end, places } = schedule.source
  const none = { facts: { rank: null, versions: 0 }, refusal: 'sourceNotScored' as const }
  const { facts, refusal } = team ? await handInVerdict(on, schedule, team.id, now) : none
  return {
    scheduleId: schedule.id,
    title: { cn: scheduleTitle(schedule, id, 'zh-CN'), en: scheduleTitle(schedule, id, 'en-US') },
    start: iso(start),
    end: iso(end),
    state: askState(schedule.source, now),
    places,
    refusal: refusal === 'sourceNotAsked' ? null : refusal,
    rank: facts.rank,
    left: Math.max(0, MAX_VERSIONS - facts.versions),
  }
}

/**
 * Versions of the reader's own team and what the competition asks for (C072, Q150). Three statements; two for a person without a
 * team. Throws `notFound`, also for a team that is not theirs.
 */
export async function readSources(
  { db, clock }: Platform,
  userId: number,
  { cmptId, teamId, scheduleId, page, size }: QueryOut<typeof sourceCode>,
): Promise<Answer> {
  const now = clock()
  const entry = await findEntry(db, { competitionId: cmptId, userId, now })
  if (!entry) throw new ApiError('notFound')
  const { team } = entry
  if (teamId !== undefined && teamId !== team?.id) throw new ApiError('notFound')
  const asked = await askedOf(db, entry, now)
  if (!team) return { list: [], total: 0, team, asked }
  const window = { offset: (page - 1) * size, limit: size }
  const { rows, total } = await findVersions(db, { teamId: team.id, scheduleId, ...window })
  return { list: rows.map(versionOut), total, team, asked }
}

const stateOrder = { open: 0, before: 1, closed: 2 } as const

/** The reader's competitions that ask for source code: open windows by their end, then those to come, then the closed ones. */
export async function readSourceCompetitions(
  { db, clock }: Platform,
  userId: number,
): Promise<DataIn<typeof sourceCompetitions>> {
  const now = clock()
  const entries = await findAskingEntries(db, { userId, now })
  const list = entries.flatMap(({ id, title, team, schedules, versions }): Own[] => {
    const schedule = askingSchedule(schedules, now)
    if (!schedule) return []
    const { start, end } = schedule.source
    return [
      {
        id,
        title,
        team,
        window: { start: iso(start), end: iso(end), state: askState(schedule.source, now) },
        versions,
      },
    ]
  })
  const order = (a: Own, b: Own) =>
    stateOrder[a.window.state] - stateOrder[b.window.state] ||
    (a.window.state === 'closed' ? b.window.end.localeCompare(a.window.end) : a.window.end.localeCompare(b.window.end))
  return { list: list.toSorted(order) }
}

/** Comments on a version of the reader's own team (C073). Two statements. Throws `notFound` for any other version. */
export async function readComments(
  { db }: Platform,
  userId: number,
  { procedureId, page, size }: QueryOut<typeof sourceComments>,
): Promise<DataIn<typeof sourceComments>> {
  const version = await findVersion(db, procedureId, userId)
  if (!version) throw new ApiError('notFound')
  const rows = await findComments(db, { versionId: procedureId, offset: (page - 1) * size, limit: size })
  return { list: rows.map(commentOut), total: version.comments }
}

/**
 * Sends the file of a version of the reader's own team as a download. Throws `fileNotDownloadable` for any other version, and
 * `downloadFailed` when the store has lost the file.
 */
export async function sendSourceFile(
  platform: Platform,
  c: Context,
  { versionId, userId }: { versionId: number; userId: number },
): Promise<Response> {
  const version = await findVersion(platform.db, versionId, userId)
  if (!version) throw new ApiError('fileNotDownloadable')
  const { file } = version.row
  if (!(await platform.files.disk.exists(file.key))) {
    platform.log.error({ key: file.key }, 'a file of source code is missing')
    throw new ApiError('downloadFailed')
  }
  return sendFile(c, platform.files, { ...file, isText: false, contentType: 'application/octet-stream' })
}
