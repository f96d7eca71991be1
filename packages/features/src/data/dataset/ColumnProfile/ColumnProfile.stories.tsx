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
