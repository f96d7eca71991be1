import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { stamp } from '../../../platform/db/instant.ts'
import { ruleSchedules, visibleTo } from '../../compete/competition/tables.ts'
import { runsCompetition } from '../../publish/microsite/tables.ts'
import { FINISHED } from './history.repo.ts'
import { type Slice, type Sliced, slice } from './tabs.repo.ts'

interface Bilingual {
  cn: string
  en: string
}

/** A round of a competition in which a team is ranked on list A. */
export interface RoundRow {
  scheduleId: number
  rank: number
  total: number
  score: number
  submits: number
}

export interface PracticeRow {
  id: number
  title: Bilingual
  metric: MetricId
  baselines: Partial<Record<'weak' | 'middle' | 'better', { label: Bilingual; A: number }>>
  schedules: Schedule[]
  rounds: RoundRow[]
  isSignedUp: boolean
  at: string
}

/**
 * Seasonal competitions that a person has signed up for, the latest first, with the scores of their team on list A of each
 * schedule; for the person also the others that they do not run. One statement.
 */
export const findPractices = (on: Executor, slot: Slice): Promise<Sliced<PracticeRow>> =>
  slice<PracticeRow>(
    on,
    sql`select c.id, c.title, c.metric, c.scoring -> 'baselines' as baselines, ${ruleSchedules} as schedules,
        coalesce(g.created_at, 'epoch'::timestamptz) as at, g.id is not null as "isSignedUp", coalesce((
          select json_agg(json_build_object('scheduleId', s.id, 'rank', b.rank,
            'total', greatest(b.rank, coalesce(o.total, 0)), 'score', b.score, 'submits', b.submits) order by s.start_time desc, s.id desc)
          from team_members m join best_scores b on b.team_id = m.team_id and b.stage = 0 and b.rank is not null
            join schedules s on s.id = b.schedule_id and s.list_a_start_time <= ${stamp(slot.now)}
            left join board_states o on o.schedule_id = b.schedule_id and o.stage = b.stage
          where m.user_id = ${slot.userId} and m.competition_id = c.id and s.competition_id = c.id), '[]'::json) as rounds
      from competitions c
        left join signups g on g.competition_id = c.id and g.user_id = ${slot.userId} and g.state >= ${FINISHED}
      where c.is_seasonal and (g.id is not null or ${slot.reader}::bigint = ${slot.userId}::bigint
          and not ${runsCompetition(slot.userId, sql`c.id`, slot.now)})
        and ${visibleTo(slot.reader, slot.now)}`,
    slot,
  )
