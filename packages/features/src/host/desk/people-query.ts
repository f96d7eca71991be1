import * as deskAddress from '@shulei/domain/address/desk.ts'

/** What the address of the people's page asks for. */
export interface PeopleQuery {
  find: string
  /** Counts from 1. */
  page: number
}

/** People on a page. */
export const PEOPLE_PER_PAGE = 50
/** Most characters of a search. */
export const MAX_FIND = 60

export function parsePeople(params: URLSearchParams): PeopleQuery {
  const page = Number(params.get('page'))
  return {
    find: (params.get('find') ?? '').trim().slice(0, MAX_FIND),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  }
}

export const peopleArgs = (id: number, { find, page }: PeopleQuery) => ({
  params: { id },
  query: { find, page, perPage: PEOPLE_PER_PAGE },
})

/** Address of a page of people; default values are left out. */
export const peopleAddress = (id: number, { find, page }: PeopleQuery) =>
  deskAddress.people({ id, find: find || undefined, page: page > 1 ? page : undefined })
