import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { StandIn } from '@shulei/domain/house/time-machine/role.ts'
import { sql } from 'drizzle-orm'
import type { SessionReviewer, SessionUser } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'
import { privateUnlocks, signups } from '../../compete/competition/tables.ts'
import { reviewers, reviewSettings, scoreSheets } from '../../compete/review/tables.ts'
import { teamFlags, teamMembers, teams } from '../../compete/team/tables.ts'
import { realNames } from '../../people/identity/tables.ts'
import { careers, educations, profiles } from '../../people/profile/tables.ts'

/** Ids from here on belong to stand-ins: no sequence comes near them, and JSON still writes them exactly. */
export const STAND_IN_IDS = 9_000_000_000_000_000

/** Ids of the two people of an organiser's stand-in team: requests of two organisers must not wait for one another. */
const idsOf = (organizerId: number) => {
  const base = STAND_IN_IDS + organizerId * 10
  return { captain: base + 1, mate: base + 2 }
}

/** Names of the stand-ins in the reader's language. */
export interface StandInNames {
  captain: string
  mate: string
  team: string
  reviewer: string
  reason: string
}

/** The part that a stand-in takes in one competition. */
export interface StandInPlace extends StandIn {
  competitionId: number
  isPrivate: boolean
  agreementVersion: number | null
  /** When the team signed up. */
  joinedAt: Instant
  /** The later schedule that has begun, to which the team was promoted. */
  scheduleId: number | null
}

export interface Written {
  organizerId: number
  places: readonly StandInPlace[]
  names: StandInNames
  /** Encrypted texts of a verification that has passed. */
  realName: (userId: number) => Pick<typeof realNames.$inferInsert, 'realName' | 'idNumber'>
}

const person = (id: number, name: string, at: Date) => ({
  ...{ id, name, ssoId: `time-machine-${id}`, email: `time-machine-${id}@example.com`, emailVerified: true },
  ...{ createdAt: at, updatedAt: at },
})

/** Writes people who have filled in everything, so that only the competition decides what they may do. */
async function writePeople(tx: Tx, people: readonly { id: number; name: string }[], at: Date, { realName }: Written) {
  await tx
    .insert(users)
    .overridingSystemValue()
    .values(people.map(({ id, name }) => person(id, name, at)))
  await tx.insert(profiles).values(
    people.map(({ id: userId }) => ({
      ...{ userId, iden: 2, introduction: '-', birthday: '1990-01-01', province: '-', city: '-', industries: ['-'] },
    })),
  )
  await tx
    .insert(educations)
    .overridingSystemValue()
    .values(people.map(({ id }) => ({ id, userId: id, school: '-', major: '-' })))
  await tx
    .insert(careers)
    .overridingSystemValue()
    .values(people.map(({ id }) => ({ id, userId: id, company: '-', job: '-' })))
  await tx
    .insert(realNames)
    .overridingSystemValue()
    .values(
      people.map(({ id }) => ({
        ...{ id, userId: id, authType: 1, certificateType: 'idCard' as const, idCardStatus: 1, sentAt: at },
        ...realName(id),
      })),
    )
}

async function writeTeam(
  tx: Tx,
  place: StandInPlace & { team: NonNullable<StandIn['team']> },
  ids: { captain: number; mate: number },
  { names }: Pick<Written, 'names'>,
): Promise<void> {
  const { competitionId, agreementVersion, scheduleId } = place
  const at = new Date(place.joinedAt)
  // one team per competition: the ids of its rows differ by the competition
  const row = (n: number) => ids.captain + competitionId * 1_000_000 + n
  const teamId = row(0)
  const both = [ids.captain, ids.mate]
  await tx
    .insert(signups)
    .overridingSystemValue()
    .values(
      both.map((userId, i) => ({
        ...{ id: row(i), competitionId, userId, state: 4, agreementVersion },
        form: { organization: '-', iden: 2, reason: '-' },
        ...{ completedAt: at, createdAt: at, updatedAt: at },
      })),
    )
  await tx
    .insert(teams)
    .overridingSystemValue()
    .values({
      ...{ id: teamId, competitionId, name: names.team, nameKey: `time-machine-${teamId}`, captainId: ids.captain },
      ...{ cheatStatus: place.team.isBanned ? 2 : 0, scheduleId, createdAt: at, updatedAt: at },
    })
  await tx
    .insert(teamMembers)
    .overridingSystemValue()
    .values(both.map((userId, i) => ({ id: row(i), teamId, competitionId, userId, joinedAt: at })))
  if (!place.team.isBanned) return
  const reason = { cn: names.reason, en: names.reason }
  await tx
    .insert(teamFlags)
    .overridingSystemValue()
    .values({ id: teamId, teamId, kind: 'sharedResults', status: 2, reason, evidence: reason, createdAt: at })
}

