import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import type { StepSeries } from './layout.ts'
import * as css from './StepLine.stories.css.ts'
import { StepLine } from './StepLine.tsx'

const start = Date.parse('2026-10-20T10:00:00+08:00')
const now = Date.parse('2026-11-21T12:40:00+08:00')
const day = 86_400_000

const steps = (...points: [number, number][]) => points.map(([days, value]) => ({ at: start + days * day, value }))

const leaders: StepSeries[] = [
  {
    id: 'b',
    label: '南风不竞',
    tone: 1,
    points: steps([0, 0.83], [5, 0.845], [11.5, 0.8562], [19, 0.8655], [27, 0.8694]),
  },
  {
    id: 'a',
    label: '潮间带',
    tone: 2,
    points: steps([0, 0.822], [7.6, 0.84], [15.4, 0.8631], [23, 0.8669], [30, 0.8721]),
  },
  { id: 'c', label: '格点拾贝', tone: 3, points: steps([0, 0.838], [9, 0.8431], [14, 0.851], [25.8, 0.8688]) },
]

const meta = preview.meta({
  title: 'Core/StepLine',
  parameters: {
    docs: {
      description: {
        component: 'How best scores grew, with their values as a table. **Not** for a line in a cell (`Sparkline`).',
      },
    },
  },
  component: StepLine,
  decorators: [(Story) => <div className={css.card}>{Story()}</div>],
  args: {
    series: leaders,
    label: '前三名最佳成绩走势',
    table: { caption: '前三名最佳成绩', columns: ['队伍', '时间', '分数'] },
    formatAt: (at: number) =>
      new Date(at + 8 * 3_600_000).toISOString().slice(5, 16).replace('-', '/').replace('T', ' '),
    formatValue: (value: number) => value.toFixed(4),
    ends: ['10/20', '今天'],
    empty: '还没有成绩',
    until: now,
  },
})

export const Leaders = meta.story({ tags: ['modes-colours'] })

const mine: StepSeries = {
  id: 'me',
  label: '近岸观察组',
  tone: 'mine',
  points: steps([2, 0.79], [6, 0.812], [17, 0.846], [26, 0.8512]),
}

export const Mine = meta.story({
  args: { series: [mine], label: '本队最佳成绩走势', table: { caption: '本队最佳成绩', columns: ['时间', '分数'] } },
  tags: ['modes'],
})

export const WithTable = meta.story({
  args: { table: { caption: '前三名最佳成绩', columns: ['队伍', '时间', '分数'], disclose: '看数据表' } },
})

export const LowerIsBetter = meta.story({
  args: {
    better: 'lower',
    formatValue: (value: number) => value.toFixed(1),
    series: leaders.map((s) => ({ ...s, points: s.points.map((p) => ({ at: p.at, value: 1200 - p.value * 900 })) })),
  },
})

export const Ties = meta.story({
  args: { series: leaders.map((s) => ({ ...s, points: [...s.points, { at: start + 31 * day, value: 0.8721 }] })) },
})

export const SixTeamsLongNames = meta.story({
  args: {
    series: ([1, 2, 3, 4, 5, 6] as const).map((tone) => ({
      id: String(tone),
      label: tone % 2 ? `梯度消失在海平面之下的第 ${tone} 支队伍` : `Gradient descent into the sea ${tone}`,
      tone,
      points: steps([tone, 0.7 + tone / 50], [tone * 4, 0.8 + tone / 90]),
    })),
  },
})

export const OneScore = meta.story({ args: { series: [{ ...mine, points: steps([20, 0.8512]) }] } })
export const NoScore = meta.story({
  args: { series: [] },
  // a reader who does not see the drawing is told, too
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(args.empty)
  },
})
export const ExtremeValues = meta.story({
  args: {
    series: [{ ...mine, points: steps([0, -4e9], [9, 2], [20, 7e11]) }],
    formatValue: (value: number) => value.toExponential(1),
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    series: leaders.map((one, i) => ({ ...one, label: ['Southerly', 'Intertidal', 'Grid Combers'][i] as string })),
    label: 'Best scores of the first three over time',
    table: { caption: 'Best scores of the first three', columns: ['Team', 'Time', 'Score'], disclose: 'Show the data' },
    ends: ['Oct 20', 'Today'],
  },
})
