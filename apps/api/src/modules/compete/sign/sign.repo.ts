import type { SignEvidence, SignKind } from '@shulei/domain/compete/sign/sign.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { signs } from './tables.ts'

export interface NewSign {
  competitionId: number
  kind: SignKind
  key: string
  evidence: SignEvidence
  at: Date
}

export type SignRow = typeof signs.$inferSelect

/** Stores a sign, or renews the evidence of the same one; a dismissed sign stays dismissed. */
export async function upsertSign(on: Executor, { at, ...sign }: NewSign): Promise<void> {
  await on
    .insert(signs)
    .values({ ...sign, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [signs.competitionId, signs.kind, signs.key],
      set: { evidence: sql`excluded.evidence`, updatedAt: at },
      setWhere: sql`${signs.evidence} <> excluded.evidence`,
    })
}

/** The signs of a competition, oldest first: the open ones, or all. */
export function findSigns(on: Executor, competitionId: number, { isAll }: { isAll: boolean }): Promise<SignRow[]> {
  const own = eq(signs.competitionId, competitionId)
  return on
    .select()
    .from(signs)
    .where(isAll ? own : and(own, isNull(signs.dismissedAt)))
    .orderBy(asc(signs.createdAt), asc(signs.id))
}

/** Stores once that a sign is no problem; false where there is no such open sign. */
export async function setDismissed(
  on: Executor,
  id: number,
  { by, why, at }: { by: string; why: string; at: Date },
): Promise<boolean> {
  const rows = await on
    .update(signs)
    .set({ dismissedAt: at, dismissedBy: by, dismissedWhy: why })
    .where(and(eq(signs.id, id), isNull(signs.dismissedAt)))
    .returning({ id: signs.id })
  return rows.length > 0
}

/** Names of people and teams by their ids; teams that are gone are missing. */
export async function findNames(
  on: Executor,
  { people, teams }: { people: readonly number[]; teams: readonly number[] },
): Promise<{ people: ReadonlyMap<number, string>; teams: ReadonlyMap<number, string> }> {
  const arrayOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`
  const { rows } = await on.execute<{ kind: 'people' | 'teams'; id: number; name: string }>(sql`
    select 'people' as kind, u.id::float8 as id, u.name from users u where u.id = any(${arrayOf(people)})
    union all select 'teams', t.id::float8, t.name from teams t where t.id = any(${arrayOf(teams)})`)
  const namesOf = (wanted: string) =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(({ id, name }) => [id, name] as const))
  return { people: namesOf('people'), teams: namesOf('teams') }
}
