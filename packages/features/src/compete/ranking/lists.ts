import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionDaily } from '@shulei/contract/compete/ranking/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'

export type Daily = Data<typeof competitionDaily>
export type DayRow = Daily['list'][number]
export type AllTime = NonNullable<Daily['allTime']>
/** A team on it; the reader's own has no rank after the shown ones. */
export type AllTimeRow = NonNullable<AllTime['self']>

/** The list that an address names: a schedule and a stage, each absent for the one that is shown now. */
export interface ListQuery {
  sch?: number
  stage?: 0 | 1
}

/** A day of a list in an address. */
export interface DayQuery extends ListQuery {
  /** YYYY-MM-DD; absent for the newest day. */
  day?: string
  page: number
}

/** Rows per page. */
export const perSize = 20

const whole = (raw: string | null) => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined)
const isDay = (raw: string) => /^\d{4}-\d\d-\d\d$/.test(raw) && !Number.isNaN(Date.parse(raw))

/** Reads the list that an address names. Invalid values count as absent. */
export function parseList(params: URLSearchParams): ListQuery {
  const stage = params.get('stage')
  const sch = whole(params.get('sch'))
  return {
    ...(sch === undefined ? {} : { sch }),
    ...(stage === '0' || stage === '1' ? { stage: Number(stage) as 0 | 1 } : {}),
  }
}

/** Reads the day that an address names. Invalid values count as absent. */
export function parseDay(params: URLSearchParams): DayQuery {
  const day = params.get('day') ?? ''
  return { ...parseList(params), ...(isDay(day) ? { day } : {}), page: whole(params.get('page')) ?? 1 }
}

/** Writes the address of a day's list without default values. */
export const dayAddress = (id: number, { page = 1, ...rest }: Partial<DayQuery>): string =>
  competitionAddress.weeklyRankings({ id, ...rest, page: page > 1 ? page : undefined })

/** Arguments of the call for a day, shared by loader and component. */
export const dailyArgs = (id: number, query: DayQuery): Args<typeof competitionDaily> => ({
  params: { id },
  query: { part: 'daily', ...query, per_size: perSize },
})

/** Noon of a day, which is on that day in most zones. */
export const noon = (day: string) => `${day}T12:00:00+08:00`

/** Text key of a list's name: stage 0 is list A, 1 list B. */
export const listName = (stage: number) => (stage === 1 ? 'listName.B' : 'listName.A')
