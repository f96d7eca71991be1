import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'

export type Rankings = Data<typeof competitionRankings>
export type RankRow = Rankings['list'][number]
export type Baseline = Rankings['baselines'][number]

/** State of a ranking in its address. */
export interface RankingQuery {
  /** Schedule id; absent for the default schedule. */
  sch?: number
  /** 0 list A, 1 list B; absent for the list that counts now. */
  stage?: 0 | 1
  /** Page number, from 1. */
  page: number
  search: string
}

/** Rows per page (Q097). */
export const perSize = 20
const MAX_SEARCH = 60

const whole = (raw: string | null) => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined)

/** Reads a ranking's address. Invalid values count as absent. */
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

/** The list that a ranking's address names, for calls about it. */
export const listOf = ({ sch, stage }: RankingQuery) => ({
  ...(sch === undefined ? {} : { sch }),
  ...(stage === undefined ? {} : { stage }),
})

/** Writes a ranking's address without default values. */
export const rankingAddress = (
  id: number,
  { sch, stage, search, page = 1, hash }: Partial<RankingQuery> & { hash?: string },
): string =>
  competitionAddress.ranking({ id, sch, stage, search: search || undefined, page: page > 1 ? page : undefined, hash })

/** Writes the address of a team's row, on the page of its rank. */
export const rowAddress = (
  id: number,
  query: RankingQuery,
  { teamId, rank }: { teamId: number; rank: number },
): string =>
  rankingAddress(id, {
    ...query,
    search: '',
    page: Math.ceil(rank / perSize),
    hash: competitionAddress.teamRow(teamId),
  })

/** Arguments of the ranking call, shared by loaders and components. */
export const rankingArgs = (id: number, query: RankingQuery): Args<typeof competitionRankings> => ({
  params: { id },
  query: { part: 'rankings', ...query, per_size: perSize },
})

/** Arguments that fetch little more than the reader's own row on the list that counts now. */
export const ownRankArgs = (id: number): Args<typeof competitionRankings> => ({
  params: { id },
  query: { part: 'rankings', per_size: 1 },
})
