import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Histogram } from '../../Histogram/Histogram.tsx'
import { StepLine } from '../../StepLine/StepLine.tsx'
import { seenAs, smallestDifference, type Vision, visions } from '../vision.ts'
import * as css from './Colours.css.ts'
import * as page from './Page.css.ts'
import { Page, Part, speak } from './Page.tsx'
import { themeOf, useShownTheme } from './themesOf.ts'

const meta = preview.meta({
  title: 'Foundation/Data palette',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { title: '', lead: '', children: null },
})

const names: Record<Vision, readonly [cn: string, en: string]> = {
  normal: ['常视', 'Normal'],
  protan: ['红色盲', 'Protan'],
  deutan: ['绿色盲', 'Deutan'],
  tritan: ['蓝色盲', 'Tritan'],
}
const series = [4, 9, 6, 12, 8, 3]

/** Six colours that can be told apart in four kinds of vision, and charts that use them. */
export const SixColours = meta.story({
  render: (_, { globals }) => {
    const say = speak(globals)
    const { tokens } = useShownTheme()
    const six = ([1, 2, 3, 4, 5, 6] as const).map((n) => tokens[`color-data-${n}`])
    return (
      <Page
        title={say('数据色', 'Data palette')}
        lead={say(
          '按顺序使用。超过六类，用灰色加直接标注。线条还要靠虚实区分，名字写在线尾，不用图例。我的数据永远是强调色，别人的是灰色。',
          'Use them in order. Beyond six, grey and a direct label. Lines also differ in dash and carry their name at the end. Mine is always the accent, everybody else grey.',
        )}
      >
        <Part
          title={say('四种视觉', 'Four kinds of vision')}
          text={say(
            '数字是任意两色之间最小的 CIEDE2000 色差；每个主题至少 10。',
            'The figure is the smallest CIEDE2000 difference between any two; every theme keeps at least 10.',
          )}
        >
          {visions.map((vision) => (
            <div key={vision} className={css.vision}>
              <span className={css.visionName}>
                {say(...names[vision])} · {smallestDifference(six, vision).toFixed(1)}
              </span>
              {six.map((colour) => (
                <div
                  key={colour}
                  className={css.bar}
                  data-colour-sample
                  style={{ background: seenAs(colour, vision) }}
                />
              ))}
            </div>
          ))}
        </Part>
        <Part title={say('用在图里', 'In charts')}>
          <div className={page.wide}>
            <StepLine
              label={say('六支队伍的成绩走势', 'Scores of six teams')}
              table={{
                caption: say('成绩走势', 'Scores'),
                columns: [say('队伍', 'Team'), say('时刻', 'When'), say('分数', 'Score')],
              }}
              formatAt={(at) => `${at}`}
              formatValue={(value) => value.toFixed(2)}
              ends={['11/01', '11/21']}
              empty=""
              height={200}
              series={series.map((gain, i) => ({
                id: `${i}`,
                label: say(`队 ${i + 1}`, `Team ${i + 1}`),
                tone: (i + 1) as 1 | 2 | 3 | 4 | 5 | 6,
                points: [0, 1, 2, 3].map((at) => ({ at, value: 0.5 + i * 0.04 + (gain * at) / 90 })),
              }))}
            />
            <Histogram
              label={say('分数分布，我的队在前 12%', 'Spread of scores; my team in the top 12 %')}
              table={{
                caption: say('分数分布', 'Spread of scores'),
                columns: [say('区间', 'Range'), say('队数', 'Teams')],
              }}
              formatValue={(value) => value.toFixed(2)}
              formatCount={(count) => `${count}`}
              empty=""
              mine={{ value: 0.86, label: say('我的队 前 12%', 'Mine, top 12 %') }}
              bins={[3, 8, 17, 34, 61, 88, 70, 42, 20, 6].map((count, i) => ({
                from: 0.5 + i * 0.05,
                to: 0.55 + i * 0.05,
                count,
              }))}
            />
          </div>
        </Part>
      </Page>
    )
  },
  play: async ({ globals }) => {
    const { tokens, name } = themeOf(globals)
    if (name === 'wireframe') return
    const six = ([1, 2, 3, 4, 5, 6] as const).map((n) => tokens[`color-data-${n}`])
    for (const vision of visions) await expect(smallestDifference(six, vision)).toBeGreaterThanOrEqual(10)
  },
})