const visitor = { user: null, reviewer: null }

/** Writes a stand-in with all it has into a transaction that is not stored. Answers whom requests are then made by. */
export async function writeStandIn(
  tx: Tx,
  written: Written,
): Promise<{ user: SessionUser | null; reviewer: SessionReviewer | null }> {
  const { organizerId, places, names } = written
  const ids = idsOf(organizerId)
  const reviewed = places.find(({ isReviewer }) => isReviewer)
  if (reviewed) return { ...visitor, reviewer: await writeReviewer(tx, reviewed, ids.captain, names) }
  const isMate = places.some(({ team }) => team && !team.isCaptain)
  if (!places.some(({ isSignedIn }) => isSignedIn)) return visitor
  const since = new Date(Math.min(...places.map(({ joinedAt }) => joinedAt)))
  const people = [
    { id: ids.captain, name: names.captain },
    { id: ids.mate, name: names.mate },
  ]
  await writePeople(tx, people, since, written)
  const unlocked = places.filter(({ isPrivate }) => isPrivate)
  if (unlocked.length > 0) {
    await tx
      .insert(privateUnlocks)
      .values(
        unlocked.flatMap(({ competitionId }) =>
          people.map(({ id: userId }) => ({ competitionId, userId, createdAt: since })),
        ),
      )
  }
  for (const place of places) if (place.team) await writeTeam(tx, { ...place, team: place.team }, ids, written)
  const own = people[isMate ? 1 : 0]
  if (!own) return visitor
  const { ssoId } = person(own.id, own.name, since)
  return { reviewer: null, user: { ...own, ssoId, avatar: null, demo: false, sessionId: 0 } }
}

/** A reviewer who scores, with a sheet for each project. */
async function writeReviewer(
  tx: Tx,
  { competitionId, joinedAt }: StandInPlace,
  id: number,
  { reviewer: name }: StandInNames,
): Promise<SessionReviewer | null> {
  const at = new Date(joinedAt)
  const row = { id, competitionId, account: `time-machine-${id}`, name, organization: '-', role: 2, password: '-' }
  await tx
    .insert(reviewers)
    .overridingSystemValue()
    .values({ ...row, createdAt: at })
  await tx.execute(sql`
    insert into ${scoreSheets} (id, project_id, reviewer_id, created_at) overriding system value
    select ${STAND_IN_IDS}::bigint + p.id, p.id, ${id}::bigint, p.created_at from projects p
    where p.competition_id = ${competitionId}`)
  const { rows } = await tx.execute<{
    review: Omit<SessionReviewer, 'id' | 'name' | 'organization' | 'role' | 'sessionId'>
  }>(
    sql`select json_build_object('isBlind', r.is_blind, 'competition', json_build_object('id', c.id, 'title', c.title),
      'opensAt', round(extract(epoch from r.opens_at) * 1000)::bigint,
      'deadline', round(extract(epoch from r.deadline) * 1000)::bigint,
      'publishedAt', round(extract(epoch from r.published_at) * 1000)::bigint) as review
    from ${reviewSettings} r join competitions c on c.id = r.competition_id where r.competition_id = ${competitionId}`,
  )
  const review = rows[0]?.review
  return review ? { ...review, id, name, organization: '', role: 2, sessionId: 0 } : null
}
