import { scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import type { Executor } from '../../../../platform/db/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { notify } from '../../../talk/notice/notice.service.ts'
import { claimUnnotified, findPromoting } from './promotion.repo.ts'

/** Teams notified in one transaction, which holds the locks of their members' inboxes. */
const AT_A_TIME = 5000

/** The titles of a competition and of one of its schedules, in both languages; read once for all teams. */
async function openTitles(on: Executor, now: Date) {
  const all = new Map((await findPromoting(on, now)).map((competition) => [competition.competitionId, competition]))
  return (competitionId: number, scheduleId: number) => {
    const competition = all.get(competitionId)
    const schedule = competition?.schedules.find(({ id }) => id === scheduleId)
    const title = (lang: 'zh-CN' | 'en-US') => (schedule ? scheduleTitle(schedule, competitionId, lang) : '')
    return {
      competition: competition?.title ?? { cn: '', en: '' },
      round: { cn: title('zh-CN'), en: title('en-US') },
    }
  }
}

/**
 * Notifies the members of every promoted team, each once: the mark on the team is stored together with the notices. Five statements
 * for thousands of teams.
 */
export async function notifyPromoted({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const now = clock()
    const notified = await db.transaction(async (tx) => {
      const unnotified = await claimUnnotified(tx, new Date(now), AT_A_TIME)
      if (unnotified.length === 0) return 0
      const titlesOf = await openTitles(tx, new Date(now))
      const notices = unnotified.flatMap(
        ({ scheduleId, competitionId, nextScheduleId, teamId, team, rank, memberIds }) => {
          const facts = { competitionId, ...titlesOf(competitionId, nextScheduleId), teamId, team, rank }
          const subject = `promotion:${scheduleId}`
          return memberIds.map((recipientId) => ({ recipientId, kind: 'promoted' as const, subject, facts, at: now }))
        },
      )
      await notify(tx, notices)
      return unnotified.length
    })
    if (notified < AT_A_TIME) return
  }
}
