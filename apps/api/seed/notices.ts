import { DAY, HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { parseCertificateText } from '@shulei/domain/compete/certificate/certificate.ts'
import type { NoticeFacts } from '@shulei/domain/talk/notice/notice.ts'
import { castCases } from '@shulei/mocks/cast/cases.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { castNotices } from '@shulei/mocks/cast/notices.ts'
import { demoPeople } from '@shulei/mocks/cast/people.ts'
import { teamOf } from '@shulei/mocks/cast/teams.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { certificates } from '../src/modules/compete/certificate/tables.ts'
import { competitions } from '../src/modules/compete/competition/tables.ts'
import { sourceComments, sourceVersions } from '../src/modules/compete/source-code/tables.ts'
import { selectResults } from '../src/modules/compete/submission/evaluate/notify-submitter.repo.ts'
import { shownResult } from '../src/modules/compete/submission/evaluate/shown-result.ts'
import { submissions } from '../src/modules/compete/submission/tables.ts'
import { teamMembers, teams } from '../src/modules/compete/team/tables.ts'
import { notices } from '../src/modules/talk/notice/tables.ts'
import type { Executor } from '../src/platform/db/database.ts'

type Row = typeof notices.$inferInsert

/** Milliseconds after which a notice was read. */
const READ_AFTER = 20 * 60_000

/** Number of results that each sign-in account has notices of. */
const RESULTS_EACH = 4

const readAt = (at: Instant, start: Instant, read: boolean) =>
  read ? new Date(Math.min(at + READ_AFTER, start)) : null

/** The notices of the cast. Those of results come from the real submissions; those of invitations are loaded with their teams. */
function castRows(start: Instant): Row[] {
  return castNotices
    .filter(({ kind }) => kind !== 'scored' && kind !== 'invited')
    .map(({ to, actor, kind, subject, facts, hoursAgo, read }) => {
      const at = start - hoursAgo * HOUR
      return {
        recipientId: to.id,
        actorId: actor?.id ?? null,
        kind,
        subject,
        facts: facts as Record<string, unknown>,
        competitionId: 'competitionId' in facts ? facts.competitionId : null,
        readAt: readAt(at, start, read),
        createdAt: new Date(at),
      }
    })
}

/** Notices of the latest results of the people to sign in as. */
async function resultRows(db: Executor, start: Instant): Promise<Row[]> {
  const scored = await selectResults(db).where(
    inArray(
      submissions.userId,
      demoPeople.map(({ id }) => id),
    ),
  )
  const byPerson = Map.groupBy(scored, ({ userId }) => userId)
  return [...byPerson.values()]
    .flatMap((own) => own.toSorted((a, b) => b.id - a.id).slice(0, RESULTS_EACH))
    .map(({ id, userId, no, scoredAt, competitionId, competition, ...result }) => {
      const at = scoredAt?.getTime() ?? start
      const facts: NoticeFacts['scored'] = { competitionId, competition, no, ...shownResult(result) }
      return {
        recipientId: userId,
        kind: 'scored',
        subject: `submission:${id}`,
        facts: { ...facts },
        competitionId,
        readAt: readAt(at, start, start - at > DAY),
        createdAt: new Date(at),
      }
    })
}

/** The ban that the built-in answer to an appeal (`castNotices`) ended. */
const ban = {
  team: teamOf('near-shore').name,
  competitionId: competitionOf('football-result').id,
  reason: castCases[0]?.reason ?? { cn: '', en: '' },
  hoursAgo: castCases[0]?.hoursAgo ?? 0,
  endedHoursAgo: 339.5,
}

/** Notices of the ban to the team's members, with the facts that `ban.service` uses. */
async function banRows(db: Executor, start: Instant): Promise<Row[]> {
  const { team, competitionId, reason } = ban
  const banned = await db
    .select({ teamId: teams.id, recipientId: teamMembers.userId, competition: competitions.title })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(and(eq(teams.name, team), eq(teams.competitionId, competitionId)))
  return banned.flatMap(({ teamId, recipientId, competition }) => {
    const facts = { competitionId, competition, teamId, team }
    const row = (kind: 'blocked' | 'unblocked', hoursAgo: number, said: NoticeFacts[typeof kind]) => {
      const at = start - hoursAgo * HOUR
      const subject = `team:${teamId}:${new Date(at).toISOString()}`
      const dates = { readAt: readAt(at, start, true), createdAt: new Date(at) }
      return { recipientId, kind, subject, facts: { ...said }, competitionId, ...dates }
    }
    return [row('blocked', ban.hoursAgo, { ...facts, reason }), row('unblocked', ban.endedHoursAgo, facts)]
  })
}

/** Notices of the certificates, and their marks as notified. */
async function certificateRows(db: Executor, start: Instant): Promise<Row[]> {
  const issued = await db
    .select({
      no: certificates.no,
      text: certificates.text,
      issuedAt: certificates.issuedAt,
      recipientId: teamMembers.userId,
      competitionId: competitions.id,
      competition: competitions.title,
      team: teams.name,
    })
    .from(certificates)
    .innerJoin(teams, eq(teams.id, certificates.teamId))
    .innerJoin(competitions, eq(competitions.id, certificates.competitionId))
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teams.cheatStatus, 0), isNull(certificates.notifiedAt)))
  await db
    .update(certificates)
    .set({ notifiedAt: new Date(start) })
    .where(
      inArray(
        certificates.no,
        issued.map(({ no }) => no),
      ),
    )
  return issued.map(({ no, text, issuedAt, recipientId, competitionId, competition, team }) => {
    const { rank = 0, total = 0 } = parseCertificateText(text) ?? {}
    const facts: NoticeFacts['certified'] = { competitionId, competition, no, team, rank, total }
    const at = issuedAt.getTime()
    const dates = { readAt: readAt(at, start, start - at > DAY), createdAt: new Date(at) }
    return { recipientId, kind: 'certified', subject: no, facts: { ...facts }, competitionId, ...dates }
  })
}

