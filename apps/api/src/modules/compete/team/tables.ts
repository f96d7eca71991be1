import type { FlagKind } from '@shulei/domain/compete/appeal/appeal.ts'
import { inviteStates, requestStates } from '@shulei/domain/compete/team/invite.ts'
import type { Tutor } from '@shulei/domain/compete/team/texts.ts'
import { type Placeholder, sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn, stamps } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { type Bilingual, competitions, schedules } from '../competition/tables.ts'

export const teams = pgTable(
  'teams',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name folded by `normaliseName`, so that look-alikes collide (B§5: no two teams of one name). */
    nameKey: text('name_key').notNull(),
    /** Names, pinyin and initials of the team and its members in lower case, for the ranking's search. */
    searchText: text('search_text').notNull().default(''),
    manifesto: text().notNull().default(''),
    avatar: text(),
    captainId: refColumn('captain_id')
      .notNull()
      .references(() => users.id),
    /** 0 clean, 1 suspected, 2 banned (Q092). */
    cheatStatus: smallint('cheat_status').notNull().default(0),
    /** The schedule to which the team was promoted, if any. */
    scheduleId: refColumn('schedule_id').references(() => schedules.id),
    tutor: jsonb().$type<Tutor>(),
    /** Time since which the team looks for people; null while it does not. */
    lookingAt: at('looking_at'),
    lookingSkills: text('looking_skills').array().notNull().default(sql`'{}'::text[]`),
    lookingTime: text('looking_time').notNull().default(''),
    /** The team is simulated: its scores are a baseline's with seeded noise. */
    demo: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    unique('teams_name').on(t.competitionId, t.nameKey),
    index('teams_captain').on(t.captainId),
    index('teams_created').on(t.createdAt),
    index('teams_looking').on(t.competitionId, t.lookingAt.desc(), t.id).where(sql`looking_at is not null`),
  ],
)

export const teamMembers = pgTable(
  'team_members',
  {
    id: idColumn(),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: at('joined_at').notNull().defaultNow(),
  },
  // A person is in at most one team of a competition.
  (t) => [unique('team_members_person').on(t.competitionId, t.userId), index('team_members_team').on(t.teamId)],
)

/** Decisions that a team is suspected of cheating or banned for it; the latest one without an end is in force. */
export const teamFlags = pgTable(
  'team_flags',
  {
    id: idColumn(),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    kind: text().$type<FlagKind>().notNull(),
    /** The team's `cheatStatus` by this decision: 1 suspected, 2 banned. */
    status: smallint().notNull(),
    reason: jsonb().$type<Bilingual>().notNull(),
    /** Redacted before it is stored (`redactEvidence`). */
    evidence: jsonb().$type<Bilingual>().notNull(),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [index('team_flags_team').on(t.teamId)],
)

/** Invitations. A row outlives its team, whose id has no foreign key for that reason. */
export const teamInvites = pgTable(
  'team_invites',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    teamId: refColumn('team_id').notNull(),
    inviterId: refColumn('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person who is invited. */
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: inviteStates }).notNull().default('invited'),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('team_invites_open').on(t.teamId, t.userId).where(sql`state = 'invited'`),
    index('team_invites_team').on(t.teamId, t.id),
    index('team_invites_person').on(t.userId, t.competitionId),
  ],
)

/** Join requests of solo entrants and of whole teams. A row outlives both teams, whose ids have no foreign keys for that reason. */
export const teamRequests = pgTable(
  'team_requests',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** The team that is asked. */
    teamId: refColumn('team_id').notNull(),
    /** The team that would move, and its captain at the time. */
    applicantTeamId: refColumn('applicant_team_id').notNull(),
    applicantId: refColumn('applicant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    state: text({ enum: requestStates }).notNull().default('pending'),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('team_requests_open').on(t.teamId, t.applicantTeamId).where(sql`state = 'pending'`),
    index('team_requests_team').on(t.teamId, t.id),
    index('team_requests_applicant').on(t.applicantTeamId, t.id),
  ],
)

/** A change of a team's members or captain. */
export const teamChangeKinds = ['joined', 'merged', 'removed', 'captain', 'disbanded'] as const

/** Record of all changes of members and captains with the person who made them (`B§6`). */
export const teamChanges = pgTable(
  'team_changes',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    teamId: refColumn('team_id').notNull(),
    kind: text({ enum: teamChangeKinds }).notNull(),
    operatorId: refColumn('operator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person who joined, was removed or became the captain. */
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The team that the person came from or went to. */
    otherTeamId: refColumn('other_team_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('team_changes_team').on(t.teamId, t.id)],
)

export interface Member {
  id: number
  ssoId: string
  name: string
  image: string | null
}

/** Members of the outer row's team, the captain first. */
const memberList = sql<Member[]>`(
  select json_agg(json_build_object('id', u.id, 'ssoId', u.sso_id, 'name', u.name, 'image', u.image)
    order by u.id <> teams.captain_id, m.id)
  from team_members m join users u on u.id = m.user_id where m.team_id = teams.id)`

/** A team as its members see it. */
export const ownTeamColumns = {
  id: teams.id,
  name: teams.name,
  manifesto: teams.manifesto,
  avatar: teams.avatar,
  cheatStatus: teams.cheatStatus,
  caseStatus: sql<number>`coalesce((
    select f.status from team_flags f where f.team_id = teams.id order by f.id desc limit 1), 0)`,
  scheduleId: teams.scheduleId,
  captainId: teams.captainId,
  members: memberList,
}

/** SQL: number of open join requests to the outer row's team, for its captain; 0 for everybody else. */
export const openRequestsFor = (reader: Placeholder) => sql<number>`(
  select count(*)::int from team_requests r
  where r.team_id = teams.id and teams.captain_id = ${reader} and r.state = 'pending')`
