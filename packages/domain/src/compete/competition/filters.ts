import { hasForbiddenCharacters, toNfc } from '../../base/text/count.ts'
import type { StatusCode } from './state.ts'

export type CompetitionSort = 'default' | 'newest' | 'hottest' | 'deadline'

/** Filters of the competition list (`B§2`), named as in its address and its call. */
export interface CompetitionFilters {
  search: string
  /** 1 intelligent algorithm, 2 solution application. */
  type: '' | '1' | '2'
  tagCode: string
  indCode: string
  /** Series id; 0 for all. */
  raceId: number
  cmptStatus: StatusCode
  sort: CompetitionSort
  /** Page number, from 1. */
  page: number
}

export const defaultFilters: Readonly<CompetitionFilters> = {
  search: '',
  type: '',
  tagCode: '',
  indCode: '',
  raceId: 0,
  cmptStatus: -1,
  sort: 'default',
  page: 1,
}

/** Longest search text, in UTF-16 units, to limit the address. */
const MAX_SEARCH = 100
const MAX_CODE = 64

const TYPES = ['1', '2'] as const
const STATUSES = [0, 1, 2] as const
const SORTS = ['newest', 'hottest', 'deadline'] as const

function text(raw: string | null, max: number): string {
  const value = toNfc(raw ?? '').trim()
  return value.length <= max && !hasForbiddenCharacters(value) ? value : ''
}

/** Parses a plain whole number of at most nine digits, else null. */
function whole(raw: string | null): number | null {
  return raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : null
}

/** Reads the filters from an address. Never throws; invalid values fall back to the default. */
export function parseFilters(params: URLSearchParams): CompetitionFilters {
  return {
    search: text(params.get('search'), MAX_SEARCH),
    type: TYPES.find((type) => type === params.get('type')) ?? defaultFilters.type,
    tagCode: text(params.get('tagCode'), MAX_CODE),
    indCode: text(params.get('indCode'), MAX_CODE),
    raceId: whole(params.get('raceId')) ?? defaultFilters.raceId,
    cmptStatus: STATUSES.find((status) => String(status) === params.get('cmptStatus')) ?? defaultFilters.cmptStatus,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? defaultFilters.sort,
    page: whole(params.get('page')) ?? defaultFilters.page,
  }
}

/** The filters of an address: without default values, always in the same order. */
export function changedFilters(filters: CompetitionFilters): Partial<CompetitionFilters> {
  const names = (Object.keys(defaultFilters) as (keyof CompetitionFilters)[]).filter(
    (name) => filters[name] !== defaultFilters[name],
  )
  return Object.fromEntries(names.map((name) => [name, filters[name]]))
}

/** The filters with a change; any change except one of the page alone resets the page to 1. */
export function withFilter(filters: CompetitionFilters, patch: Partial<CompetitionFilters>): CompetitionFilters {
  const onlyPage = Object.keys(patch).every((name) => name === 'page')
  return { ...filters, ...(onlyPage ? {} : { page: defaultFilters.page }), ...patch }
}
