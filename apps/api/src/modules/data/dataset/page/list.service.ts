import type { Data, DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { datasetList } from '@shulei/contract/data/dataset/calls.ts'
import { defaultDatasetFilters } from '@shulei/domain/data/dataset/filters.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { pictureOf } from '../picture.service.ts'
import { type BriefRow, findFacets, findPage } from './list.repo.ts'

type Brief = DataIn<typeof datasetList>['data'][number]

export function briefOf({ signature, columns, columnCount, total: _, ...row }: BriefRow): Brief {
  const source = { id: row.id, updatedAt: row.updatedAt, signature, columns }
  return {
    ...row,
    columns: columnCount,
    picture: row.cover === null ? pictureOf(source, 'small') : null,
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

/** The first `limit` datasets that a text finds, for the search of the whole site; one statement. */
export async function searchDatasets(
  { db, clock }: Platform,
  search: string,
  limit: number,
): Promise<Pick<BriefRow, 'id' | 'name' | 'summary' | 'updatedAt'>[]> {
  return findPage(db, { ...defaultDatasetFilters, search, perPage: limit }, new Date(clock()))
}

/** The list of data sets (C093); two statements, one more on a page after the last. */
export async function readDatasets(
  { db, clock }: Platform,
  { per_page: perPage, ...filters }: QueryOut<typeof datasetList>,
): Promise<DataIn<typeof datasetList>> {
  const now = new Date(clock())
  const [rows, facets] = await Promise.all([findPage(db, { ...filters, perPage }, now), findFacets(db, filters, now)])
  // a page after the last one has no row that carries the total
  const counted =
    rows.length > 0 || filters.page === 1 ? rows : await findPage(db, { ...filters, page: 1, perPage }, now)
  return { data: rows.map(briefOf), total: counted[0]?.total ?? 0, ...facets } satisfies DataIn<typeof datasetList>
}

export type DatasetsPage = Data<typeof datasetList>
