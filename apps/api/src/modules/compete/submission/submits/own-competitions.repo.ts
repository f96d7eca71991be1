import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'
import { ms, stamp } from '../../../../platform/db/instant.ts'
import { type Bilingual, visibleTo } from '../../competition/tables.ts'

export interface OwnRunning {
  id: number
  title: Bilingual
  team: { id: number; name: string; avatar: string | null }
  schedules: Pick<Schedule, 'id' | 'sort' | 'startTime' | 'endTime' | `list${'A' | 'B'}${'Start' | 'End'}Time`>[]
}

/** Competitions with result files that have not ended, in which a person has a team; in one statement. */
export async function findOwnRunning(on: Executor, userId: number, now: Instant): Promise<OwnRunning[]> {
  const at = new Date(now)
  const { rows } = await on.execute<{ own: OwnRunning }>(sql`
    select json_build_object('id', c.id, 'title', c.title,
      'team', json_build_object('id', t.id, 'name', t.name, 'avatar', null),
      'schedules', coalesce((
        select json_agg(json_build_object('id', s.id, 'sort', s.sort,
          'startTime', ${ms('s.start_time')}, 'endTime', ${ms('s.end_time')},
          'listAStartTime', ${ms('s.list_a_start_time')}, 'listAEndTime', ${ms('s.list_a_end_time')},
          'listBStartTime', ${ms('s.list_b_start_time')}, 'listBEndTime', ${ms('s.list_b_end_time')}))
        from schedules s where s.competition_id = c.id), '[]'::json)) as own
    from team_members m join teams t on t.id = m.team_id join competitions c on c.id = m.competition_id
    where m.user_id = ${userId} and c.type = 1 and c.end_time >= ${stamp(at)} and ${visibleTo(userId, at)}`)
  return rows.map(({ own }) => own)
}
