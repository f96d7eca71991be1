import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import type { PlatformColumn } from './columns.ts'
import * as css from './Platform.stories.css.ts'
import { Platform } from './Platform.tsx'

const names = [
  '潮间带',
  '南风不竞',
  '格点拾贝',
  'Wavelet',
  '有效波高有效努力',
  '定海神针',
  '浪花一朵朵',
  'Tidal Lock',
  '北斗七队',
  '泊松不分布',
  '听海',
  '梯度消失在海平面',
  '涌浪',
  '近岸观察组',
]
const column = (label: string, value: number): PlatformColumn => ({ label, value, score: value.toFixed(4) })
const columnsOf = (...values: number[]) => values.map((value, i) => column(names[i]!, value))

const live = columnsOf(
  0.8721,
  0.8694,
  0.8688,
  0.8679,
  0.866,
  0.8655,
  0.8649,
  0.8641,
  0.8633,
  0.863,
  0.8622,
  0.8617,
  0.8612,
  0.861,
)

const meta = preview.meta({
  title: 'Core/Platform',
  parameters: {
    docs: {
      description: {
        component:
          'The picture of one live competition: its first teams as columns. **Not** as decoration without data, and once a page at most.',
      },
    },
  },
  component: Platform,
  decorators: [(Story) => <div className={css.hero}>{Story()}</div>],
  args: { label: '近海浪高 A 榜前 14 名', columns: live, flag: '擂' },
})

/** Columns rise once to their present heights; the pointer and the keyboard reach each team's row. */
export const Live = meta.story({
  tags: ['modes'],
  args: {
    columns: live.map((team, i) => ({
      ...team,
      seed: String(i + 1),
      before: i % 3 === 2 ? null : team.value - 0.002 * i,
    })),
    links: live.map((_, i) => ({ href: `#team-${i + 1}` })),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(14)
    links[3]?.focus()
    await expect(links[3]).toHaveAttribute('href', '#team-4')
  },
})
export const WithoutLabels = meta.story({ args: { labels: false, columns: live.slice(0, 7) } })
export const OneTeam = meta.story({ args: { columns: live.slice(0, 1) } })
export const ThreeTeams = meta.story({ args: { columns: live.slice(0, 3) } })
export const AllTied = meta.story({ args: { columns: columnsOf(...new Array(14).fill(0.5)) } })
export const LeadersClose = meta.story({
  args: {
    columns: columnsOf(
      0.8721,
      0.872,
      0.8719,
      0.8716,
      0.8714,
      0.871,
      0.87,
      0.8699,
      0.868,
      0.867,
      0.866,
      0.8655,
      0.865,
      0.864,
    ),
  },
})
export const FarAhead = meta.story({
  args: { columns: columnsOf(0.99, 0.61, 0.6, 0.59, 0.585, 0.58, 0.57, 0.56, 0.55, 0.54, 0.53, 0.52, 0.51, 0.5) },
})
export const LowerIsBetter = meta.story({ args: { columns: columnsOf(503.1, 540, 544, 590, 600, 612) } })
export const LongNames = meta.story({
  args: {
    columns: live.map((team, i) => ({
      ...team,
      label: i % 2 ? 'Gradient descent into the deep sea' : '梯度消失在海平面之下的第二支队伍',
    })),
  },
  tags: ['modes-colours'],
})
export const MineAmongThem = meta.story({
  args: { columns: live.map((team, i) => (i === 5 ? { ...team, tone: 'mine' as const } : team)) },
})
export const NobodyYet = meta.story({ args: { columns: [] } })
