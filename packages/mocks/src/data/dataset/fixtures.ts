import type { Data, DataIn } from '@shulei/contract/call.ts'
import type { datasetDetail, datasetList, datasetTable } from '@shulei/contract/data/dataset/calls.ts'
import { testOf } from '@shulei/domain/data/dataset/slice/compare.ts'
import { type PlainTable, plainSlice } from '@shulei/domain/data/dataset/slice/plain.ts'
import { firstSlice, type Slice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { pictureFixture } from '../../base/signature/pictures.ts'
import { competitions } from '../../cast/competitions.ts'
import { datasetOwners } from '../../cast/writings.ts'
import { fromNow } from '../../clock.ts'
import { competitionDatasetFixture } from './competition-dataset.ts'

type List = DataIn<typeof datasetList>
export type DatasetBrief = List['data'][number]
export type DatasetDetail = DataIn<typeof datasetDetail>
type Table = DataIn<typeof datasetTable>
type Reading = NonNullable<Data<typeof datasetTable>['reading']>

const names: readonly (readonly [cn: string, en: string])[] = [
  ['自然与生物', 'Nature and biology'],
  ['天气与气候', 'Weather and climate'],
  ['地球科学', 'Earth science'],
  ['交通出行', 'Transport'],
  ['地理与地名', 'Geography and places'],
  ['人口与社会', 'Population and society'],
  ['医疗健康', 'Health and medicine'],
  ['就业与薪酬', 'Jobs and wages'],
  ['财政与公共事务', 'Public finance and affairs'],
  ['能源与环境', 'Energy and environment'],
  ['体育与游戏', 'Sports and games'],
  ['语言与词汇', 'Language and words'],
  ['文学与历史', 'Literature and history'],
  ['图像', 'Images'],
  ['食品与农业', 'Food and agriculture'],
  ['工程与传感', 'Engineering and sensors'],
  ['天文', 'Astronomy'],
]

/** The categories of the site, three of them in the second group. */
export const categoriesFixture = (): List['categories'] =>
  names.map(([cn, en], index) => ({ id: index + 1, sort: index + 1, name: { cn, en }, count: (index * 7) % 4 }))

const categoryOf: Readonly<Record<string, number>> = {
  'us-births': 6,
  'tang-or-song': 13,
  'bird-strikes': 4,
  'weather-type': 2,
  'co2-monthly': 10,
  penguins: 1,
  'flight-delay': 4,
  'football-result': 11,
}

const daily = { cn: '逐日数据', en: 'Daily data' }
const teaching = { cn: '教学', en: 'Teaching' }

/** The data of the competitions of the cast as rows of the list. */
export const datasetBriefs = (): DatasetBrief[] =>
  competitions.map((competition, index) => {
    const { id, name, licence, files, columns } = competitionDatasetFixture(competition)
    const owner = datasetOwners[competition.slug]
    const category = categoriesFixture().find((one) => one.id === categoryOf[competition.slug])
    return {
      id,
      name,
      summary: {
        cn: `“${competition.title.cn}”训练赛的公开数据，分训练集与测试集，每一列都有说明。`,
        en: `Public data of the competition “${competition.title.en}”, with a train and a test set and a note for each column.`,
      },
      category: category ? { id: category.id, name: category.name } : null,
      tags: index % 2 === 0 ? [daily] : [teaching],
      licence: { id: licence.id, name: licence.name },
      owner: owner ? { id: owner.id, name: owner.name, avatar: null } : null,
      competition: { id: competition.id, title: competition.title },
      cover: null,
      picture: pictureFixture(competition.slug, 'small'),
      formats: ['csv'],
      files: files.length,
      rows: 5114 + index * 1200,
      bytes: files.reduce((sum, file) => sum + file.bytes, 0) * (index + 1),
      columns: columns.length,
      views: 412 - index * 31,
      downloads: 96 - index * 9,
      version: 1 + (index % 3),
      updatedAt: fromNow({ days: -3 - index * 11 }),
    }
  })

export const datasetListFixture = (overrides: Partial<List> = {}): List => {
  const data = datasetBriefs()
  const licences = Map.groupBy(data, ({ licence }) => licence.id)
  return {
    data,
    total: data.length,
    categories: categoriesFixture(),
    all: data.length,
    tags: [
      { tag: daily, count: 4 },
      { tag: teaching, count: 4 },
    ],
    licences: [...licences].map(([id, rows]) => ({
      id,
      name: rows[0]?.licence.name ?? { cn: id, en: id },
      count: rows.length,
    })),
    ...overrides,
  }
}

/** A data set's page: two versions, three tables of which one is being profiled, and a month of statistics. */
export function datasetDetailFixture(overrides: Partial<DatasetDetail> = {}): DatasetDetail {
  const [competition] = competitions
  const own = competitionDatasetFixture(competition)
  const [brief] = datasetBriefs()
  if (!brief || !competition) throw new Error('the cast has no competition')
  const { files: count, formats: _, columns: __, ...rest } = brief
  const files = own.files.map((file, index) => ({
    ...file,
    format: 'csv' as const,
    profileState: 'done' as const,
    profileProblem: null,
    tableCount: 1,
    tables: [{ part: '', rows: file.rows ?? 0, columns: own.columns.length, isPartial: false, isHidden: false }],
    sheet: null,
    downloads: 41 - index * 12,
  }))
  return {
    ...rest,
    version: 2,
    picture: pictureFixture(competition.slug, 'large'),
    description: {
      cn: '<p>美国社会保障局统计的每日出生人数，覆盖 2000 至 2014 年。周末与节假日的人数明显更少，适合练习带日历特征的时间序列预测。</p><ul><li>每行一天，没有缺失的日期。</li><li>测试集是最后一年。</li></ul>',
      en: '<p>Births of each day in the United States from 2000 to 2014, as counted by the Social Security Administration. Weekends and holidays have far fewer, which makes the table good for practising time series with a calendar.</p><ul><li>One row per day, without gaps.</li><li>The test set is the last year.</li></ul>',
    },
    licence: { ...own.licence, url: 'https://opendatacommons.org/licenses/pddl/1-0/' },
    source: own.source,
    changes: own.changes,
    protocol: own.protocol,
    isAgree: true,
    downloaders: 'verified',
    downloadBlocks: [],
    state: 'published',
    isOwn: false,
    publishedAt: fromNow({ days: -80 }),
    versions: [
      {
        no: 2,
        changes: {
          cn: '补上 2014 年最后一周，并更正两天的数字。',
          en: 'Adds the last week of 2014 and corrects two days.',
        },
        publishedAt: fromNow({ days: -3 }),
        files: count,
        bytes: brief.bytes,
      },
      {
        no: 1,
        changes: { cn: '', en: '' },
        publishedAt: fromNow({ days: -80 }),
        files: count,
        bytes: brief.bytes - 4096,
      },
    ],
    files,
    shownVersion: 2,
    days: Array.from({ length: 30 }, (_, place) => ({
      day: fromNow({ days: place - 29 }).slice(0, 10),
      views: [4, 7, 6, 11, 9, 3, 2][place % 7] ?? 0,
      downloads: [1, 2, 0, 3, 2, 0, 1][place % 7] ?? 0,
    })),
    usedIn: [{ id: competition.id, title: competition.title }],
    ...overrides,
  }
}

/** A reading of which nothing is unsure. */
export const readingFixture = (overrides: Partial<Reading> = {}): Reading => ({
  ...{ encoding: 'utf-8', separator: ',', quote: '"', escape: '"', skip: 0, comment: '', hasHeader: true },
  ...{
    missing: ['NA', '-'],
    types: {},
    dateOrder: {},
    eitherOrder: [],
    unsure: [],
    chosen: [],
    short: 0,
    long: 0,
    broken: 0,
  },
  ...overrides,
})

const weekdays = ['周六', '周日', '周一', '周二', '周三', '周四', '周五']

/** All rows of the first file of the page, as its preview searches and sorts them. */
const plainTable = (): PlainTable => ({
  columns: (['number', 'text', 'date'] as const).map((kind) => ({ kind, marks: [] })),
  rows: Array.from({ length: 5114 }, (_, place) => [
    place === 6 ? null : String(8843 + ((place * 1931) % 5200)),
    weekdays[place % 7] ?? null,
    new Date(Date.UTC(2000, 0, 1 + place)).toISOString().slice(0, 10),
  ]),
})

/** The profile of the first file of the page, and one page of the rows that a slice has. */
export function datasetTableFixture(overrides: Partial<Table> = {}, slice: Slice = firstSlice): Table {
  const own = competitionDatasetFixture()
  const plain = plainTable()
  const sliced = plainSlice(plain, slice)
  const places = sliced?.places ?? []
  return {
    fileId: own.files[0]?.id ?? 1,
    part: '',
    reading: readingFixture(),
    rows: plain.rows.length,
    isPartial: false,
    columnCount: own.columns.length,
    foundCount: own.columns.length,
    columns: own.columns,
    places: own.columns.map((_, place) => place + 1),
    kinds: plain.columns.map(({ kind }) => kind),
    preview: places.map((place) => [...(plain.rows[place] ?? [])]),
    rowNumbers: places.map((place) => place + 1),
    rowsFound: sliced ? sliced.found : null,
    problem: sliced ? null : 'unfit',
    conditions: slice.conditions.map((one) => {
      const kind = plain.columns[one.column - 1]?.kind
      const fits = kind !== undefined && testOf(one, kind) !== null
      return { ...one, name: own.columns[one.column - 1]?.name ?? '', fits }
    }),
    sortName: own.columns[Math.abs(slice.sort) - 1]?.name ?? null,
    ...overrides,
  }
}
