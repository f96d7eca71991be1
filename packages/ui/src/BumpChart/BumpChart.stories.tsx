import preview from '#storybook/preview'
import { BumpChart } from './BumpChart.tsx'
import type { BumpSeries } from './layout.ts'

const names = [
  '潮间带',
  '南风不竞',
  '格点拾贝',
  'Wavelet',
  '梯度消失在海平面之下的第二支队伍',
  '定海神针',
  '浪花一朵朵',
  'Tidal Lock',
  '北斗七队',
  '泊松不分布',
]

/** Ranks of ten teams: each row is a day, with the place of each team in the order of the names. */
const days: (number | null)[][] = [
  [3, 1, 2, null, 4, null, 5, null, 6, null],
  [3, 1, 2, null, 4, 6, 5, null, 8, 7],
  [2, 1, 4, 12, 3, 6, 5, 7, 8, 9],
  [2, 1, 5, 11, 3, 4, 6, 7, 8, 9],
  [1, 2, 5, 6, 3, 4, 9, 7, 8, 10],
  [1, 2, 4, 5, 3, 6, 9, 7, 8, 10],
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
]
const tones = ['mine', 2, 3] as const
const ten = names.map(
  (label, team): BumpSeries => ({
    id: label,
    label,
    tone: tones[team] ?? 'rest',
    ranks: days.map((ranks) => ranks[team] ?? null),
  }),
)

const meta = preview.meta({
  title: 'Core/BumpChart',
  parameters: {
    docs: { description: { component: 'Ranks of a few teams over days. **Not** for their scores (`StepLine`).' } },
  },
  component: BumpChart,
  args: {
    series: ten,
    columns: ['11/18', '11/19', '11/20', '11/21', '11/22', '11/23', '今天'],
    label: '前十名每天的名次',
    teamText: '队伍',
    formatRank: String,
    hrefOf: (rank) => `#${rank}`,
  },
})

export const TenTeams = meta.story({ tags: ['modes', 'modes-colours'] })
export const TwoTeams = meta.story({
  args: {
    series: [
      { id: 'a', label: '潮间带', tone: 1, ranks: [2, 1] },
      { id: 'b', label: 'Wavelet', tone: 2, ranks: [1, 2] },
    ],
    columns: ['11/23', '今天'],
  },
})
