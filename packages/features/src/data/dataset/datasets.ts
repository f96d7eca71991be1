import type { Args, Data } from '@shulei/contract/call.ts'
import type { datasetDetail, datasetList, datasetTable } from '@shulei/contract/data/dataset/calls.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { changedDatasetFilters, DATASETS_PER_PAGE, type DatasetFilters } from '@shulei/domain/data/dataset/filters.ts'

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

/** Arguments of the call of the page, shared by loader and component. */
export const detailArgs = (id: number, { version }: { version: number | null }): Args<typeof datasetDetail> => ({
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
  { file, part }: { file: number | null; part: string | null },
): TableChoice | null =>
  tablesOf(files).find(
    (table) => (file === null || table.file.id === file) && (part === null || table.part === part),
  ) ?? null
