import { competitionDatasetFixture } from '@shulei/mocks/data/dataset/competition-dataset.ts'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ColumnProfile } from './ColumnProfile.tsx'

const [number, category] = competitionDatasetFixture().columns
const [first, last] = [Date.UTC(2018, 0, 31, 1, 49), Date.UTC(2018, 1, 7, 1, 26)]
/** The distribution of numbers over ten steps of a week. */
const week = number!.histogram.map(({ count }, step) => ({
  from: first + ((last - first) / 10) * step,
  to: first + ((last - first) / 10) * (step + 1),
  count,
}))

const meta = preview.meta({
  title: 'Areas/competition/ColumnProfile',
  component: ColumnProfile,
  render: (args) => (
    <ul>
      <ColumnProfile {...args} />
    </ul>
  ),
  args: { column: { length: null, ...number! }, lang: 'zh-CN' },
})

export const OfNumbers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('columns:median'))).toBeVisible()
  },
})

/** The least and the greatest number have all their digits, and a mean as many as tell it from them. */
export const OfLargeNumbers = meta.story({
  render: () => (
    <ul>
      <ColumnProfile
        column={{
          ...{ ...number!, name: 'population', min: 649_342, max: 1_411_778_724, length: null },
          ...{ mean: 43_478_261, median: 9_006_398, std: 155_000_000 },
        }}
        lang="zh-CN"
      />
      <ColumnProfile
        column={{
          ...{ ...number!, name: 'key', min: '9007199254740991', max: '9007199254740997', length: null },
          ...{ mean: 9007199254740994, median: 9007199254740994, std: 2.16025 },
          histogram: [
            { from: 9007199254740991, to: 9007199254740994, count: 3 },
            { from: 9007199254740994, to: 9007199254740996, count: 4 },
          ],
        }}
        lang="zh-CN"
      />
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('1,411,778,724')[0]).toBeVisible()
    await expect(canvas.getAllByText('649,342')[0]).toBeVisible()
    await expect(canvas.getByText('9,006,398')).toBeVisible()
    await expect(canvas.getAllByText('9007199254740997')).toHaveLength(2)
    await expect(canvas.queryByText('9,007,200,000,000,000')).toBeNull()
  },
})

export const OfWords = meta.story({ args: { column: { length: null, ...category! } } })

/** Times of a week are named with their clock, as the table writes it and not as the reader's zone has it. */
export const OfTimes = meta.story({
  args: {
    column: {
      ...{ ...number!, name: 'time', type: 'date', histogram: week, mean: null, median: null, std: null, length: null },
      ...{ min: '2018-01-31T01:49:00+01:00', max: '2018-02-07T01:26:00+01:00' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('2018/01/31 01:49')).toHaveLength(2)
    await expect(canvas.getAllByText('2018/02/07 01:26')).toHaveLength(2)
    await expect(canvas.getByText(/^2018\/01\/31 01:49 – 2018\/01\/31 18:\d\d$/)).toBeInTheDocument()
  },
})

/** A value that is everywhere the same is one bar, also where an older profile has ten steps of it. */
export const OfOneValue = meta.story({
  tags: ['no-picture'], // one bar of OfWords
  args: {
    column: {
      ...{ ...number!, min: 2, max: 2, mean: 2, median: 2, std: 0, length: null },
      histogram: Array.from({ length: 10 }, (_, step) => ({ from: 2, to: 2, count: step === 0 ? 54 : 0 })),
    },
  },
  play: async ({ canvas }) => {
    const bars = within(canvas.getByRole('list', { name: pattern('columns:distribution') }))
    await expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['254'])
  },
})

const nothing = { histogram: [], top: [], min: null, max: null, mean: null, median: null, std: null, length: null }

