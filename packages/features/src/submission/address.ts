import * as competitionAddress from '@shulei/domain/address/competition.ts'

/** State of the submit screen in its address. */
export interface SubmitsQuery {
  /** Page of the table, from 1. */
  page: number
  /** Only the reader's own submissions. */
  isOwn: boolean
}

/** Reads the address. Invalid values count as absent. */
export function parseSubmits(params: URLSearchParams): SubmitsQuery {
  const page = params.get('page') ?? ''
  return { page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, isOwn: params.get('of') === 'mine' }
}

/** Writes the address without default values. */
export const submitsAddress = (id: number, { page, isOwn }: SubmitsQuery): string =>
  competitionAddress.submits({ id, of: isOwn ? 'mine' : undefined, page: page > 1 ? page : undefined })
