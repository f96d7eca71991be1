import type { Iden } from '@shulei/domain/base/completion/completion.ts'
import type { Gate } from '@shulei/domain/base/completion/gate.ts'
import { type Instant, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import { presentSignupState, type SignupState } from '@shulei/domain/compete/competition/signup.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { preparedSql } from '../../../platform/db/prepared.ts'
import { competitions, scheduleFacts, visibleTo } from '../competition/tables.ts'
import type { Interval } from './board/distribution.ts'
import { countedLines } from './tables.ts'

export type Scoring = (typeof competitions.$inferSelect)['scoring']

/** Sum of the lines of one kind that count for a team's day. */
export interface LedgerSum {
  scheduleId: number
  kind: 'use' | 'refund' | 'error'
  own: boolean
  /** Name of the present member who made the tries for another team; null for tries of the team itself. */
  brought: string | null
  count: number
}

/** The state of a list's last ranking. */
export interface BoardState {
  scheduleId: number
  stage: number
  rankedAt: number | null
  total: number
  distribution: Interval[]
  /** Grows whenever the list is ranked anew after a change. */
  version: number
}

/** A competition with the data that submitting and ranking need, and the reader's team in it. */
export interface ReaderCompetition {
  id: number
  metric: MetricId
  scoring: Scoring
  endTime: number
  /** Sites that may show the ranking inside a frame. */
  frameHosts: string[]
  /** `promotedAt` is the time of the promotion, `promotedTo` the last rank that was promoted. */
  schedules: (Schedule & { subRank: number; promotedAt: number | null; promotedTo: number | null })[]
  /** 0 for a visitor, and when the agreement has changed since the person accepted it. */
  signupState: SignupState
  /** How much a person has filled in before they submit. */
  gate: Gate
  /** The identity that the reader gave in the sign-up form. */
  formIden: Iden | null
  team: { id: number; cheatStatus: number; scheduleId: number | null } | null
  /** The team's ledger of the present day in Asia/Shanghai. */
  ledger: LedgerSum[]
  boards: BoardState[]
}

/** A competition as the statement returns it. */
interface Stored extends Omit<ReaderCompetition, 'signupState' | 'formIden'> {
  signup: { state: SignupState; signed: number | null; iden: Iden | null } | null
  /** Version of the current agreement; null when there is none. */
  inForce: number | null
}

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::bigint`

const competitionQuery = preparedSql<{ competition: Stored }>(sql`
    select json_build_object(
      'id', c.id, 'metric', c.metric, 'scoring', c.scoring, 'endTime', ${ms('c.end_time')},
      'frameHosts', c.frame_hosts, 'gate', c.gate,
      'schedules', coalesce((
        select json_agg(json_build_object(
          ${scheduleFacts},
          'subRank', s.sub_rank, 'promotedAt', ${ms('s.promoted_at')},
          'promotedTo', (select max(p.rank) from promotions p where p.schedule_id = s.id)) order by s.start_time, s.sort)
        from schedules s where s.competition_id = c.id), '[]'::json),
      'signup', (select json_build_object('state', g.state, 'signed', g.agreement_version, 'iden', g.form -> 'iden')
        from signups g where g.competition_id = c.id and g.user_id = ${userId}),
      'inForce', case when btrim(c.agreement ->> 'cn', E' \\t\\n\\r\\u3000') <> '' then c.agreement_version end,
      'team', (select json_build_object('id', t.id, 'cheatStatus', t.cheat_status, 'scheduleId', t.schedule_id)
        from teams t where t.id = m.team_id),
      'ledger', coalesce((
        select json_agg(l) from (
          select q.schedule_id as "scheduleId", q.kind, q.user_id = ${userId} as own,
            case when q.team_id <> m.team_id then u.name end as brought, count(*)::int as count
          from ${countedLines(sql`m.team_id`, sql`c.id`)} q join users u on u.id = q.user_id
          where q.day = ${placeholder('day')}::date group by 1, 2, 3, 4) l), '[]'::json),
      'boards', coalesce((
        select json_agg(json_build_object('scheduleId', b.schedule_id, 'stage', b.stage, 'rankedAt', ${ms('b.ranked_at')},
          'total', b.total, 'distribution', b.distribution, 'version', b.ranked_changes))
        from board_states b join schedules s on s.id = b.schedule_id where s.competition_id = c.id), '[]'::json)
    ) as competition
    from competitions c
    left join team_members m on m.competition_id = c.id and m.user_id = ${userId}
    where c.id = ${placeholder('competitionId')} and ${visibleTo(userId, placeholder('now'))}`)

/** A competition that the reader may open, in one statement, as JSON: numbers stay numbers on both engines, and instants are epoch milliseconds. */
export async function findReaderCompetition(
  db: Executor,
  { competitionId, userId, now }: { competitionId: number; userId: number | null; now: Instant },
): Promise<ReaderCompetition | null> {
  const at = { day: shanghaiDay(now), now: new Date(now).toISOString() }
  const [row] = await competitionQuery(db, { competitionId, userId, ...at })
  if (!row) return null
  const { signup, inForce, ...competition } = row.competition
  return {
    ...competition,
    signupState: signup ? presentSignupState(signup.state, { signed: signup.signed, inForce }) : 0,
    formIden: signup?.iden ?? null,
  }
}

/** Stores the scores of a baseline with its label. */
export async function saveBaseline(
  db: Executor,
  competitionId: number,
  key: string,
  figures: { A: number; B: number },
): Promise<void> {
  await db
    .update(competitions)
    .set({
      scoring: sql`jsonb_set(${competitions.scoring}, array['baselines', ${key}::text],
        coalesce(${competitions.scoring} -> 'baselines' -> ${key}::text, '{}'::jsonb) || ${JSON.stringify(figures)}::jsonb)`,
    })
    .where(eq(competitions.id, competitionId))
}
