import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import type { MovedTries, SignEvidence } from '@shulei/domain/compete/sign/sign.ts'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findNames, findSigns, setDismissed, upsertSign } from './sign.repo.ts'

export type { SignRow } from './sign.repo.ts'

interface Move extends Omit<MovedTries, 'day'> {
  competitionId: number
  now: number
}

/** Raises the sign that tries of a day moved between teams, within the transaction that moves them; none for no tries. */
export async function raiseMovedTries(tx: Tx, { competitionId, now, ...move }: Move): Promise<void> {
  if (move.tries <= 0) return
  const day = shanghaiDay(now)
  const key = `${move.way} ${day} ${move.fromTeam} ${move.toTeam}`
  const evidence = { ...move, day }
  await upsertSign(tx, { competitionId, kind: 'movedTries', key, evidence, at: new Date(now) })
}

/** The ids of the people and teams that a sign names. */
function idsOf(evidence: SignEvidence): { people: readonly number[]; teams: readonly number[] } {
  if ('way' in evidence) return { people: evidence.people, teams: [evidence.fromTeam, evidence.toTeam] }
  const rows = 'files' in evidence ? evidence.files : evidence.people
  return { people: rows.map(({ userId }) => userId), teams: rows.map(({ teamId }) => teamId) }
}

/**
 * The open signs of a competition, or with `isAll` also those that were found to be no problem, and the present names of their people
 * and teams.
 */
export async function listSigns(on: Executor, competitionId: number, which: { isAll: boolean }) {
  const list = await findSigns(on, competitionId, which)
  const ids = list.map(({ evidence }) => idsOf(evidence))
  const names = await findNames(on, {
    people: ids.flatMap(({ people }) => people),
    teams: ids.flatMap(({ teams }) => teams),
  })
  return { list, names }
}

/** Marks a sign as no problem, with who decided it and why. False where there is no such open sign. */
export const dismissSign = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: number,
  { by, why }: { by: string; why: string },
): Promise<boolean> => setDismissed(db, id, { by, why, at: new Date(clock()) })
