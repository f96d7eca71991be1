import { hasForbiddenCharacters, toNfc } from '../text/count.ts'
import type { StatusCode } from './state.ts'

export type CompetitionSort = 'default' | 'newest' | 'hottest' | 'deadline'

/** What the competition list shows (`B§2`); the same names as in its address and its call. */
export interface CompetitionFilters {
  search: string
  /** 1 intelligent algorithm, 2 solution application. */
  type: '' | '1' | '2'
  tagCode: string
  indCode: string
  /** 0: all. */
  raceId: number
  cmptStatus: StatusCode
  sort: CompetitionSort
  /** From 1. */
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

/** Longest search text, in UTF-16 units; an address must not carry a novel. */
const MAX_SEARCH = 100
const MAX_CODE = 64

const TYPES = ['1', '2'] as const
const STATUSES = [0, 1, 2] as const
const SORTS = ['newest', 'hottest', 'deadline'] as const

function text(raw: string | null, max: number): string {
  const value = toNfc(raw ?? '').trim()
  return value.length <= max && !hasForbiddenCharacters(value) ? value : ''
}

/** A whole number of at most nine digits in plain spelling, else null. */
function whole(raw: string | null): number | null {
  return raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : null
}

/** Reads the filters from an address. Never throws; what makes no sense falls back to its default. */
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

/** Writes the filters for an address: defaults left out, always in the same order. */
export function filtersToParams(filters: CompetitionFilters): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of Object.keys(defaultFilters) as (keyof CompetitionFilters)[]) {
    if (filters[name] !== defaultFilters[name]) params.set(name, String(filters[name]))
  }
  return params
}

/** The filters with a change; any change but of the page leads back to page 1. */
export function withFilter(filters: CompetitionFilters, patch: Partial<CompetitionFilters>): CompetitionFilters {
  const onlyPage = Object.keys(patch).every((name) => name === 'page')
  return { ...filters, ...(onlyPage ? {} : { page: defaultFilters.page }), ...patch }
}
