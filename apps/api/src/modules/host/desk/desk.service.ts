import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { desk, deskActs, deskPeople } from '@shulei/contract/host/desk/calls.ts'
import { csvFile } from '@shulei/domain/base/text/csv.ts'
import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { mayDo } from '@shulei/domain/host/desk/roles.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, Lang } from '../../../platform/context.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { loadTexts } from '../../../platform/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findActs } from './acts.repo.ts'
import { findDesk, findPeople, type PersonRow } from './desk.repo.ts'
import { findMembers, type MemberRow } from './members.repo.ts'
import { roleFor, type Seat } from './seat.service.ts'

const iso = (at: number) => new Date(at).toISOString()
const isoOr = (at: number | null) => (at === null ? null : iso(at))

export const memberOut = ({ id, name, avatar, role, since }: MemberRow) => ({
  person: { id, name, avatar },
  role,
  since: iso(since),
})

/** The desk of a competition. Throws `notFound`. */
export async function readDesk({ db, clock }: Platform, seat: Seat): Promise<DataIn<typeof desk>> {
  const role = await roleFor(db, seat, 'see')
  const [row, members] = await Promise.all([
    findDesk(db, seat.competitionId, new Date(clock())),
    findMembers(db, seat.competitionId),
  ])
  if (!row) throw new ApiError('notFound')
  return {
    ...row,
    role,
    code: mayDo(role, 'invite') ? row.code : null,
    ...{ startTime: iso(row.startTime), endTime: iso(row.endTime), turn: isoOr(row.turn) },
    failed: row.failed.map((one) => ({ ...one, at: iso(one.at) })),
    members: members.map(memberOut),
  }
}

const scoreOf = ({ score, metric }: PersonRow) =>
  score === null ? null : score.toFixed(metrics[metric as MetricId].decimals)

/** A page of the people who have signed up. Throws `notFound`. */
export async function readPeople(
  { db }: Platform,
  seat: Seat,
  { find, page, perPage }: QueryOut<typeof deskPeople>,
): Promise<DataIn<typeof deskPeople>> {
  await roleFor(db, seat, 'see')
  const { total, list } = await findPeople(db, {
    ...{ competitionId: seat.competitionId, find: find.trim() },
    ...{ limit: perPage, offset: (page - 1) * perPage },
  })
  return {
    total,
    list: list.map(({ id, name, avatar, signedUpAt, organization, team, submissions, lastAt, ...rest }) => ({
      person: { id, name, avatar },
      signedUpAt: iso(signedUpAt),
      ...{ organization, team, submissions, lastAt: isoOr(lastAt) },
      score: scoreOf({ id, name, avatar, signedUpAt, organization, team, submissions, lastAt, ...rest }),
    })),
  }
}

/** Most lines of the file of people. */
const MOST_LINES = 100_000

const columns = ['name', 'organization', 'signedUpAt', 'team', 'submissions', 'lastAt', 'score'] as const
/** Heads of the columns in the reader's language, and the name of the file. */
const texts = loadTexts('desk-text') as unknown as Record<
  Lang,
  { file: Record<(typeof columns)[number] | 'fileName', string> }
>

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Everybody who has signed up as CSV, with instants in Shanghai. Throws `notFound`. */
export async function sendPeople({ db }: Platform, seat: Seat, { c, lang }: { c: Context; lang: Lang }) {
  await roleFor(db, seat, 'see')
  const { list } = await findPeople(db, { competitionId: seat.competitionId, find: '', limit: MOST_LINES, offset: 0 })
  const { file } = texts[lang]
  const rows = list.map((row) => [
    ...[row.name, row.organization, shanghai.format(row.signedUpAt), row.team?.name ?? ''],
    ...[row.submissions, row.lastAt === null ? '' : shanghai.format(row.lastAt), scoreOf(row)],
  ])
  return c.body(csvFile([columns.map((column) => file[column]), ...rows]), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': attachment(`${file.fileName}-${seat.competitionId}.csv`),
    'cache-control': 'no-store',
  })
}

/** Lines of the log of a desk. Throws `notFound`. */
export async function readActs(
  { db }: Platform,
  seat: Seat,
  { before, perPage }: QueryOut<typeof deskActs>,
): Promise<DataIn<typeof deskActs>> {
  await roleFor(db, seat, 'see')
  const rows = await findActs(db, { competitionId: seat.competitionId, before, limit: perPage + 1 })
  const list = rows.slice(0, perPage)
  return {
    list: list.map((row) => ({ ...row, at: iso(row.at) })),
    next: rows.length > perPage ? (list.at(-1)?.id ?? null) : null,
  }
}
