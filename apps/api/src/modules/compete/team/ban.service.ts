import { cheatStatuses, type FlagKind } from '@shulei/domain/compete/appeal/appeal.ts'
import { redactEvidence } from '@shulei/domain/compete/appeal/evidence.ts'
import type { FlagVerdict } from '@shulei/domain/talk/notice/notice.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import {
  endFlags,
  foreignNamesIn,
  insertFlag,
  lockModerated,
  type ModeratedTeam,
  updateCheatStatus,
} from './ban.repo.ts'

interface Bilingual {
  cn: string
  en: string
}

/** A decision that a team is suspected (`flag`) or banned. */
export interface FlagDecision {
  verdict: FlagVerdict
  kind: FlagKind
  reason: Bilingual
  /** May name other teams and people: it is redacted before it is stored. */
  evidence: Bilingual
}

/** Result of a decision: `openAppeal` and `unchanged` change nothing and make no notices. */
export type Decided = 'done' | 'unchanged' | 'openAppeal'

type On = Pick<Platform, 'db' | 'clock'>

async function redacted(tx: Tx, teamId: number, { cn, en }: Bilingual): Promise<Bilingual> {
  const names = await foreignNamesIn(tx, teamId, `${cn}\n${en}`)
  return { cn: redactEvidence(cn, names), en: redactEvidence(en, names) }
}

const factsOf = (teamId: number, { team, competitionId, competition }: ModeratedTeam) => ({
  teamId,
  team,
  competitionId,
  competition,
})

/**
 * Flags or bans a team: it can no longer submit (`B§4`), and its members are notified of the reason. A ban replaces a suspicion;
 * while an appeal is open nothing is decided except its answer.
 */
export function flagTeam({ db, clock }: On, teamId: number, decision: FlagDecision): Promise<Decided> {
  const { verdict, kind, reason } = decision
  const status = verdict === 'ban' ? cheatStatuses.banned : cheatStatuses.flagged
  const at = clock()
  const now = new Date(at)
  return db.transaction(async (tx) => {
    const team = await lockModerated(tx, teamId)
    if (!team || team.cheatStatus >= status) return 'unchanged'
    if (team.hasOpenAppeal) return 'openAppeal'
    await updateCheatStatus(tx, teamId, status, now)
    await endFlags(tx, teamId, now)
    const evidence = await redacted(tx, teamId, decision.evidence)
    await insertFlag(tx, { teamId, kind, status, reason, evidence, createdAt: now })
    // each decision is its own event, since a team may be banned more than once
    const subject = `team:${teamId}:${now.toISOString()}`
    const facts = { ...factsOf(teamId, team), reason, verdict }
    await notify(
      tx,
      team.memberIds.map((recipientId) => ({ recipientId, kind: 'blocked' as const, subject, facts, at })),
    )
    return 'done'
  })
}

/** Ends a team's ban or suspicion, and notifies the members. */
export function clearTeam({ db, clock }: On, teamId: number): Promise<Decided> {
  const at = clock()
  const now = new Date(at)
  return db.transaction(async (tx) => {
    const team = await lockModerated(tx, teamId)
    if (!team || team.cheatStatus === cheatStatuses.clean) return 'unchanged'
    if (team.hasOpenAppeal) return 'openAppeal'
    await liftFlag(tx, teamId, now)
    const subject = `team:${teamId}:${now.toISOString()}`
    const verdict: FlagVerdict = team.cheatStatus === cheatStatuses.banned ? 'ban' : 'flag'
    const facts = { ...factsOf(teamId, team), verdict }
    await notify(
      tx,
      team.memberIds.map((recipientId) => ({ recipientId, kind: 'unblocked' as const, subject, facts, at })),
    )
    return 'done'
  })
}

/** Ends a team's ban or suspicion without a notice. The caller holds the team's lock. */
export async function liftFlag(tx: Tx, teamId: number, at: Date): Promise<void> {
  await updateCheatStatus(tx, teamId, cheatStatuses.clean, at)
  await endFlags(tx, teamId, at)
}

/** Takes a team's lock and reads the facts of notices to its members; null when there is no such team. */
export const lockForDecision = lockModerated
