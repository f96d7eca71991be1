import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notice/notice.service.ts'
import { setBanned } from './ban.repo.ts'

interface Bilingual {
  cn: string
  en: string
}

/**
 * Bans a team: it can no longer submit (`B§4`), and its members are notified of the reason. False, and without notices, when it is
 * banned already or does not exist.
 */
export function banTeam(platform: Pick<Platform, 'db' | 'clock'>, teamId: number, reason: Bilingual): Promise<boolean> {
  return decide(platform, teamId, reason)
}

/** Ends a team's ban or suspicion, and notifies the members. False when there is neither, or no such team. */
export function clearTeam(platform: Pick<Platform, 'db' | 'clock'>, teamId: number): Promise<boolean> {
  return decide(platform, teamId, null)
}

async function decide({ db, clock }: Pick<Platform, 'db' | 'clock'>, teamId: number, reason: Bilingual | null) {
  const at = clock()
  const now = new Date(at)
  return db.transaction(async (tx) => {
    const decided = await setBanned(tx, teamId, { banned: reason !== null, at: now })
    if (!decided) return false
    const { memberIds, ...names } = decided
    const facts = { teamId, ...names }
    // each decision is its own event, since a team may be banned more than once
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
