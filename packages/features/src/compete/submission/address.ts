import * as competitionAddress from '@shulei/domain/address/competition.ts'

/** State of the submit screen in its address. */
export interface SubmitsQuery {
  /** Page of the table, from 1. */
  page: number
  /** Only the reader's own submissions. */
  isOwn: boolean
  /** Page of the quota ledger, from 1; null while it is closed. */
  ledger: number | null
}

/** Reads the address. Invalid values count as absent. */
export function parseSubmits(params: URLSearchParams): SubmitsQuery {
  const pageOf = (name: string) => (/^[1-9]\d{0,5}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null)
  return { page: pageOf('page') ?? 1, isOwn: params.get('of') === 'mine', ledger: pageOf('ledger') }
}

/** Writes the address without default values. */
export const submitsAddress = (id: number, { page, isOwn, ledger }: SubmitsQuery): string =>
  competitionAddress.submits({
    id,
    of: isOwn ? 'mine' : undefined,
    page: page > 1 ? page : undefined,
    ledger: ledger ?? undefined,
  })