/** Lists, objects and maps are named with what they hold, and instants with their zone. */
export const Nested = meta.story({
  tags: ['no-picture'], // a sentence in the place of the chart
  render: () => (
    <ul>
      {(
        [
          ['scores', { type: 'list', items: 'number' }],
          ['words', { type: 'list', items: 'text' }],
          ['mixed', { type: 'list' }],
          ['point', { type: 'struct' }],
          ['settings', { type: 'map' }],
          ['at', { type: 'date', zone: 'Asia/Shanghai' }],
        ] as const
      ).map(([name, facts]) => (
        <ColumnProfile key={name} column={{ ...number!, ...nothing, name, ...facts, missing: 0 }} lang="zh-CN" />
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const type of ['numberList', 'textList', 'list', 'struct', 'map'] as const)
      await expect(canvas.getByText(text(`columns:type.${type}`))).toBeVisible()
    await expect(canvas.getAllByText(text('columns:noChartNested'))).toHaveLength(5)
    await expect(canvas.getByText('Asia/Shanghai')).toBeVisible()
  },
})

/** The column says its marks of missing values with their number, its empty texts, its infinite values and its sign. */
export const Facts = meta.story({
  render: () => (
    <ul>
      <ColumnProfile
        column={{
          ...{ ...number!, length: null, name: 'price', unit: '¥', infinite: 2 },
          ...{ missing: 0.12, marks: ['NA', '-', 'null'], marked: 37 },
        }}
        lang="zh-CN"
      />
      <ColumnProfile
        column={{ ...category!, length: null, missing: 0.02, marks: ['None'], marked: 1, empty: 14 }}
        lang="zh-CN"
      />
    </ul>
  ),
  play: async ({ canvas }) => {
    const [price, words] = canvas.getAllByRole('listitem')
    await expect(price).toHaveTextContent(pattern('columns:marksCount'))
    for (const fact of ['“NA”', '37', '¥', text('columns:infinite')]) await expect(price).toHaveTextContent(fact)
    await expect(words).toHaveTextContent(`${text('columns:empty')}14`)
  },
})

/** A column that may be read wrongly says so in a sentence: its order of day and month, or its type. */
export const Unsure = meta.story({
  render: () => (
    <ul>
      <ColumnProfile
        column={{
          ...{ ...number!, ...nothing, name: 'visited', type: 'date', order: 'monthFirst', isOrderUnsure: true },
          ...{ min: '03/04/2024', max: '05/06/2024', isDays: true, missing: 0 },
          histogram: [{ from: Date.UTC(2024, 2, 4), to: Date.UTC(2024, 4, 7), count: 54 }],
        }}
        lang="zh-CN"
      />
      <ColumnProfile
        column={{ ...number!, ...nothing, name: 'code', type: 'date', isUnsure: true, missing: 0, unique: 54 }}
        lang="zh-CN"
      />
      <ColumnProfile column={{ ...number!, length: null, name: 'amount', isUnsure: true }} lang="zh-CN" />
    </ul>
  ),
  play: async ({ canvas }) => {
    const order = text('columns:orders.monthFirst')
    await expect(canvas.getByText(text('columns:unsure.order', { order }))).toBeVisible()
    await expect(canvas.getByText(text('columns:unsure.date'))).toBeVisible()
    await expect(canvas.getByText(text('columns:unsure.number'))).toBeVisible()
    // the least date is the one that was read, not as the file writes it
    await expect(canvas.getAllByText('2024/03/04')[0]).toBeVisible()
  },
})

/** A column without a distribution says why. */
export const WithoutDistribution = meta.story({
  tags: ['no-picture'], // a sentence in the place of the chart
  render: () => (
    <ul>
      {(
        [
          ['empty', 'text', 0],
          ['remark', 'text', 40],
          ['key', 'id', 54],
        ] as const
      ).map(([name, type, unique]) => (
        <ColumnProfile key={name} column={{ ...number!, ...nothing, name, type, unique, missing: 0 }} lang="zh-CN" />
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('columns:noValues'))).toBeVisible()
    await expect(canvas.getByText(text('columns:noChart'))).toBeVisible()
    await expect(canvas.getByText(text('columns:allDistinct'))).toBeVisible()
  },
})
