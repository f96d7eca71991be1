import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import type { RulerSegment } from './layout.ts'
import { monthStarts } from './months.ts'
import { RulerKey } from './RulerKey.tsx'
import { day, now, season, stagesOf } from './ruler.fixtures.ts'
import { TimeAxis } from './TimeAxis.tsx'
import { knob, needle } from './TimeRuler.css.ts'
import * as css from './TimeRuler.stories.css.ts'
import { TimeRuler } from './TimeRuler.tsx'

const running = stagesOf(['signup', -42, -19], ['a', -20, 2.5], ['b', 4, 7], ['b', 15, 21])

/** The box of each ruler holds its needle with the knob, so that they never stand in what is above or below. */
async function holdsItsNeedle({ canvasElement }: { canvasElement: HTMLElement }) {
  const rulers = [...canvasElement.querySelectorAll('[data-form]')]
  await expect(rulers).not.toHaveLength(0)
  for (const ruler of rulers) {
    const box = ruler.getBoundingClientRect()
    const shapes = [...ruler.querySelectorAll(`.${needle}, .${knob}`)].map((shape) => shape.getBoundingClientRect())
    const seen = shapes.filter(({ height }) => height > 0)
    await expect(seen).not.toHaveLength(0)
    for (const { top, bottom } of seen) {
      await expect(top).toBeGreaterThanOrEqual(box.top - 0.1)
      await expect(bottom).toBeLessThanOrEqual(box.bottom + 0.1)
    }
  }
}

const meta = preview.meta({
  title: 'Core/TimeRuler',
  parameters: {
    docs: {
      description: {
        component:
          'Where a competition stands in time, in a row, a card or a schedule. **Not** for the share of a job done (`ProgressBar`).',
      },
    },
  },
  component: TimeRuler,
  args: {
    segments: running,
    now,
    range: season,
    label: '报名 10/10 至 11/02，A 榜 11/01 至 11/23，B 榜 11/25 至 11/28，决赛 12/06 至 12/12，现在 11/21',
  },
})

export const Running = meta.story({ tags: ['modes-colours'], play: holdsItsNeedle })
export const NotStarted = meta.story({
  args: { segments: stagesOf(['signup', 3, 20], ['a', 18, 40]), label: '未开始' },
})
export const Over = meta.story({ args: { segments: stagesOf(['signup', -50, -40], ['a', -44, -20], ['b', -18, -9]) } })
export const WithoutEnd = meta.story({ args: { segments: stagesOf(['signup', -50, null], ['a', -45, null]) } })
export const OneHour = meta.story({ args: { segments: stagesOf(['b', 1, 1 + 1 / 24]) } })
export const NowOutside = meta.story({ args: { now: now + 400 * day } })
export const Empty = meta.story({ args: { segments: [] } })
export const ScheduleHeight = meta.story({
  args: { form: 'schedule' },
  play: holdsItsNeedle,
  render: (args) => (
    <div className={css.air}>
      <TimeRuler {...args} />
    </div>
  ),
})

const rows: [string, RulerSegment[]][] = [
  ['近海浪高短临预报挑战赛', running],
  ['城市内涝积水点识别', stagesOf(['signup', -50, -34], ['a', -36, -8], ['b', -3, 6])],
  ['唐诗意象检索', stagesOf(['signup', -50, 58], ['a', -45, null])],
  ['电网柔性负荷调度方案', stagesOf(['signup', -29, 12], ['a', 10, 32], ['b', 34, 50])],
  ['古籍版面复原', stagesOf(['signup', -2, 20], ['a', 16, 49], ['b', 52, 60])],
]

export const OneAxisForAll = meta.story({
  tags: ['modes'],
  play: holdsItsNeedle,
  render: (args) => (
    <div className={css.card}>
      <div className={css.head}>
        <span className={css.keys}>
          <RulerKey kind="signup" label="报名" />
          <RulerKey kind="a" label="A 榜" />
          <RulerKey kind="b" label="B 榜" />
        </span>
        <TimeAxis
          range={season}
          ticks={monthStarts(season, 480).map((at) => ({
            at,
            label: `${new Date(at + 480 * 60_000).getUTCMonth() + 1} 月`,
          }))}
          today={{ at: now, label: '今天 11/21' }}
        />
      </div>
      {rows.map(([title, segments]) => (
        <div key={title} className={css.line}>
          <b>{title}</b>
          <TimeRuler {...args} form="axis" segments={segments} label={undefined} />
        </div>
      ))}
    </div>
  ),
})

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Sign-up Oct 10 to Nov 2, list A Nov 1 to 23, list B Nov 25 to 28, final Dec 6 to 12, now Nov 21' },
  render: (args) => (
    <div className={css.card}>
      <div className={css.head}>
        <span className={css.keys}>
          <RulerKey kind="signup" label="Sign-up" />
          <RulerKey kind="a" label="List A" />
          <RulerKey kind="b" label="List B" />
        </span>
        <TimeAxis
          range={season}
          ticks={monthStarts(season, 480).map((at) => ({
            at,
            label: months[new Date(at + 480 * 60_000).getUTCMonth()] as string,
          }))}
          today={{ at: now, label: 'Today Nov 21' }}
        />
      </div>
      <div className={css.line}>
        <b>Nearshore wave height forecasting</b>
        <TimeRuler {...args} form="axis" />
      </div>
    </div>
  ),
})
