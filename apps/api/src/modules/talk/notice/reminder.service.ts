import { DAY } from '@shulei/domain/base/time/instant.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type NewNotice, notify } from './notice.service.ts'
import { edgesBetween, type ListEdge, openedBetween, unnotifiedOf } from './reminder.repo.ts'

/** Participants are notified this long before a list opens or closes. */
const AHEAD = DAY

/** A list B that opened earlier is no news; a process may have stood still for shorter. */
const BEHIND = 7 * DAY

/** People notified in one transaction, which holds the locks of their inboxes. */
const AT_A_TIME = 500

async function remindOf(platform: Platform, edge: ListEdge): Promise<void> {
  const { scheduleId, competitionId, competition, kind, list } = edge
  const subject = `schedule:${scheduleId}:${list}`
  for (let after = 0; ; ) {
    const ids = await unnotifiedOf(platform.db, edge, { subject, after, limit: AT_A_TIME })
    if (ids.length === 0) return
    const at = platform.clock()
    await platform.db.transaction((tx) =>
      notify(
        tx,
        ids.map((recipientId): NewNotice => {
          const common = { recipientId, subject, at }
          if (kind === 'listBOpened') return { ...common, kind, facts: { competitionId, competition, scheduleId } }
          const edgeAt = new Date(edge.at).toISOString()
          return { ...common, kind, facts: { competitionId, competition, list, at: edgeAt } }
        }),
      ),
    )
    after = ids.at(-1) ?? after
  }
}

/**
 * Notifies all participants of a competition of its lists that open or close within a day, and of a list B that has opened, for the `remind` job. Each person is
 * notified once per edge, so that the job may run at any time and more than once.
 */
export async function remindOfSchedules(platform: Platform): Promise<void> {
  const now = platform.clock()
  const ahead = await edgesBetween(platform.db, now, now + AHEAD)
  const opened = await openedBetween(platform.db, now - BEHIND, now)
  for (const edge of [...ahead, ...opened]) await remindOf(platform, edge)
}
