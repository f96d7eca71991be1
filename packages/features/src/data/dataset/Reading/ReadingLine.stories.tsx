import { readingFixture } from '@shulei/mocks/data/dataset/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ReadingLine } from './ReadingLine.tsx'

const file = { id: 71, name: 'tides.csv', profileState: 'done' } as const
const owner = { datasetId: 10080, onChosen: fn(async () => {}) }

const meta = preview.meta({
  title: 'Areas/dataset/ReadingLine',
  component: ReadingLine,
  args: { file, part: '', reading: readingFixture(), owner: null },
})

const choose = () => ({ name: text('columns:reading.chooseName', { name: 'tides.csv' }) })

/** A reader sees how the table was read. */
export const Sure = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const line = canvas.getByText(pattern('columns:reading.line'))
    await expect(line).toHaveTextContent(text('columns:reading.separator.comma'))
    await expect(line).toHaveTextContent(text('columns:reading.header'))
    await expect(line).toHaveTextContent('“NA”')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** The guessed parts are named; a reader can only tell the publisher. */
export const Unsure = meta.story({
  args: { reading: readingFixture({ encoding: 'big5', unsure: ['encoding', 'hasHeader'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('columns:reading.unsure'))).toHaveTextContent(
      text('columns:reading.part.encoding'),
    )
  },
})

/** The owner can choose. */
export const UnsureOwn = meta.story({
  args: { reading: readingFixture({ encoding: 'big5', unsure: ['encoding'] }), owner },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('columns:reading.unsureOwn'))).toBeVisible()
    await expect(canvas.getByRole('button', choose())).toBeEnabled()
  },
})

/** Sheets of the same name in two workbooks are told apart. */
export const Sheet = meta.story({
  tags: ['no-picture'], // the button of `UnsureOwn`
  args: { part: 'Sheet1', reading: readingFixture({ unsure: ['hasHeader'] }), owner },
  play: async ({ canvas }) => {
    const name = text('columns:reading.chooseName', { name: 'tides.csv Sheet1' })
    await expect(canvas.getByRole('button', { name })).toBeEnabled()
  },
})

const either = [
  {
    column: 'visited',
    cell: '03/04/2024',
    days: { dayFirst: '2024-04-03', monthFirst: '2024-03-04' },
    order: 'monthFirst',
  },
] as const

/** Dates whose day and month nobody tells apart: what one is read as, and what it may be. */
export const OrderUnsure = meta.story({
  args: { reading: readingFixture({ unsure: ['dateOrder'], eitherOrder: either }) },
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(pattern('columns:reading.order'))
    for (const word of ['visited', '03/04/2024']) await expect(sentence).toHaveTextContent(word)
    await expect(canvas.queryByText(pattern('columns:reading.unsure'))).toBeNull()
  },
})

/** The owner chooses the order, and of many columns some are named. */
export const OrderUnsureOwn = meta.story({
  args: {
    reading: readingFixture({
      unsure: ['dateOrder', 'hasHeader'],
      eitherOrder: ['visited', 'born', 'admitted', 'discharged'].map((column) => ({ ...either[0], column })),
    }),
    owner,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('columns:reading.orderOwn'))).not.toHaveTextContent('discharged')
    await expect(canvas.getByText(pattern('columns:reading.unsureOwn'))).toBeVisible()
    await expect(canvas.getByRole('button', choose())).toBeEnabled()
  },
})

/** An order that the owner chose is asked about no more. */
export const OrderChosen = meta.story({
  tags: ['no-picture'], // as `Chosen`
  args: {
    reading: readingFixture({ eitherOrder: either, dateOrder: { visited: 'dayFirst' }, chosen: ['dateOrder'] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(pattern('columns:reading.order'))).toBeNull()
    await expect(canvas.getByText(pattern('columns:reading.chosen'))).toHaveTextContent(
      text('columns:reading.part.dateOrder'),
    )
  },
})

/** The owner's choice is said to everybody. */
export const Chosen = meta.story({
  args: {
    reading: readingFixture({
      ...{ encoding: 'gb18030', separator: '|', quote: '', escape: '\\', skip: 3, comment: '#', hasHeader: false },
      ...{ types: { id: 'id', code: 'text' }, chosen: ['encoding', 'separator', 'skip', 'types'] },
    }),
    owner,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('columns:reading.chosen'))).toHaveTextContent(
      text('columns:reading.part.types'),
    )
  },
})

/** A list inside a JSON file is named, since the other values of the file are in no table. */
export const Inside = meta.story({
  tags: ['no-picture'], // `Sure` with another piece
  args: { reading: readingFixture({ inside: 'data.rows' }) },
  play: async ({ canvas }) => {
    const line = canvas.getByText(pattern('columns:reading.line'))
    await expect(line).toHaveTextContent(text('columns:reading.inside', { path: 'data.rows' }))
  },
})

/** Rows that do not fit the columns, and characters that do not fit the encoding, are told with their number. */
export const Troubles = meta.story({
  tags: ['no-picture'], // `Unsure` with other sentences
  args: { reading: readingFixture({ short: 1200, long: 1, broken: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('columns:reading.short', { count: 1200, n: '1,200' }))).toBeVisible()
    await expect(canvas.getByText(text('columns:reading.long', { count: 1, n: '1' }))).toBeVisible()
    await expect(canvas.getByText(text('columns:reading.broken', { count: 3, n: '3' }))).toBeVisible()
  },
})

/** Many marks of any length stay inside the line. */
export const LongText = meta.story({
  args: {
    reading: readingFixture({
      missing: Array.from({ length: 20 }, (_, place) => `${place}-${'缺测noobservation'.repeat(3)}`.slice(0, 40)),
      unsure: ['encoding', 'separator', 'quote', 'escape', 'skip', 'comment', 'hasHeader', 'missing', 'types'],
    }),
    owner,
  },
})

/** A file that could not be read has no line, and its owner can choose. */
export const Failed = meta.story({
  tags: ['no-picture'], // the button of `UnsureOwn` alone
  args: { file: { ...file, profileState: 'failed' }, reading: null, owner },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', choose())).toBeEnabled()
    await expect(canvas.queryByText(pattern('columns:reading.line'))).toBeNull()
  },
})

/** While the file is read again, the line says that the old result is shown. */
export const Waiting = meta.story({
  tags: ['no-picture'], // `Sure` with a sentence more
  args: { file: { ...file, profileState: 'waiting' }, owner },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('columns:reading.again'))
  },
})

/** A choice with which the file cannot be read says so, above the old result. */
export const Unreadable = meta.story({
  tags: ['no-picture'], // `Sure` with a sentence more
  args: { file: { ...file, profileState: 'failed' }, owner },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('columns:reading.before'))).toBeVisible()
  },
})

/** A file that is no table has neither. */
export const NoTable = meta.story({
  tags: ['no-picture'], // nothing is shown
  args: { file: { ...file, name: 'photo.png' }, reading: null, owner },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
