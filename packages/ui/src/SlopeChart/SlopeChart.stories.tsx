import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import type { SlopeItem } from './layout.ts'
import { SlopeChart } from './SlopeChart.tsx'

const names = [
  '潮间带',
  '南风不竞',
  '格点拾贝',
  'Wavelet',
  '梯度消失在海平面之下的第二支队伍',
  '定海神针',
  '浪花一朵朵',
  'Tidal Lock',
]
const before = [2, 3, 1, 7, 4, 5, 8, 6]
const tones = [1, 2, 3] as const

const items = names.map(
  (label, index): SlopeItem => ({
    id: label,
    label,
    from: before[index] ?? 1,
    to: index + 1,
    low: Math.max(1, index - 1),
    high: index + 3,
    tone: index === 3 ? 'mine' : (tones[index] ?? 'rest'),
  }),
)

const meta = preview.meta({
  title: 'Core/SlopeChart',
  parameters: {
    docs: {
      description: {
        component:
          'Ranks of teams on two lists, and how certain the second one is. **Not** for ranks over days (`BumpChart`).',
      },
    },
  },
  component: SlopeChart,
  args: {
    items,
    sides: ['A 榜', 'B 榜'],
    label: '从 A 榜到 B 榜',
    columns: ['队伍', 'A 榜', 'B 榜', '名次范围'],
  },
})

export const EightTeams = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
  },
})

/** Ranks behind the thirtieth share one row below a dashed line. */
export const FarBelow = meta.story({
  args: {
    items: [
      ...items,
      { id: 'far', label: '泊松不分布', from: 1, to: 74, low: 60, high: 80, tone: 'rest' },
      { id: 'up', label: '北斗七队', from: 90, to: 9, low: 4, high: 20, tone: 'rest' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g[data-place]')).toHaveLength(10)
  },
})
