import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notice/notice.service.ts'
import { setBanned } from './ban.repo.ts'

interface Bilingual {
  cn: string
  en: string
}

/**
 * Bans a team: it cannot submit any more (`B§4`), and its members are told why. False when it is banned already, or when there
 * is no such team; then nobody is told.
 */
export function banTeam(platform: Pick<Platform, 'db' | 'clock'>, teamId: number, reason: Bilingual): Promise<boolean> {
  return judge(platform, teamId, reason)
}

/** Ends a ban, or a suspicion, and tells the members. False when the team is clean already, or when there is no such team. */
export function clearTeam(platform: Pick<Platform, 'db' | 'clock'>, teamId: number): Promise<boolean> {
  return judge(platform, teamId, null)
}

async function judge({ db, clock }: Pick<Platform, 'db' | 'clock'>, teamId: number, reason: Bilingual | null) {
  const at = clock()
  const now = new Date(at)
  return db.transaction(async (tx) => {
    const judged = await setBanned(tx, teamId, { banned: reason !== null, at: now })
    if (!judged) return false
    const { memberIds, ...names } = judged
    const facts = { teamId, ...names }
    // each decision is an event of its own: a team may be banned a second time
    const subject = `team:${teamId}:${now.toISOString()}`
    await notify(
      tx,
      memberIds.map((recipientId) =>
        reason
          ? { recipientId, kind: 'blocked' as const, subject, facts: { ...facts, reason }, at }
          : { recipientId, kind: 'unblocked' as const, subject, facts, at },
      ),
    )
    return true
  })
}
