import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { card } from '../StepLine/StepLine.stories.css.ts'
import { type LadderRung, ScoreLadder } from './ScoreLadder.tsx'

const rung = (kind: LadderRung['kind'], name: string, score: number, note?: string): LadderRung => ({
  id: `${kind} ${score}`,
  kind,
  name,
  score,
  value: score.toFixed(4),
  ...(note ? { note } : {}),
})

const rungs: LadderRung[] = [
  rung('baseline', '全部填均值', 1967.1488, '基线'),
  rung('baseline', '按星期与月份的均值', 520.5052, '基线'),
  rung('baseline', '同上，加节假日修正', 358.3011, '基线'),
  rung('median', '中位数', 402.1177),
  rung('leader', '格点拾贝', 347.9173, '榜首'),
  rung('own', '近岸潮汐', 387.7907, '第 6 名'),
]

const meta = preview.meta({
  title: 'Core/ScoreLadder',
  parameters: {
    docs: {
      description: {
        component:
          'Where a few scores stand to each other on one axis, the best at the top. **Not** for a whole ranking (`Table`) or for scores over time (`StepLine`).',
      },
    },
  },
  component: ScoreLadder,
  decorators: [(Story) => <div className={card}>{Story()}</div>],
  args: { label: '成绩阶梯', rungs, better: 'lower' },
})

/** The last baseline is far behind: the axis is cut before it. */
export const Cut = meta.story({
  tags: ['modes-colours'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(names[0]).toMatch(/^格点拾贝/)
    await expect(names.at(-1)).toMatch(/^全部填均值/)
  },
})

/** Higher scores are better, and two of them are equal. */
export const HigherIsBetter = meta.story({
  args: {
    better: 'higher',
    rungs: [
      rung('leader', '一个很长的队名占满了整个一行还要再长一点', 0.8037, '榜首'),
      rung('median', '中位数', 0.7519),
      rung('baseline', '七个特征的朴素贝叶斯', 0.7519, '基线'),
      rung('baseline', '全部填同一个值', 0.5, '基线'),
    ],
  },
})
