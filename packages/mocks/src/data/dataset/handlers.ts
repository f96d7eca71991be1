import {
  acceptDatasetProtocol,
  countDataset,
  datasetCell,
  datasetDetail,
  datasetList,
  datasetTable,
} from '@shulei/contract/data/dataset/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { findColumns } from '@shulei/domain/data/dataset/columns.ts'
import { firstSlice, parseConditions, ROWS_PER_PAGE } from '@shulei/domain/data/dataset/slice/slice.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { datasetDetailFixture, datasetListFixture, datasetTableFixture } from './fixtures.ts'

export const datasetHandlers: RequestHandler[] = [
  mock(datasetList, ({ query: { search, categoryId, tag, licence } }) => {
    const all = datasetListFixture()
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    const data = all.data.filter(
      (one) =>
        words.every((word) => `${one.name.cn} ${one.name.en}`.toLowerCase().includes(word)) &&
        (categoryId === 0 || one.category?.id === categoryId) &&
        (tag === '' || one.tags.some(({ cn, en }) => cn === tag || en === tag)) &&
        (licence === '' || one.licence.id === licence),
    )
    return { ...all, data, total: data.length }
  }),
  mock(datasetDetail, ({ params }) => datasetDetailFixture({ id: params.id })),
  mock(datasetTable, ({ params, query: { column, find, sort, filter, page } }) => {
    const slice = { find, sort: Number(sort), conditions: parseConditions(filter), page }
    const table = datasetTableFixture({ fileId: params.fileId }, slice)
    const found = findColumns(table.columns, column)
    const pick = <T>(all: readonly T[]) => found.flatMap((place) => all[place] ?? [])
    return {
      ...table,
      foundCount: found.length,
      ...{ columns: pick(table.columns), places: pick(table.places), kinds: pick(table.kinds) },
      preview: table.preview.map((cells) => found.map((place) => cells[place] ?? null)),
    }
  }),
  mock(datasetCell, ({ query: { row, column } }) => {
    const slice = { ...firstSlice, page: Math.ceil(row / ROWS_PER_PAGE) }
    const text = datasetTableFixture({}, slice).preview[(row - 1) % ROWS_PER_PAGE]?.[column - 1]
    if (text == null) throw new MockRefusal('notFound')
    return { text, isWhole: true }
  }),
  mock(countDataset, ({ params, body }) => {
    const { views, downloads } = datasetDetailFixture()
    const url =
      body.kind === 'download' ? `${pathOf(refs.downloadFile, { id: params.id, fileId: body.fileId })}?log=1` : null
    return { views, downloads, url }
  }),
  mock(acceptDatasetProtocol, () => ({ isAgree: true })),
]
