import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { MachineScope } from '@shulei/domain/house/time-machine/scope.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { type Bilingual, ruleSchedules } from '../../compete/competition/tables.ts'
import { liveVersion, runsCompetition } from '../../publish/microsite/tables.ts'

export type { Bilingual } from '../../compete/competition/tables.ts'

/** A competition with the times that the time machine needs. Instants are epoch milliseconds. */
export interface MachineCompetition {
  id: number
  title: Bilingual
  published: number
  endTime: number
  signupStart: number | null
  signupEnd: number | null
  teamFreezeAt: number | null
  agreementVersion: number | null
  isPrivate: boolean
  schedules: Schedule[]
  review: { opensAt: number; deadline: number; publishedAt: number | null } | null
}

/** A microsite or a competition, and whether the person runs it. */
export interface PlaceRow {
  isOrganizer: boolean
  site: { id: number; kind: 'race' | 'special'; name: string; title: Bilingual; published: number } | null
  competitions: MachineCompetition[]
}

const tracksOf = sql`jsonb_array_elements(v.record -> 'tracks' -> 'items') track`
const isMember = (userId: number) => sql`exists (
  select 1 from microsite_members e where e.microsite_id = m.id and e.user_id = ${userId}::bigint)`

const competitionJson = sql`json_build_object('id', c.id, 'title', c.title, 'published', ${ms('c.published_at')},
  'endTime', ${ms('c.end_time')}, 'signupStart', ${ms('c.signup_start_time')}, 'signupEnd', ${ms('c.signup_end_time')},
  'teamFreezeAt', ${ms('c.team_freeze_at')}, 'isPrivate', c.code_hash is not null,
  'agreementVersion', case when btrim(c.agreement ->> 'cn', E' \\t\\n\\r\\u3000') <> '' then c.agreement_version end,
  'schedules', ${ruleSchedules},
  'review', (select json_build_object('opensAt', ${ms('r.opens_at')}, 'deadline', ${ms('r.deadline')},
    'publishedAt', ${ms('r.published_at')}) from review_settings r where r.competition_id = c.id))`

interface Asked {
  userId: number
  now: Date
}

/**
 * A microsite with the competitions of its tracks, published or not. The people who run it are those of `microsite_members`. Null
 * where there is none of that name; one statement.
 */
async function findSite(on: Executor, name: string, { userId, now }: Asked): Promise<PlaceRow | null> {
  const { rows } = await on.execute<{ place: PlaceRow }>(sql`
    select json_build_object('isOrganizer', ${isMember(userId)},
      'site', json_build_object('id', m.id, 'kind', m.kind, 'name', m.name, 'title', v.record -> 'title',
        'published', ${ms('m.published_at')}),
      'competitions', coalesce((select json_agg(${competitionJson} order by c.sort, c.id) from competitions c
        where c.id in (select (track ->> 'competitionId')::bigint from ${tracksOf})), '[]'::json)) as place
    from microsites m join microsite_versions v on v.microsite_id = m.id and v.number = ${liveVersion(now)}
    where m.name = ${name}`)
  return rows[0]?.place ?? null
}

/** A competition, which is run by the people who run a microsite with it. Null where there is none; one statement. */
async function findOne(on: Executor, id: number, { userId, now }: Asked): Promise<PlaceRow | null> {
  const { rows } = await on.execute<{ place: PlaceRow }>(sql`
    select json_build_object('site', null, 'competitions', json_build_array(${competitionJson}),
      'isOrganizer', ${runsCompetition(userId, id, now)}) as place
    from competitions c where c.id = ${id}`)
  return rows[0]?.place ?? null
}

/** Finds the microsite or competition that a scope names, and whether the person runs it. */
export const findPlace = (on: Executor, scope: MachineScope, asked: Asked): Promise<PlaceRow | null> =>
  scope.kind === 'microsite' ? findSite(on, scope.name, asked) : findOne(on, scope.id, asked)
