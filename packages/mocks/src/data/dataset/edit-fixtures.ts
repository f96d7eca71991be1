import type { Data } from '@shulei/contract/call.ts'
import type { datasetDraft, datasetReading, ownDatasets } from '@shulei/contract/data/dataset-edit/calls.ts'
import { fromNow } from '../../clock.ts'
import { categoriesFixture, readingFixture } from './fixtures.ts'

type Draft = Data<typeof datasetDraft>
type Own = Data<typeof ownDatasets>
type TableReading = Data<typeof datasetReading>

const MB = 1024 ** 2

/** Files of a draft: one with its profile, one that is being profiled, and one with a problem. */
export const draftFiles: Draft['files'] = [
  {
    id: 71,
    name: 'tides-2015-2024.csv',
    bytes: 48 * MB,
    sha256: '9f2b7c41d05a8e63b1f4a97c20d8e5f36a7b1c94e2d0f8a35b6c7d8e9f012345',
    profileState: 'done',
    profileProblem: null,
    rows: 876_000,
    tableCount: 1,
    tables: [{ part: '', reading: readingFixture({ encoding: 'gb18030', unsure: ['encoding'] }) }],
    isNew: false,
  },
  {
    id: 72,
    name: 'stations.parquet',
    bytes: 3 * MB,
    sha256: '0c5d8e9f0123459f2b7c41d05a8e63b1f4a97c20d8e5f36a7b1c94e2d0f8a35b',
    profileState: 'running',
    profileProblem: null,
    rows: null,
    tableCount: 0,
    tables: [],
    isNew: true,
  },
  {
    id: 73,
    name: 'readme-columns.csv',
    bytes: 2048,
    sha256: '41d05a8e63b1f4a97c20d8e5f36a7b1c94e2d0f8a35b6c7d8e9f0123459f2b7c',
    profileState: 'failed',
    profileProblem: { code: 'ragged', line: 7, count: 3, limit: 4 },
    rows: null,
    tableCount: 0,
    tables: [],
    isNew: true,
  },
]

/** An upload of an earlier visit, two thirds of which are stored. */
export const openUploadFixture = (overrides: Partial<Draft['uploads'][number]> = {}): Draft['uploads'][number] => ({
  upload: '3f1c2a9e-5b7d-4e8f-9a0b-1c2d3e4f5a6b',
  name: 'radar-2024.zip',
  bytes: 612 * MB,
  offset: 408 * MB,
  modified: Date.parse('2026-11-01T08:00:00+08:00'),
  expiresAt: fromNow({ days: 6 }),
  ...overrides,
})

/** How a table of the reader's data set was read: the encoding is a guess, nothing is chosen. */
export const tableReadingFixture = (overrides: Partial<TableReading> = {}): TableReading => ({
  ...{ part: '', parts: [''], revision: 1, choice: {}, profileState: 'done', profileProblem: null },
  reading: readingFixture({ encoding: 'gb18030', unsure: ['encoding'] }),
  columns: [
    { name: '站点', type: 'category' },
    { name: '时间', type: 'date' },
    { name: '潮位', type: 'number' },
  ],
  ...overrides,
})

/** The reader's data set as they are editing it: a draft with all texts and one file. */
export function datasetDraftFixture(overrides: Partial<Draft> = {}): Draft {
  return {
    id: 10080,
    language: 'cn',
    isTranslated: false,
    name: '厦门港逐时潮位 2015–2024',
    summary: '三个验潮站十年的逐时潮位，附站点信息，缺测已标出。',
    description:
      '<p>每行是一个站点一小时的观测潮位，单位厘米，基准面为 1985 国家高程基准。</p><ul><li>2018 年 9 月有 41 小时缺测。</li><li>时间为北京时间。</li></ul>',
    categoryId: 2,
    licence: 'CC-BY-4.0',
    tags: ['潮汐', '时间序列'],
    cover: null,
    downloaders: '',
    columns: { 潮位: '观测潮位，厘米，1985 国家高程基准' },
    source: { name: '国家海洋科学数据中心', url: 'https://mds.nmdis.org.cn/' },
    state: 'draft',
    version: 0,
    revision: 4,
    publishedAt: null,
    hasChanges: true,
    hasNewFiles: true,
    files: draftFiles.slice(0, 1),
    uploads: [],
    categories: categoriesFixture().map(({ id, name }) => ({ id, name })),
    used: { bytes: 1340 * MB, openUploads: 0 },
    ...overrides,
  }
}

const both = (name: string) => ({ cn: name, en: name })

/** The reader's data sets: a draft, a published one with changes, and a withdrawn one. */
export const ownDatasetsFixture = (overrides: Partial<Own> = {}): Own => ({
  list: [
    {
      ...{ id: 10080, name: both('厦门港逐时潮位 2015–2024'), state: 'draft', version: 0, hasChanges: true, files: 1 },
      ...{ bytes: 48 * MB, updatedAt: fromNow({ days: -1 }) },
    },
    {
      ...{ id: 10081, name: both('街拍里的招牌文字'), state: 'published', version: 3, hasChanges: true, files: 12 },
      ...{ bytes: 1280 * MB, updatedAt: fromNow({ days: -9 }) },
    },
    {
      ...{ id: 10082, name: both('公交刷卡样本'), state: 'withdrawn', version: 1, hasChanges: false, files: 2 },
      ...{ bytes: 12 * MB, updatedAt: fromNow({ days: -40 }) },
    },
  ],
  used: { bytes: 1340 * MB },
  ...overrides,
})
