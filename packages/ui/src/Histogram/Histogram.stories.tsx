import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as css from './Histogram.stories.css.ts'
import { Histogram } from './Histogram.tsx'

const counts = [
  3, 5, 8, 12, 16, 17, 18, 20, 16, 13, 12, 11, 14, 19, 27, 35, 51, 68, 80, 97, 108, 105, 121, 115, 102, 87, 84, 64, 51,
  39, 27, 19, 12, 8, 5, 3,
]
const binsOf = (values: readonly number[], from = 0.6, to = 0.88) =>
  values.map((count, i) => ({
    from: from + ((to - from) * i) / values.length,
    to: from + ((to - from) * (i + 1)) / values.length,
    count,
  }))

const meta = preview.meta({
  title: 'Core/Histogram',
  parameters: {
    docs: {
      description: {
        component: 'How the scores of everybody are spread, and where mine stands. **Not** for named values (`Bars`).',
      },
    },
  },
  component: Histogram,
  decorators: [(Story) => <div className={css.card}>{Story()}</div>],
  args: {
    bins: binsOf(counts),
    label: '1,284 队的分数分布，我的队在前 4%',
    table: { caption: '1,284 队的分数分布', columns: ['分数', '队数'] },
    formatValue: (value: number) => value.toFixed(2),
    formatCount: String,
    empty: '还没有成绩',
    mine: { value: 0.8512, label: '我的队 前 4%' },
  },
})

export const MineNearTheTop = meta.story({ tags: ['modes'] })
export const MineLast = meta.story({ args: { mine: { value: 0.6, label: '我的队 前 100%' } } })
export const NotTakingPart = meta.story({ args: { mine: undefined, label: '1,284 队的分数分布' } })
export const WithTable = meta.story({
  args: { table: { caption: '1,284 队的分数分布', columns: ['分数', '队数'], disclose: '看数据表' } },
})
export const TwoTeams = meta.story({
  args: { bins: binsOf([1, 0, 0, 0, 0, 0, 0, 1]), mine: { value: 0.88, label: '我的队 第 1' } },
})
export const Nobody = meta.story({
  args: { bins: [], mine: undefined },
  // a reader who does not see the drawing is told, too
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(args.empty)
  },
})
export const OneAgainstMany = meta.story({
  args: { bins: binsOf([1, 1, 100_000, 3]), mine: { value: 0.61, label: 'My team, top 100%' } },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Scores of 1,284 teams, mine is in the top 4%',
    table: { caption: 'Scores of 1,284 teams', columns: ['Score', 'Teams'], disclose: 'Show the data' },
    mine: { value: 0.8512, label: 'Mine: top 4%' },
  },
})
