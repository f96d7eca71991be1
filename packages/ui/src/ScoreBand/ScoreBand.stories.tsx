import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { ScoreBand, type ScoreBandProps } from './ScoreBand.tsx'

const names = ['潮间带', '南风不竞', '格点拾贝', 'Wavelet', '有效波高有效努力', '定海神针', '近岸观察组', 'Tidal Lock']

/** Teams at shares of the axis, best first. */
const teamsAt = (shares: readonly number[], own = -1): ScoreBandProps['marks'] =>
  shares
    .toSorted((a, b) => b - a)
    .map((at, index) => {
      const name = names[index % names.length] ?? ''
      return {
        id: String(index),
        at,
        seed: `${name} ${index}`,
        text: `第 ${index + 1} 名 · ${name}`,
        isOwn: index === own,
        link: { href: `#team-${index}` },
      }
    })

/** Shares that lie closer together towards the best, as in real lists. */
const shares = (count: number) =>
  Array.from({ length: count }, (_, index) => 1 - (index / Math.max(1, count - 1)) ** 1.6)

const eighteen = shares(18)
const meta = preview.meta({
  title: 'Core/ScoreBand',
  parameters: {
    docs: {
      description: {
        component:
          'All scores of one list, with every team at its score. **Not** for the values of a column (`HistogramTile`).',
      },
    },
  },
  component: ScoreBand,
  args: {
    label: '18 队的成绩分布，从 0.5124 到 0.8721；本队第 7 名',
    marks: teamsAt(eighteen, 6),
    zones: [
      { zone: 'silver', from: (eighteen[9]! + eighteen[10]!) / 2, label: '前 10' },
      { zone: 'gold', from: (eighteen[2]! + eighteen[3]!) / 2, label: '前 3' },
    ],
    posts: [
      { id: 'better', at: 0.83, label: '强基线' },
      { id: 'middle', at: 0.31, label: '中基线' },
    ],
    flags: [
      { id: 'own', at: eighteen[6]!, label: '本队 第 7 名', isOwn: true },
      { id: 'leader', at: 1, label: '潮间带' },
    ],
    ends: ['0.5124', '0.8721'],
  } as ScoreBandProps,
})

export const Eighteen = meta.story({
  tags: ['modes', 'modes-colours'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure', { name: /18/ })
    // the badges are for the pointer; the table below is the way by keyboard
    await expect(canvas.queryAllByRole('link')).toHaveLength(0)
    const band = canvasElement.querySelector('figure')!.getBoundingClientRect()
    for (const link of canvasElement.querySelectorAll('a')) {
      await expect(link.tabIndex).toBe(-1)
      const { left, right } = link.getBoundingClientRect()
      await expect(left >= band.left && right <= band.right).toBe(true)
    }
  },
})

const bare = { zones: [], posts: [], flags: [] }
export const OneTeam = meta.story({
  args: { ...bare, marks: teamsAt([0.5]), flags: [{ id: 'leader', at: 0.5, label: '潮间带' }], ends: undefined },
})
export const NoTeam = meta.story({ tags: ['no-picture'], args: { ...bare, marks: [], ends: undefined } })

/** Half of the teams have one score, and the axis is cut before a score far out; the cut stays visible beside the last badge. */
export const TiesAndFarOut = meta.story({
  args: {
    marks: teamsAt([...Array.from({ length: 13 }, () => 0.42), 0, 0.9, 0.93, 0.97, 1, -1], 3),
    zones: [{ zone: 'gold', from: 0.91, label: '前 3' }],
    flags: [{ id: 'own', at: 0.9, label: '本队 第 4 名', isOwn: true }],
    cut: { worse: true, better: false },
    farOut: { worse: '-41.2093' },
  },
})

/** The most teams that have badges. */
export const HundredTwenty = meta.story({ args: { marks: teamsAt(shares(120), 40), flags: [] } })

const counts = [4, 9, 15, 22, 31, 44, 58, 61, 52, 41, 29, 18, 9, 4, 3]
/** More teams are bars; the leader and the reader's team keep their badges. */
export const FourHundred = meta.story({
  args: {
    marks: teamsAt([1, 0.62], 1),
    bars: counts.map((count, index) => ({
      from: index / counts.length,
      to: (index + 1) / counts.length,
      count,
      isOwn: index === 9,
    })),
    table: {
      texts: { caption: '成绩分布', columns: ['成绩', '队数'] },
      rows: counts.map((count, index) => [`区间 ${index + 1}`, String(count)]),
    },
    zones: [],
    flags: [
      { id: 'own', at: 0.62, label: '本队 第 88 名', isOwn: true },
      { id: 'leader', at: 1, label: '潮间带' },
    ],
  },
})
