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

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The box that an element covers, with its outline and its shadows, which are its ground. */
function covered(element: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element)
  const frame = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const shadows = [...boxShadow.matchAll(/(-?[\d.]+)px (-?[\d.]+)px [\d.]+px ([\d.]+)px/g)].map(([, x, y, wide]) => ({
    left: left + Number(x) - Number(wide),
    right: right + Number(x) + Number(wide),
    top: top + Number(y) - Number(wide),
    bottom: bottom + Number(y) + Number(wide),
  }))
  const all = [{ left: left - frame, right: right + frame, top: top - frame, bottom: bottom + frame }, ...shadows]
  return {
    left: Math.min(...all.map((box) => box.left)),
    right: Math.max(...all.map((box) => box.right)),
    top: Math.min(...all.map((box) => box.top)),
    bottom: Math.max(...all.map((box) => box.bottom)),
  }
}

/** Places are rounded to hundredths of a pixel. */
const meet = (a: Box, b: Box) =>
  a.left < b.right - 0.05 && b.left < a.right - 0.05 && a.top < b.bottom - 0.05 && b.top < a.bottom - 0.05

/** Framed badge, flags and names of zones stand apart, with all that they cover; the own flag is over the own badge. */
async function standApart({ canvasElement }: { canvasElement: HTMLElement }) {
  const lane = (name: string) =>
    [...canvasElement.querySelectorAll(`[data-lane=${name}] > span`)].filter((label) => label.checkVisibility())
  const own = canvasElement.querySelector('a[data-own]')
  if (!own) throw new Error('no own badge')
  await Promise.all(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const parts = [
    ...lane('zones'),
    ...lane('flags'),
    ...[...canvasElement.querySelectorAll('a')].filter((badge) => badge !== own),
  ]
  // a name that has no room has no pole either
  const poles = [...canvasElement.querySelectorAll('[data-lane=poles] > div')].filter((pole) => pole.checkVisibility())
  await expect(poles).toHaveLength(lane('flags').length)
  for (const part of parts) await expect(meet(covered(own), covered(part)), part.textContent ?? '').toBe(false)
  for (const flag of lane('flags'))
    for (const zone of lane('zones'))
      await expect(meet(covered(flag), covered(zone)), zone.textContent ?? '').toBe(false)
  const { left, right } = own.getBoundingClientRect()
  for (const flag of lane('flags').filter((label) => label.matches('[data-tone=own]'))) {
    const over = flag.getBoundingClientRect()
    await expect(over.left <= (left + right) / 2 && (left + right) / 2 <= over.right).toBe(true)
  }
}

export const Eighteen = meta.story({
  tags: ['modes', 'modes-colours'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure', { name: /18/ })
    await standApart({ canvasElement })
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

/** Two names have little room near the best end: that of the own team stays over its badge, in the middle of a stack. */
export const OwnAmongTheFirst = meta.story({
  args: {
    label: '18 队的成绩分布，从 0.5124 到 0.8721；本队第 4 名',
    marks: teamsAt([1, 0.985, 0.9, 0.89, 0.885, 0.84, ...shares(12).map((at) => at * 0.8)], 3),
    flags: [
      { id: 'own', at: 0.89, label: '本队 第 4 名', isOwn: true },
      { id: 'leader', at: 1, label: '潮间带' },
    ],
  },
  play: standApart,
})

const bare = { zones: [], posts: [], flags: [] }
export const OneTeam = meta.story({
  args: { ...bare, marks: teamsAt([0.5]), flags: [{ id: 'leader', at: 0.5, label: '潮间带' }], ends: undefined },
})
export const NoTeam = meta.story({ tags: ['no-picture'], args: { ...bare, marks: [], ends: undefined } })

/** Half of the teams have one score, and the axis is cut before a score far out; the cut stays visible beside the last badge. */
export const TiesAndFarOut = meta.story({
  play: standApart,
  args: {
    marks: teamsAt([...Array.from({ length: 13 }, () => 0.42), 0, 0.9, 0.93, 0.97, 1, -1], 3),
    zones: [{ zone: 'gold', from: 0.915, holds: 3, label: '前 3' }],
    flags: [{ id: 'own', at: 0.9, label: '本队 第 4 名', isOwn: true }],
    cut: { worse: true, better: false },
    farOut: { worse: '-41.2093' },
  },
})

/** Five teams share the best score: the first three of them stand on the ground of their zone, the own one among them. */
export const TiesAtALine = meta.story({
  tags: ['no-picture'], // parts of `Eighteen`
  args: {
    label: '12 队的成绩分布，从 0.5124 到 0.8721；本队第 3 名',
    marks: teamsAt([1, 1, 1, 1, 1, 0.8, 0.7, 0.6, 0.5, 0.3, 0.1, 0], 2),
    zones: [{ zone: 'gold', from: 1, holds: 3, label: '前 3' }],
    flags: [{ id: 'own', at: 1, label: '本队 第 3 名', isOwn: true }],
  },
  play: async ({ canvasElement }) => {
    await standApart({ canvasElement })
    const line = [...canvasElement.querySelectorAll('[data-zone=gold]')].find((zone) => zone.checkVisibility())
    const start = line?.getBoundingClientRect().left ?? Number.NaN
    for (const [index, badge] of [...canvasElement.querySelectorAll('a')].entries()) {
      const { left, right } = badge.getBoundingClientRect()
      if (index < 3) await expect(left).toBeGreaterThanOrEqual(start)
      else await expect(right).toBeLessThanOrEqual(start + 0.05)
    }
  },
})

/** The most teams that have badges. */
export const HundredTwenty = meta.story({ play: standApart, args: { marks: teamsAt(shares(120), 40), flags: [] } })

const counts = [4, 9, 15, 22, 31, 44, 58, 61, 52, 41, 29, 18, 9, 4, 3]
/** More teams are bars; the leader and the reader's team keep their badges. */
export const FourHundred = meta.story({
  play: standApart,
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
