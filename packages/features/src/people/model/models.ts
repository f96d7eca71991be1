import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionModels } from '@shulei/contract/people/model/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { MAX_MODEL_SEARCH, type ModelSort } from '@shulei/domain/people/model/model.ts'

export type Models = Data<typeof competitionModels>
export type Model = Models['list'][number]

/** State of the models in their address. */
export interface ModelsQuery {
  sort: ModelSort
  search: string
  page: number
}

/** Reads the address of the models. Invalid values count as absent. */
export function parseModels(params: URLSearchParams): ModelsQuery {
  const search = (params.get('search') ?? '').normalize('NFC').trim()
  const page = params.get('page') ?? ''
  const isText = search.length <= MAX_MODEL_SEARCH && search.isWellFormed() && !search.includes('\0')
  return {
    sort: params.get('sort') === 'newest' ? 'newest' : 'score',
    search: isText ? search : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** Writes the address of the models without default values. */
export const modelsAddress = (id: number, { sort, search, page = 1 }: Partial<ModelsQuery>): string =>
  competitionAddress.models({
    id,
    sort: sort === 'newest' ? sort : undefined,
    search: search || undefined,
    page: page > 1 ? page : undefined,
  })

/** Arguments of the call, shared by loader and component. */
export const modelsArgs = (id: number, query: ModelsQuery): Args<typeof competitionModels> => ({
  params: { id },
  query: { ...query },
})
