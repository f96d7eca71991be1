import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionRankings } from '@shulei/contract/competition/calls.ts'

export type Rankings = Data<typeof competitionRankings>
export type RankRow = Rankings['list'][number]
export type Baseline = Rankings['baselines'][number]

/** What a ranking's address says. */
export interface RankingQuery {
  /** Schedule id; absent: the one that is shown. */
  sch?: number
  /** 0 list A, 1 list B; absent: the list that counts now. */
  stage?: 0 | 1
  /** From 1. */
  page: number
  search: string
}

/** Rows of a page (Q097). */
export const perSize = 20
const MAX_SEARCH = 60

const whole = (raw: string | null) => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined)

/** Reads a ranking's address. What makes no sense counts as absent. */
export function parseRanking(params: URLSearchParams): RankingQuery {
  const stage = params.get('stage')
  const sch = whole(params.get('sch'))
  const search = (params.get('search') ?? '').normalize('NFC').trim()
  return {
    ...(sch === undefined ? {} : { sch }),
    ...(stage === '0' || stage === '1' ? { stage: Number(stage) as 0 | 1 } : {}),
    page: whole(params.get('page')) ?? 1,
    search: search.length <= MAX_SEARCH && search.isWellFormed() && !search.includes('\0') ? search : '',
  }
}

/** Writes a ranking's address behind the competition's; only what is not the default. */
export function rankingAddress(competitionId: number, query: Partial<RankingQuery>): string {
  const params = new URLSearchParams()
  if (query.sch !== undefined) params.set('sch', String(query.sch))
  if (query.stage !== undefined) params.set('stage', String(query.stage))
  if (query.search) params.set('search', query.search)
  if (query.page !== undefined && query.page > 1) params.set('page', String(query.page))
  const text = params.toString()
  return `/competitions/${competitionId}/ranking${text === '' ? '' : `?${text}`}`
}

/** Arguments of the ranking call: loaders and components ask with the same ones. */
export const rankingArgs = (id: number, query: RankingQuery): Args<typeof competitionRankings> => ({
  params: { id },
  query: { part: 'rankings', ...query, per_size: perSize },
})

/** Arguments that ask for hardly more than the reader's own row on the list that counts now. */
export const ownRankArgs = (id: number): Args<typeof competitionRankings> => ({
  params: { id },
  query: { part: 'rankings', per_size: 1 },
})
