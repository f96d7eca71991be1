import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as page from './Page.css.ts'
import { Facts, Page, Part, speak } from './Page.tsx'
import { steps } from './Type.css.ts'

const meta = preview.meta({
  title: 'Foundation/Type',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { title: '', lead: '', children: null },
})

const samples: readonly (readonly [keyof typeof steps, string, string, string])[] = [
  ['display', '68 / 1.14', '数据上擂', 'Data in the ring'],
  ['title', '34 / 1.3', '近海浪高短临预报', 'Waves within hours'],
  ['section', '22 / 1.3', '擂台日程', 'Schedule of the ring'],
  ['subhead', '19 / 1.4', '成绩怎么算', 'How scores are counted'],
  ['card', '16 / 1.5', '唐诗还是宋诗', 'Tang or Song poem'],
  [
    'lead',
    '17 / 1.7 · 1.5',
    '选一座擂台，交一份结果，几秒后见名次。',
    'Choose a ring, hand in a result, see your place within seconds.',
  ],
  [
    'body',
    '15 / 1.7 · 1.5',
    'A 榜与 B 榜使用不同海区的浮标，B 榜数据在 11 月 25 日放出。',
    'List A and list B use buoys of different seas; data for list B appear on 25 November.',
  ],
  ['table', '14 / 1.4', '1,284 队 · 0.8721 · 12:40', '1,284 teams · 0.8721 · 12:40'],
  ['micro', '13 / 1.4', '每日 02:00 更新', 'Daily at 02:00'],
  ['figure', '30 / 1', '05:17:42', '05:17:42'],
]

/** Marks with one code and two widths: a cell in Chinese text, less in English text. The middle dot is narrow in both. */
const marked: readonly (readonly [lang: string, text: string])[] = [
  ['zh-CN', '智能算法 · “鸢尾花”……还剩 3 天'],
  ['en-US', 'Algorithm · It’s “Iris”… 3 days left'],
]

/** Width of the first such character, in em. */
function widthOf(mark: string, text: HTMLElement): number {
  const node = text.firstChild as Text
  const range = document.createRange()
  range.setStart(node, node.data.indexOf(mark))
  range.setEnd(node, node.data.indexOf(mark) + 1)
  return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(text).fontSize)
}

/** One scale for two scripts: the same font sizes, other line heights. */
export const Scale = meta.story({
  tags: ['modes'],
  render: (_, { globals }) => {
    const say = speak(globals)
    return (
      <Page
        title={say('文字', 'Type')}
        lead={say(
          '系统字体，不下载网络字体。拉丁字体排在中文之前，数字与字母才不会难看；汉字与拉丁之间的空隙由排版引擎给出，不打空格。',
          'System fonts, no web font. Latin faces come before Chinese ones, so that digits look right; the gap between Han and Latin comes from the renderer, never from a typed space.',
        )}
      >
        <Part title={say('字阶', 'Scale')}>
          <div className={page.lines}>
            {samples.map(([step, size, cn, en]) => (
              <div key={step} className={page.line}>
                <span className={page.figure}>
                  {step} · {size}
                </span>
                <span>
                  <span className={steps[step]} lang="zh-CN">
                    {cn}
                  </span>
                  {cn !== en && (
                    <>
                      <br />
                      <span className={steps[step]} lang="en-US">
                        {en}
                      </span>
                    </>
                  )}
                </span>
              </div>
            ))}
          </div>
        </Part>
        <Part title={say('标点', 'Marks')}>
          {marked.map(([lang, sample]) => (
            <p key={lang} className={steps.lead} lang={lang}>
              {sample}
            </p>
          ))}
        </Part>
        <Part title={say('规矩', 'Rules')}>
          <Facts
            head={[say('要', 'Do'), say('不要', "Don't")]}
            rows={[
              [
                say(
                  '句子不小于 14 px，正文行长不超过 42 个汉字',
                  'Sentences from 14 px, lines up to 42 Han characters',
                ),
                say('13 px 写句子，11 px 写数字以外的字', 'Sentences at 13 px, words at 11 px'),
              ],
              [
                say('分数、名次、时间用等宽数字，靠右', 'Equal-width digits at the end for scores, ranks, times'),
                say('汉字用斜体、正文加字距、两端对齐', 'Italic Han, letter-spaced text, justified text'),
              ],
              [say('强调靠字重', 'Weight for emphasis'), say('全大写的标签', 'Labels in capitals')],
            ]}
          />
        </Part>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await document.fonts.ready
    const [chinese, english] = marked.map(([, sample]) => canvas.getByText(sample)) as [HTMLElement, HTMLElement]
    for (const mark of '“”…') await expect(widthOf(mark, chinese)).toBeCloseTo(1, 1)
    for (const mark of '’“”·') await expect(widthOf(mark, english)).toBeLessThan(0.6)
    await expect(widthOf('·', chinese)).toBeLessThan(0.6)
  },
})
