import { type SQL, sql } from 'drizzle-orm'
import { schedules } from './tables.ts'

export type ScheduleRow = Omit<typeof schedules.$inferSelect, 'promotedAt'>

type Times = 'startTime' | 'endTime' | 'listAStartTime' | 'listAEndTime' | 'listBStartTime' | 'listBEndTime'

/** A schedule as JSON in SQL gives it: instants as epoch milliseconds. */
export type ScheduleJson = Omit<ScheduleRow, Times> & Record<Times, number | null>

const ms = (column: string) => sql.raw(`round(extract(epoch from s.${column}) * 1000)::float8`)

/** The schedules of the outer row's competition in order, as JSON. */
export const scheduleList: SQL<ScheduleJson[]> = sql<ScheduleJson[]>`coalesce((
  select json_agg(json_build_object(
    'id', s.id, 'competitionId', s.competition_id, 'title', s.title, 'sort', s.sort,
    'startTime', ${ms('start_time')}, 'endTime', ${ms('end_time')},
    'listAStartTime', ${ms('list_a_start_time')}, 'listAEndTime', ${ms('list_a_end_time')},
    'listBStartTime', ${ms('list_b_start_time')}, 'listBEndTime', ${ms('list_b_end_time')},
    'maxSubmitCount', s.max_submit_count, 'maxErrorSubmitCount', s.max_error_submit_count, 'subRank', s.sub_rank,
    'season', s.season
  ) order by s.start_time, s.sort)
  from ${schedules} s where s.competition_id = competitions.id), '[]'::json)`

const date = (at: number | null) => (at === null ? null : new Date(at))

/** The rows of a schedule list. */
export function scheduleRows(list: readonly ScheduleJson[]): ScheduleRow[] {
  return list.map((json) => ({
    ...json,
    startTime: new Date(json.startTime ?? Number.NaN),
    endTime: new Date(json.endTime ?? Number.NaN),
    listAStartTime: date(json.listAStartTime),
    listAEndTime: date(json.listAEndTime),
    listBStartTime: date(json.listBStartTime),
    listBEndTime: date(json.listBEndTime),
  }))
}
