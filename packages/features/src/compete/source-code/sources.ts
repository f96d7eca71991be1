import type { Args, Data } from '@shulei/contract/call.ts'
import type { sourceCode, sourceComments } from '@shulei/contract/compete/source-code/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { COMMENTS_PER_PAGE } from '@shulei/domain/compete/source-code/comment.ts'

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
  /** The competition of the address, 0 for a value that is no id; null without one. */
  id: number | null
  /** The version whose comments are open. */
  version: number | null
  /** Page of its comments, from 1. */
  page: number
}

/** Reads the address. Invalid values of version and page count as absent. */
export function parseSources(params: URLSearchParams): SourcesQuery {
  const numberOf = (name: string) => {
    const value = params.get(name) ?? ''
    return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
  }
  const id = params.has('id') ? (numberOf('id') ?? 0) : null
  return { id, version: numberOf('version'), page: Math.min(numberOf('page') ?? 1, 1_000_000) }
}

/** The competition to show: that of the address; without one, a person whom a single competition asks has nothing to choose. */
export const chosenOf = <Own extends { id: number }>(list: readonly Own[], { id }: SourcesQuery): Own | undefined =>
  id === null && list.length === 1 ? list[0] : list.find((own) => own.id === id)

/** Address of a version's comments, or of the competition's versions alone. */
export const sourcesAddress = (id: number, version: number | null = null, page = 1): string =>
  competitionAddress.sourceCode({ id, version: version ?? undefined, page: page > 1 ? page : undefined })
