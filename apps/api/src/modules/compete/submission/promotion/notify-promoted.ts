import { scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { notify } from '../../../talk/notice/notice.service.ts'
import { claimUnnotified, findPromoting, type UnnotifiedTeam } from './promotion.repo.ts'

/** Teams notified in one transaction, which holds the locks of their members' inboxes. */
const AT_A_TIME = 100

/** Notifies the members of every promoted team, each once: the mark on the team is stored together with the notices. */
export async function notifyPromoted({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const now = clock()
    const notified = await db.transaction(async (tx) => {
      const unnotified = await claimUnnotified(tx, new Date(now), AT_A_TIME)
      if (unnotified.length === 0) return 0
      const all = await findPromoting(tx, new Date(now))
      const factsOf = ({ competitionId, nextScheduleId, teamId, team, rank }: UnnotifiedTeam) => {
        const competition = all.find((one) => one.competitionId === competitionId)
        const next = competition?.schedules.find(({ id }) => id === nextScheduleId)
        const title = (lang: 'zh-CN' | 'en-US') => (next ? scheduleTitle(next, competitionId, lang) : '')
        const round = { cn: title('zh-CN'), en: title('en-US') }
        return { competitionId, competition: competition?.title ?? { cn: '', en: '' }, teamId, team, round, rank }
      }
      const notices = unnotified.flatMap((one) => {
        const facts = factsOf(one)
        const subject = `promotion:${one.scheduleId}`
        return one.memberIds.map((recipientId) => ({ recipientId, kind: 'promoted' as const, subject, facts, at: now }))
      })
      await notify(tx, notices)
      return unnotified.length
    })
    if (notified < AT_A_TIME) return
  }
}
