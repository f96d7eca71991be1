import type { BodyOut, Data, DataIn } from '@shulei/contract/call.ts'
import type { announce, announcements } from '@shulei/contract/host/desk/calls.ts'
import { lineOf, linesOf } from '@shulei/domain/base/text/line.ts'
import type { ActFacts } from '@shulei/domain/host/desk/acts.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { findActs, writeActs } from './acts.repo.ts'
import { countAudiences, findAudience, findTitle } from './desk.repo.ts'
import { roleFor, type Seat } from './seat.service.ts'

/** Most announcements that a page shows. */
const MOST_SHOWN = 100

/** The announcements of a competition, and the size of each audience. Throws `notFound`. */
export async function readAnnouncements({ db }: Platform, seat: Seat): Promise<DataIn<typeof announcements>> {
  await roleFor(db, seat, 'see')
  const { competitionId } = seat
  const rows = await findActs(db, { competitionId, limit: MOST_SHOWN, act: 'announced' })
  return {
    audiences: await countAudiences(db, competitionId),
    list: rows.map(({ id, at, by, facts }) => ({
      ...{ id, at: new Date(at).toISOString(), by },
      ...(facts as ActFacts['announced']),
    })),
  }
}

/**
 * Tells the people of a competition something, as a notice. Throws `notFound`, `forbidden`, `announcementEmpty` with the fields,
 * `tooMany`, and `announcementNobody`.
 */
export async function sendAnnouncement(
  { db, clock, limits }: Platform,
  seat: Seat,
  { audience, ...texts }: BodyOut<typeof announce>,
): Promise<Data<typeof announce>> {
  await roleFor(db, seat, 'announce')
  const title = { cn: lineOf(texts.title.cn), en: lineOf(texts.title.en) }
  const text = { cn: linesOf(texts.text.cn), en: linesOf(texts.text.en) }
  const isEmpty = { 'title.cn': title.cn === '', 'text.cn': text.cn === '' }
  // a half in English would leave its readers with a title without a text
  const isHalf = { 'title.en': title.en === '' && text.en !== '', 'text.en': text.en === '' && title.en !== '' }
  const fields = Object.entries({ ...isEmpty, ...isHalf }).flatMap(([name, isMissing]) => (isMissing ? [name] : []))
  if (fields.length > 0) throw new ApiError('announcementEmpty', { data: { fields } })
  await limits.take('announcement', seat.competitionId)
  const now = clock()
  return db.transaction(async (tx) => {
    const { competitionId, userId } = seat
    const role = await roleFor(tx, seat, 'announce', { lock: true })
    const people = await findAudience(tx, competitionId, audience)
    if (people.length === 0) throw new ApiError('announcementNobody')
    const facts = { audience, people: people.length, title, text }
    const [id] = await writeActs(tx, [
      { competitionId, actorId: userId, role, act: 'announced', facts, createdAt: new Date(now) },
    ])
    if (id === undefined) throw new Error('a line of the log was not stored')
    const told = { competitionId, competition: await findTitle(tx, competitionId), title, text }
    const notice = { kind: 'hostWrote' as const, actorId: userId, subject: `act:${id}`, facts: told, at: now }
    await notify(
      tx,
      people.map((recipientId) => ({ recipientId, ...notice })),
    )
    return { id, people: people.length }
  })
}
