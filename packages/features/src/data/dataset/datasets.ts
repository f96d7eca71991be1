import type { Args, Data } from '@shulei/contract/call.ts'
import type { datasetDetail, datasetList, datasetTable } from '@shulei/contract/data/dataset/calls.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { MAX_COLUMN_SEARCH } from '@shulei/domain/data/dataset/columns.ts'
import { changedDatasetFilters, DATASETS_PER_PAGE, type DatasetFilters } from '@shulei/domain/data/dataset/filters.ts'
import { firstSlice, parseSlice, printSlice, type Slice } from '@shulei/domain/data/dataset/slice/slice.ts'

export type DatasetList = Data<typeof datasetList>
export type DatasetBrief = DatasetList['data'][number]
export type Dataset = Data<typeof datasetDetail>
export type DatasetFile = Dataset['files'][number]
export type DatasetTable = Data<typeof datasetTable>
export type Reading = NonNullable<DatasetTable['reading']>

/** Writes the address of the list without default values. */
export const listAddress = (filters: DatasetFilters): string => datasetAddress.list(changedDatasetFilters(filters))

/** Arguments of the list call, shared by loader and component. */
export const listArgs = (filters: DatasetFilters): Args<typeof datasetList> => ({
  query: { ...filters, per_page: DATASETS_PER_PAGE },
})

export const datasetViews = ['about', 'columns', 'preview', 'versions'] as const
export type DatasetView = (typeof datasetViews)[number]

/** State of a data set's page in its address. */
export interface DatasetQuery {
  view: DatasetView
  /** Null for the first file with a table. */
  file: number | null
  /** Path inside an archive; null for the first table of the file. */
  part: string | null
  column: string
  version: number | null
  slice: Slice
  /** Place of the column whose conditions are chosen; null while the form is closed. */
  on: number | null
}

const whole = (raw: string | null) => (raw !== null && /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : null)

/** Reads the address of a data set's page. Invalid values count as absent. */
export function parseDataset(params: URLSearchParams): DatasetQuery {
  const column = (params.get('column') ?? '').normalize('NFC').trim()
  const part = params.get('part')
  const isText = [...column].length <= MAX_COLUMN_SEARCH && column.isWellFormed() && !column.includes('\0')
  return {
    view: datasetViews.find((view) => view === params.get('view')) ?? 'about',
    file: whole(params.get('file')),
    part: part !== null && part.length <= 1024 ? part : null,
    column: isText ? column : '',
    version: whole(params.get('version')),
    slice: parseSlice(params),
    on: whole(params.get('on')),
  }
}

/** Writes the address of a data set's page without default values. */
export const detailAddress = (id: number, query: Partial<DatasetQuery> = {}): string =>
  datasetAddress.detail({ id, ...addressOf(query) })

/** The query of an address, as forms keep it. */
export const addressOf = ({ view, file, part, column, version, slice = firstSlice }: Partial<DatasetQuery>) => ({
  view: view === 'about' ? undefined : view,
  file: file ?? undefined,
  part: part || undefined,
  column: column || undefined,
  version: version ?? undefined,
  ...printSlice(slice),
})

/** Arguments of the call of the page, shared by loader and component. */
export const detailArgs = (id: number, { version }: Pick<DatasetQuery, 'version'>): Args<typeof datasetDetail> => ({
  params: { id },
  query: version === null ? {} : { version },
})

/** Pause between two looks at files that the server works on, ms. */
export const LOOK_AGAIN = 2500

/** The profile of a file is still to come. */
export const isProfileComing = ({ profileState }: Pick<DatasetFile, 'profileState'>): boolean =>
  profileState === 'waiting' || profileState === 'running'

/** A table of a data set: its file, and its path inside an archive. */
export interface TableChoice {
  file: DatasetFile
  part: string
  /** A sheet that its workbook does not show. */
  isHidden: boolean
}

/** All tables of the files, in their order. */
export const tablesOf = (files: readonly DatasetFile[]): TableChoice[] =>
  files.flatMap((file) => file.tables.map(({ part, isHidden }) => ({ file, part, isHidden })))

/** The table that the address names, without a name the first one; null when the files have no such table. */
export const chosenTable = (
  files: readonly DatasetFile[],
  { file, part }: Pick<DatasetQuery, 'file' | 'part'>,
): TableChoice | null =>
  tablesOf(files).find(
    (table) => (file === null || table.file.id === file) && (part === null || table.part === part),
  ) ?? null

/** Arguments of the call of a table, shared by loader and component. */
export const tableArgs = (
  id: number,
  { file, part }: TableChoice,
  { view, column, slice }: Pick<DatasetQuery, 'view' | 'column' | 'slice'>,
): Args<typeof datasetTable> => {
  const { sort, ...query } = view === 'preview' ? printSlice(slice) : {}
  return {
    params: { id, fileId: file.id },
    query: { part, column, ...query, ...(sort === undefined ? {} : { sort: String(sort) }) },
  }
}
