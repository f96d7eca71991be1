/** What the address of the submit screen says. */
export interface SubmitsQuery {
  /** Page of the table, from 1. */
  page: number
  /** Only the reader's own entries. */
  isOwn: boolean
}

/** Reads the address. What makes no sense counts as absent. */
export function parseSubmits(params: URLSearchParams): SubmitsQuery {
  const page = params.get('page') ?? ''
  return { page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, isOwn: params.get('of') === 'mine' }
}

/** Writes the address; only what is not the default. */
export function submitsAddress(competitionId: number, { page, isOwn }: SubmitsQuery): string {
  const params = new URLSearchParams()
  if (isOwn) params.set('of', 'mine')
  if (page > 1) params.set('page', String(page))
  return `/competitions/${competitionId}/submits${params.size > 0 ? `?${params}` : ''}`
}
