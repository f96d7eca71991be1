import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { users } from '../../base/session/tables.ts'
import { realNames } from '../../people/identity/tables.ts'
import { runsCompetition } from '../../publish/microsite/tables.ts'
import { openRequestsFor, ownTeamColumns, teamMembers, teams } from '../team/tables.ts'
import { signups } from './tables.ts'

const { placeholder } = sql

const preparedPlace = preparedRead((db) =>
  db
    .select({
      signup: { state: signups.state, agreementVersion: signups.agreementVersion, createdAt: signups.createdAt },
      team: ownTeamColumns,
      openRequests: openRequestsFor(placeholder('userId')),
      isOrganizer: runsCompetition(placeholder('userId'), placeholder('competitionId'), placeholder('now')),
      auth: {
        authType: realNames.authType,
        idCardStatus: realNames.idCardStatus,
        overseaAuthStatus: realNames.overseaAuthStatus,
      },
    })
    .from(users)
    .leftJoin(signups, and(eq(signups.userId, users.id), eq(signups.competitionId, placeholder('competitionId'))))
    .leftJoin(
      teamMembers,
      and(eq(teamMembers.userId, users.id), eq(teamMembers.competitionId, placeholder('competitionId'))),
    )
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .leftJoin(realNames, eq(realNames.userId, users.id))
    .where(eq(users.id, placeholder('userId'))),
)

/**
 * A person's sign-up, team and real-name verification as one competition sees them, each null when there is none, and whether they
 * run the competition.
 */
export async function findOwnPlace(
  db: Database,
  { competitionId, userId, now }: { competitionId: number; userId: number; now: Date },
) {
  const [row] = await preparedPlace(db, { competitionId, userId, now: now.toISOString() })
  return row ?? { signup: null, team: null, openRequests: 0, isOrganizer: false, auth: null }
}
