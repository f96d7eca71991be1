import type { Args } from '@shulei/contract/call.ts'
import type { datasetTable } from '@shulei/contract/data/dataset/calls.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { MAX_COLUMN_SEARCH } from '@shulei/domain/data/dataset/columns.ts'
import { firstSlice, parseSlice, printSlice, type Slice } from '@shulei/domain/data/dataset/slice/slice.ts'
import type { TableChoice } from '../datasets.ts'

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
