import type { FlagKind } from '@shulei/domain/compete/appeal/appeal.ts'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { brokenConstraint } from '../../../platform/db/violation.ts'
import { users } from '../../base/session/tables.ts'
import type { Bilingual } from '../competition/tables.ts'
import { competitions } from '../competition/tables.ts'
import { teamFlags, teamMembers, teams } from '../team/tables.ts'
import { type AppealStoredFile, appeals } from './tables.ts'

/** Whether the user is in the team of the outer query. */
const isMember = (userId: number) =>
  sql`exists (select 1 from ${teamMembers} m where m.team_id = ${teams.id} and m.user_id = ${userId})`

export interface OwnTeamRef {
  competitionId: number
  teamId: number
  /** A member of the team. */
  userId: number
}

/** The latest flag of a person's own team with its appeal, in one statement; null for a team that is not theirs. */
export async function findCase(on: Executor, { competitionId, teamId, userId }: OwnTeamRef) {
  const [row] = await on
    .select({
      teamId: teams.id,
      cheatStatus: teams.cheatStatus,
      flag: {
        id: teamFlags.id,
        kind: teamFlags.kind,
        status: teamFlags.status,
        reason: teamFlags.reason,
        evidence: teamFlags.evidence,
        createdAt: teamFlags.createdAt,
        endedAt: teamFlags.endedAt,
      },
      appeal: {
        id: appeals.id,
        content: appeals.content,
        file: appeals.file,
        createdAt: appeals.createdAt,
        answeredAt: appeals.answeredAt,
        accepted: appeals.accepted,
        answer: appeals.answer,
      },
      sender: { id: users.id, name: users.name, avatar: users.image },
    })
    .from(teams)
    .leftJoin(teamFlags, eq(teamFlags.teamId, teams.id))
    .leftJoin(appeals, eq(appeals.flagId, teamFlags.id))
    .leftJoin(users, eq(users.id, appeals.userId))
    .where(and(eq(teams.id, teamId), eq(teams.competitionId, competitionId), isMember(userId)))
    .orderBy(desc(teamFlags.id))
    .limit(1)
  return row ?? null
}

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** Takes the lock of a person's own team; false for a team that is not theirs. */
export async function lockOwnTeam(tx: Tx, { competitionId, teamId, userId }: OwnTeamRef): Promise<boolean> {
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.competitionId, competitionId), isMember(userId)))
    .for('update')
  return rows.length > 0
}

/** An earlier appeal of a person by its idempotency key, or null. */
export async function findByKey(on: Executor, userId: number, idempotencyKey: string) {
  const [row] = await on
    .select({ id: appeals.id, teamId: teamFlags.teamId, content: appeals.content, file: appeals.file })
    .from(appeals)
    .innerJoin(teamFlags, eq(teamFlags.id, appeals.flagId))
    .where(and(eq(appeals.userId, userId), eq(appeals.idempotencyKey, idempotencyKey)))
  return row ?? null
}

export async function insertAppeal(
  tx: Tx,
  appeal: {
    flagId: number
    openTeamId: number
    userId: number
    idempotencyKey: string
    content: string
    file: AppealStoredFile | null
    createdAt: Date
  },
): Promise<void> {
  await tx.insert(appeals).values(appeal)
}

/** Whether an error says that the flag has an appeal, or the team an open case, by now. */
export const isTaken = (error: unknown): boolean =>
  ['appeals_flag', 'appeals_open'].includes(brokenConstraint(error) ?? '')

/** The file of an appeal of a person's own team, or null. */
export async function findAppealFile(
  on: Executor,
  { competitionId, appealId, userId }: { competitionId: number; appealId: number; userId: number },
): Promise<AppealStoredFile | null> {
  const [row] = await on
    .select({ file: appeals.file })
    .from(appeals)
    .innerJoin(teamFlags, eq(teamFlags.id, appeals.flagId))
    .innerJoin(teams, eq(teams.id, teamFlags.teamId))
    .where(and(eq(appeals.id, appealId), eq(teams.competitionId, competitionId), isMember(userId)))
  return row?.file ?? null
}

/** An appeal as the operator reads it. */
export interface OperatorAppeal {
  id: number
  teamId: number
  team: string
  competitionId: number
  competition: Bilingual
  kind: FlagKind
  status: number
  reason: Bilingual
  evidence: Bilingual
  flaggedAt: Date
  content: string
  file: AppealStoredFile | null
  createdAt: Date
  answeredAt: Date | null
  accepted: boolean | null
  answer: Bilingual | null
}

/** Appeals for the operator, oldest first: the open ones, the answered ones, or the one of an id. */
export function findForOperator(on: Executor, which: 'open' | 'answered' | { id: number }): Promise<OperatorAppeal[]> {
  const wanted =
    which === 'open'
      ? isNull(appeals.answeredAt)
      : which === 'answered'
        ? isNotNull(appeals.answeredAt)
        : eq(appeals.id, which.id)
  return on
    .select({
      id: appeals.id,
      teamId: teams.id,
      team: teams.name,
      competitionId: competitions.id,
      competition: competitions.title,
      kind: teamFlags.kind,
      status: teamFlags.status,
      reason: teamFlags.reason,
      evidence: teamFlags.evidence,
      flaggedAt: teamFlags.createdAt,
      content: appeals.content,
      file: appeals.file,
      createdAt: appeals.createdAt,
      answeredAt: appeals.answeredAt,
      accepted: appeals.accepted,
      answer: appeals.answer,
    })
    .from(appeals)
    .innerJoin(teamFlags, eq(teamFlags.id, appeals.flagId))
    .innerJoin(teams, eq(teams.id, teamFlags.teamId))
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(wanted)
    .orderBy(asc(appeals.id))
    .limit(500)
}

/** Stores the answer of an open appeal; false when it has one already. The caller holds the team's lock. */
export async function answerOpen(
  tx: Tx,
  id: number,
  { accepted, answer, at }: { accepted: boolean; answer: Bilingual; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(appeals)
    .set({ accepted, answer, answeredAt: at, openTeamId: null })
    .where(and(eq(appeals.id, id), isNull(appeals.answeredAt)))
    .returning({ id: appeals.id })
  return rows.length > 0
}
