import { MAX_COLUMN_SEARCH } from '@shulei/domain/data/dataset/columns.ts'
import {
  DATASETS_PER_PAGE,
  datasetSizes,
  datasetSorts,
  MAX_DATASET_SEARCH,
  MAX_DATASET_TAG,
} from '@shulei/domain/data/dataset/filters.ts'
import { MAX_COLUMNS } from '@shulei/domain/data/dataset/profile.ts'
import {
  MAX_CONDITIONS,
  MAX_SLICE_TEXT,
  parseConditions,
  parseSort,
  printConditions,
} from '@shulei/domain/data/dataset/slice/slice.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, page, perPage, plainText, queryId } from '../../fields.ts'
import { Dataset, DatasetBrief, DatasetCategory, DatasetTable } from './schemas.ts'

export const datasetList = call({
  method: 'GET',
  path: '/api/datasets/list',
  spec: 'C093',
  summary:
    'Published data sets by search text, category, tag, licence, size and order, with their categories and counts',
  auth: 'none',
  shared: true,
  query: z.object({
    search: plainText(MAX_DATASET_SEARCH).default(''),
    /** 0 for all. */
    categoryId: z.coerce.number<number | string>().int().min(0).default(0),
    /** A tag in either language. */
    tag: plainText(MAX_DATASET_TAG).default(''),
    licence: z.string().max(MAX_DATASET_TAG).default(''),
    size: z.enum(['', ...datasetSizes]).default(''),
    sort: z.enum(datasetSorts).default('default'),
    page,
    per_page: perPage(DATASETS_PER_PAGE, 50),
  }),
  data: z.object({
    data: z.array(DatasetBrief),
    total: z.int().min(0),
    /** Every category in its order; each count is the number of data sets that the other filters leave, here and below. */
    categories: z.array(DatasetCategory),
    /** Data sets of all categories. */
    all: z.int().min(0),
    /** Tags and licences of all published data sets, the most frequent of them first. */
    tags: z.array(z.object({ tag: bilingual, count: z.int() })),
    licences: z.array(z.object({ id: z.string(), name: bilingual, count: z.int() })),
  }),
})

export const datasetDetail = call({
  method: 'GET',
  path: '/api/datasets/{id}',
  spec: 'C094',
  summary: 'A data set: texts, licence, versions, files with checksums, statistics, and what the caller may do',
  auth: 'none',
  query: z.object({
    /** Number of an older version whose files are shown; the current one without it. */
    version: queryId.max(1_000_000).optional(),
  }),
  data: Dataset,
})

export const datasetTable = call({
  method: 'GET',
  path: '/api/site/datasets/{id}/files/{fileId}/table',
  spec: 'own: column profile',
  summary:
    'Column profiles of a table of a data set, and 100 of its rows; those who may download choose them by conditions, search text and order',
  auth: 'none',
  query: z.object({
    /** Path inside an archive; empty for the file itself. */
    part: z.string().max(1024).default(''),
    /** Words that the name or the description of a column must have. */
    column: plainText(MAX_COLUMN_SEARCH).default(''),
    /** A text that some cell of a row must have, in capital or small letters. */
    find: plainText(MAX_SLICE_TEXT).default(''),
    /** Place of the column to sort by, from 1; with a minus the greatest value comes first. Empty: the order of the file. */
    sort: z
      .string()
      .refine((text) => text === '' || String(parseSort(text)) === text, 'a place')
      .default(''),
    /** Conditions that all hold, each on a line: `3.has.word`, `3.is.word`, `4.from.10`, `4.to.20`, `5.empty`, `5.filled`. */
    filter: z
      .string()
      .max(MAX_CONDITIONS * (MAX_SLICE_TEXT + 16))
      .refine((text) => printConditions(parseConditions(text)) === text, 'conditions by column and kind')
      .default(''),
    page,
  }),
  data: DatasetTable,
})

export const datasetCell = call({
  method: 'GET',
  path: '/api/site/datasets/{id}/files/{fileId}/cell',
  spec: 'own: cell of a table',
  summary: 'A cell of a table of a data set in its whole length, for those who may download it',
  auth: 'user',
  query: z.object({
    part: z.string().max(1024).default(''),
    /** Places in the table, from 1. */
    column: queryId.max(MAX_COLUMNS),
    row: queryId.max(2 ** 31 - 1),
  }),
  data: z.object({
    text: z.string(),
    /** False for a cell that is longer than cells are copied. */
    isWhole: z.boolean(),
  }),
  errors: ['realNameFirst', 'protocolFirst', 'signUpFirst'],
})

export const countDataset = call({
  method: 'POST',
  path: '/api/datasets/{id}/statistic',
  spec: 'C095',
  summary: 'Count a view of a data set, or announce the download of one of its files',
  auth: 'none',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('view') }),
    z.object({ kind: z.literal('download'), fileId: id }),
  ]),
  data: z.object({
    views: z.int().min(0),
    downloads: z.int().min(0),
    /** Address of the announced file; null for a view. */
    url: z.string().nullable(),
  }),
  errors: ['fileNotDownloadable', 'realNameFirst', 'protocolFirst', 'signUpFirst'],
})

export const acceptDatasetProtocol = call({
  method: 'POST',
  path: '/api/datasets/{id}/protocol',
  spec: 'own: Q137',
  summary: 'Accept the protocol of a data set; for data of a competition, of all its data sets',
  auth: 'user',
  body: z.object({ accept: z.literal(true) }),
  data: z.object({ isAgree: z.boolean() }),
  errors: ['signUpFirst'],
})

export const datasetCroissant = call({
  method: 'GET',
  path: '/api/site/datasets/{id}/croissant.json',
  spec: 'own: Croissant',
  summary: 'A published data set in the Croissant format (JSON-LD), for search engines and machine learning tools',
  auth: 'none',
  data: z.undefined(),
  raw: 'file',
})

export const datasetSheet = call({
  method: 'GET',
  path: '/api/site/datasets/{id}/files/{fileId}/sheet',
  spec: 'own: contact sheet',
  summary: 'The contact sheet of a file of pictures, WebP',
  auth: 'none',
  data: z.undefined(),
  raw: 'picture',
})

export const downloadFile = call({
  method: 'GET',
  path: '/api/datasets/{id}/files/{fileId}',
  spec: 'X005',
  summary: 'Send one file of a data set; leaves exactly one line in the download log',
  auth: 'user',
  query: z.object({ log: queryId.optional() }),
  data: z.undefined(),
  raw: 'file',
  errors: ['fileNotDownloadable', 'downloadFailed', 'realNameFirst', 'protocolFirst', 'signUpFirst'],
})