/** Notices of the comments on source code, to the members of its team but the author. */
async function commentRows(db: Executor, start: Instant): Promise<Row[]> {
  const written = await db
    .select({
      id: sourceComments.id,
      by: sourceComments.by,
      authorId: sourceComments.userId,
      createdAt: sourceComments.createdAt,
      procedureId: sourceVersions.id,
      no: sourceVersions.no,
      recipientId: teamMembers.userId,
      teamId: teams.id,
      team: teams.name,
      competitionId: competitions.id,
      competition: competitions.title,
    })
    .from(sourceComments)
    .innerJoin(sourceVersions, eq(sourceVersions.id, sourceComments.versionId))
    .innerJoin(teams, eq(teams.id, sourceVersions.teamId))
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .innerJoin(competitions, eq(competitions.id, sourceVersions.competitionId))
  return written
    .filter(({ recipientId, authorId }) => recipientId !== authorId)
    .map(({ id, recipientId, authorId, createdAt, competitionId, ...said }) => {
      const { by, procedureId, no, teamId, team, competition } = said
      const facts: NoticeFacts['commented'] = { competitionId, competition, teamId, team, by, procedureId, no }
      const at = createdAt.getTime()
      const dates = { readAt: readAt(at, start, start - at > DAY), createdAt }
      const subject = `sourceComment:${id}`
      return {
        recipientId,
        kind: 'commented',
        actorId: authorId,
        subject,
        facts: { ...facts },
        competitionId,
        ...dates,
      }
    })
}

/** Loads the notices of the cast and those of invitations; the simulated submissions must have been scored. */
export async function loadNotices(db: Executor, start: Instant, ofInvitations: readonly Row[] = []): Promise<void> {
  const rows = [
    ...castRows(start),
    ...ofInvitations,
    ...(await resultRows(db, start)),
    ...(await banRows(db, start)),
    ...(await certificateRows(db, start)),
    ...(await commentRows(db, start)),
  ]
  // sorted by time, since ids grow with time
  await db.insert(notices).values(rows.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)))
}
