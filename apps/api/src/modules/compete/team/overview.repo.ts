import type { SignupState } from '@shulei/domain/compete/competition/signup.ts'
import type { InviteState, RequestState } from '@shulei/domain/compete/team/invite.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import type { ListRank } from './facts.repo.ts'
import type { Member } from './tables.ts'

/** Most rows of the lists of invitations and own requests. */
const LISTED = 50

const personOf = (alias: string) =>
  sql.raw(
    `json_build_object('id', ${alias}.id, 'ssoId', ${alias}.sso_id, 'name', ${alias}.name, 'image', ${alias}.image)`,
  )
const briefOf = (alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'avatar', ${alias}.avatar)`)

interface Brief {
  id: number
  name: string
  avatar: string | null
}

/** A team that looks for people; members who hide their competitions are missing, except for the captain. */
export interface LookingRow extends Brief {
  manifesto: string
  captain: Member
  size: number
  members: Member[]
  skills: string[]
  time: string
  since: number
  ranks: ListRank[]
  requestId: number | null
}

export interface Around {
  signup: { state: SignupState; signed: number | null } | null
  /** Version of the agreement in force; null without one. */
  inForce: number | null
  open: number
  invites: { inviteId: number; person: Member; inviter: Member; state: InviteState; createdAt: number }[]
  received: { inviteId: number; team: Brief; inviter: Member; createdAt: number; memberCount: number }[]
  sent: { requestId: number; team: Brief | null; message: string; state: RequestState; createdAt: number }[]
  total: number
  looking: LookingRow[]
}

/**
 * Everything around a person's team in a competition in one statement: sign-up, invitations and requests of both directions, and a
 * page of the teams that look for people, without the own one, flagged ones and those whose captain and the reader block each other.
 */
export async function findAround(
  on: Executor,
  { competitionId, userId }: { competitionId: number; userId: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<Around> {
  const { rows } = await on.execute<{ around: Around }>(sql`
    with own as (
      select t.id, t.captain_id = ${userId} as is_captain from team_members m join teams t on t.id = m.team_id
      where m.competition_id = ${competitionId} and m.user_id = ${userId}
    ), listed as (
      select t.* from teams t
      where t.competition_id = ${competitionId} and t.looking_at is not null and t.cheat_status = 0
        and t.id not in (select id from own)
        and not exists (select 1 from blocks b where (b.blocker_id = t.captain_id and b.blocked_id = ${userId})
          or (b.blocker_id = ${userId} and b.blocked_id = t.captain_id))
    ), paged as (
      select * from listed order by looking_at desc, id desc limit ${limit} offset ${offset}
    )
    select json_build_object(
      'signup', (select json_build_object('state', g.state, 'signed', g.agreement_version)
        from signups g where g.competition_id = ${competitionId} and g.user_id = ${userId}),
      'inForce', (select case when btrim(c.agreement ->> 'cn', E' \\t\\n\\r\\u3000') <> '' then c.agreement_version end
        from competitions c where c.id = ${competitionId}),
      'open', (select count(*) from team_requests r join own on own.id = r.team_id and own.is_captain
        where r.state = 'pending'),
      'invites', coalesce((select json_agg(i.row order by i.id desc) from (
        select i.id, json_build_object('inviteId', i.id, 'person', ${personOf('u')}, 'inviter', ${personOf('v')},
          'state', i.state, 'createdAt', ${ms('i.created_at')}) as row
        from team_invites i join own on own.id = i.team_id and own.is_captain
        join users u on u.id = i.user_id join users v on v.id = i.inviter_id
        order by i.id desc limit ${LISTED}) i), '[]'::json),
      'received', coalesce((select json_agg(i.row order by i.id desc) from (
        select i.id, json_build_object('inviteId', i.id, 'team', ${briefOf('t')}, 'inviter', ${personOf('v')},
          'createdAt', ${ms('i.created_at')},
          'memberCount', (select count(*) from team_members m where m.team_id = t.id)) as row
        from team_invites i join teams t on t.id = i.team_id join users v on v.id = i.inviter_id
        where i.user_id = ${userId} and i.competition_id = ${competitionId} and i.state = 'invited'
        order by i.id desc limit ${LISTED}) i), '[]'::json),
      'sent', coalesce((select json_agg(r.row order by r.id desc) from (
        select r.id, json_build_object('requestId', r.id, 'message', r.message, 'state', r.state,
          'createdAt', ${ms('r.created_at')}, 'team', case when t.id is null then null else ${briefOf('t')} end) as row
        from team_requests r join own on own.id = r.applicant_team_id left join teams t on t.id = r.team_id
        order by r.id desc limit ${LISTED}) r), '[]'::json),
      'total', (select count(*) from listed),
      'looking', coalesce((select json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'avatar', t.avatar, 'manifesto', t.manifesto, 'captain', ${personOf('k')},
          'size', (select count(*) from team_members m where m.team_id = t.id),
          'members', coalesce((select json_agg(${personOf('u')} order by u.id <> t.captain_id, m.joined_at, m.id)
            from team_members m join users u on u.id = m.user_id left join profiles p on p.user_id = u.id
            where m.team_id = t.id and (u.id = t.captain_id or coalesce(p.see_competition, true))), '[]'::json),
          'skills', t.looking_skills, 'time', t.looking_time, 'since', ${ms('t.looking_at')},
          'ranks', coalesce((select json_agg(json_build_object('scheduleId', b.schedule_id, 'stage', b.stage, 'rank', b.rank))
            from best_scores b where b.team_id = t.id and b.rank is not null), '[]'::json),
          'requestId', (select r.id from team_requests r join own on own.id = r.applicant_team_id
            where r.team_id = t.id and r.state = 'pending')) order by t.looking_at desc, t.id desc)
        from paged t join users k on k.id = t.captain_id), '[]'::json)
    ) as around`)
  const [row] = rows
  if (!row) throw new Error('a select without a table gave no row')
  return row.around
}
