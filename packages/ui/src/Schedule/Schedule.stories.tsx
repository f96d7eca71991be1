import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { day, now, season } from '../TimeRuler/ruler.fixtures.ts'
import * as css from './Schedule.stories.css.ts'
import { Schedule } from './Schedule.tsx'

const [signup, listA, pause, listB, final] = (
  [
    ['signup', -44, -19],
    ['a', -32, 2.47],
    ['gap', 2.47, 3.9],
    ['b', 3.9, 7],
    ['b', 15, 21],
  ] as const
).map(([kind, start, end]) => ({ kind, start: now + start * day, end: now + end * day }))

const stages = [
  { ...signup!, title: '报名与组队', lines: ['10/08 – 11/02', '已有 1,284 队'] },
  { ...listA!, title: '初赛 · A 榜', lines: ['10/20 10:00 – 11/23 23:59', '每队每日 5 次，公开分数'] },
  { ...pause!, title: '换数据，两天不收结果', lines: [] },
  { ...listB!, title: 'B 榜', lines: ['11/25 – 11/28', '共 2 次，换数据'] },
  { ...final!, title: '决赛 · B 榜', lines: ['12/06 – 12/12', '前 50 队晋级'] },
]

const meta = preview.meta({
  title: 'Core/Schedule',
  parameters: {
    docs: {
      description: {
        component:
          'All stages of one competition on one ruler, with their dates. **Not** for many competitions (`TimeRuler` in rows), nor for what happened (`Timeline`).',
      },
    },
  },
  component: Schedule,
  args: { stages, now, range: [stages[0]!.start, season[0] + 74 * day], nowLabel: '现在' },
})

export const Running = meta.story({ tags: ['modes'] })

export const Narrow = meta.story({
  render: (args) => (
    <div className={css.narrow}>
      <Schedule {...args} />
    </div>
  ),
})

export const English = meta.story({
  args: {
    nowLabel: 'now',
    stages: [
      { ...signup!, title: 'Sign-up and teams', lines: ['Oct 8 – Nov 2', '1,284 teams so far'] },
      { ...listA!, title: 'Preliminary · list A', lines: ['Oct 20, 10:00 – Nov 23, 23:59', '5 a day, scores public'] },
      { ...listB!, title: 'List B', lines: ['Nov 25 – 28', '2 in all'] },
      { ...final!, title: 'Final', lines: ['Dec 6 – 12', 'Top 50 advance'] },
    ],
  },
})

/** Names and dates that do not fit side by side alternate between two rows. */
export const TwoRows = meta.story({
  args: {
    stages: stages.map((stage) => ({ ...stage, lines: stage.lines.map((line) => `${line}，每队每日 3 次`) })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ruler]')).not.toBeNull()
    const tops = Array.from(canvasElement.querySelectorAll('svg:first-of-type > text'), (title) =>
      title.getAttribute('y'),
    )
    await expect(new Set(tops).size).toBeGreaterThan(1)
  },
})

/** Two rounds that cross a year have six stages with long dates, which a card on a desktop has room for. */
export const CrossesYear = meta.story({
  // differs from the story above in its words alone
  tags: ['no-picture'],
  args: {
    stages: Array.from({ length: 6 }, (_, i) => ({
      kind: i % 2 ? ('b' as const) : ('a' as const),
      start: season[0] + i * 20 * day,
      end: season[0] + (i * 20 + 15) * day,
      title: `第 ${i + 1} 阶段`,
      lines: ['2026/12/20 – 2027/01/10', '每队每日 3 次'],
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ruler]')).not.toBeNull()
  },
})

/** With too many names for two rows, the list is shown at every width. */
export const ManyStages = meta.story({
  args: {
    stages: Array.from({ length: 18 }, (_, i) => ({
      kind: i % 2 ? ('b' as const) : ('a' as const),
      start: season[0] + i * 4 * day,
      end: season[0] + (i * 4 + 3) * day,
      title: `第 ${i + 1} 阶段的名字`,
      lines: ['10/08 – 11/02'],
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ruler]')).toBeNull()
  },
})

export const OneStage = meta.story({
  args: { stages: [{ ...listA!, end: null, title: '长期开放', lines: ['10/20 起，不限期'] }] },
})
