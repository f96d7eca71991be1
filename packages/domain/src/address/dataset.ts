import type { DatasetFilters } from '../data/dataset/filters.ts'
import { page, pageWith } from './page.ts'

/** The list. Filters with default values are left out. */
export const list = pageWith<DatasetFilters>()('/datasets')
/**
 * A data set. `view` is one of its parts; `file`, `part` and `column` choose a table and search its columns, `version` shows the files
 * of an older version. `find`, `sort`, `filter` and `page` are those of `slice.ts`; `on` opens the conditions of a column.
 */
export const detail = pageWith<{
  view: 'columns' | 'preview' | 'versions'
  file: number
  part: string
  column: string
  version: number
  find: string
  sort: number
  filter: string
  page: number
  on: number
}>()('/datasets/:id')
export const publish = page('/datasets/edit')
export const edit = page('/datasets/edit/:id')
