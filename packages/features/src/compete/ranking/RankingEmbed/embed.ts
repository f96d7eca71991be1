import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import { parseEmbedRows } from '@shulei/domain/compete/ranking/embed.ts'
import { parseList } from '../lists.ts'

/** The parts of a ranking that a frame shows. */
export type ShownRanking = Pick<
  Data<typeof competitionRankings>,
  'decimals' | 'schedule' | 'stage' | 'lists' | 'list' | 'total' | 'updatedAt'
>

/** Arguments of the ranking call for the address of a frame. */
export const embedArgs = (id: number, params: URLSearchParams): Args<typeof competitionRankings> => ({
  params: { id },
  query: { part: 'rankings', ...parseList(params), per_size: parseEmbedRows(params.get('n')) },
})
