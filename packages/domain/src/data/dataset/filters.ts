import { hasForbiddenCharacters, toNfc } from '../../base/text/count.ts'

/** `default`: by downloads and views together. */
export const datasetSorts = ['default', 'newest', 'downloads', 'size'] as const
export type DatasetSort = (typeof datasetSorts)[number]

/** Sizes of a data set by the bytes of the files of its current version. */
export const datasetSizes = ['small', 'medium', 'large'] as const
export type DatasetSize = (typeof datasetSizes)[number]

const KB = 1024
const MB = 1024 * KB

/** Bytes of each size, the end not included. */
export const sizeRanges: Readonly<Record<DatasetSize, { from: number; to: number }>> = {
  small: { from: 0, to: 100 * KB },
  medium: { from: 100 * KB, to: 10 * MB },
  large: { from: 10 * MB, to: Number.MAX_SAFE_INTEGER },
}

/** Data sets on a page of the list. */
export const DATASETS_PER_PAGE = 12

/** Longest search text, in UTF-16 units, to limit the address. */
export const MAX_DATASET_SEARCH = 100
export const MAX_DATASET_TAG = 40

/** Filters of the list of data sets, named as in its address and its call. */
export interface DatasetFilters {
  search: string
  /** 0 for all. */
  categoryId: number
  /** A tag in either language; empty for all. */
  tag: string
  /** SPDX or own id of a licence; empty for all. */
  licence: string
  size: '' | DatasetSize
  sort: DatasetSort
  /** From 1. */
  page: number
}

export const defaultDatasetFilters: Readonly<DatasetFilters> = {
  search: '',
  categoryId: 0,
  tag: '',
  licence: '',
  size: '',
  sort: 'default',
  page: 1,
}

function text(raw: string | null, max: number): string {
  const value = toNfc(raw ?? '').trim()
  return value.length <= max && !hasForbiddenCharacters(value) ? value : ''
}

const whole = (raw: string | null): number | null => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : null)

/** Reads the filters from an address. Never throws; invalid values fall back to the default. */
export function parseDatasetFilters(params: URLSearchParams): DatasetFilters {
  return {
    search: text(params.get('search'), MAX_DATASET_SEARCH),
    categoryId: whole(params.get('categoryId')) ?? defaultDatasetFilters.categoryId,
    tag: text(params.get('tag'), MAX_DATASET_TAG),
    licence: text(params.get('licence'), MAX_DATASET_TAG),
    size: datasetSizes.find((size) => size === params.get('size')) ?? defaultDatasetFilters.size,
    sort: datasetSorts.find((sort) => sort === params.get('sort')) ?? defaultDatasetFilters.sort,
    page: whole(params.get('page')) ?? defaultDatasetFilters.page,
  }
}

/** The filters of an address: without default values, always in the same order. */
export function changedDatasetFilters(filters: DatasetFilters): Partial<DatasetFilters> {
  const names = (Object.keys(defaultDatasetFilters) as (keyof DatasetFilters)[]).filter(
    (name) => filters[name] !== defaultDatasetFilters[name],
  )
  return Object.fromEntries(names.map((name) => [name, filters[name]]))
}

/** The filters with a change; any change except one of the page alone leads to the first page. */
export function withDatasetFilter(filters: DatasetFilters, patch: Partial<DatasetFilters>): DatasetFilters {
  const onlyPage = Object.keys(patch).every((name) => name === 'page')
  return { ...filters, ...(onlyPage ? {} : { page: 1 }), ...patch }
}
