import type { Args, Data } from '@shulei/contract/call.ts'
import type { sourceCode, sourceComments } from '@shulei/contract/source-code/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { COMMENTS_PER_PAGE } from '@shulei/domain/source-code/comment.ts'

export type SourcesAnswer = Data<typeof sourceCode>
export type Version = SourcesAnswer['list'][number]
export type Asked = NonNullable<SourcesAnswer['asked']>
export type CommentsAnswer = Data<typeof sourceComments>

/** All versions of a team are on one page: their number is limited. */
const ALL_VERSIONS = 100

/** Arguments of the call for a team's versions, shared by loader and component. */
export const sourcesArgs = (competitionId: number): Args<typeof sourceCode> => ({
  query: { cmptId: competitionId, page: 1, size: ALL_VERSIONS },
})

/** Arguments of the call for the comments on a version. */
export const commentsArgs = (procedureId: number, page: number): Args<typeof sourceComments> => ({
  query: { procedureId, page, size: COMMENTS_PER_PAGE },
})

/** State of the page in its address. */
export interface SourcesQuery {
  /** The chosen competition. */
  id: number | null
  /** The version whose comments are open. */
  version: number | null
  /** Page of its comments, from 1. */
  page: number
}

/** Reads the address. Invalid values count as absent. */
export function parseSources(params: URLSearchParams): SourcesQuery {
  const numberOf = (name: string) => {
    const value = params.get(name) ?? ''
    return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
  }
  return { id: numberOf('id'), version: numberOf('version'), page: Math.min(numberOf('page') ?? 1, 1_000_000) }
}

/** Address of a version's comments, or of the competition's versions alone. */
export const sourcesAddress = (id: number, version: number | null = null, page = 1): string =>
  competitionAddress.sourceCode({ id, version: version ?? undefined, page: page > 1 ? page : undefined })
