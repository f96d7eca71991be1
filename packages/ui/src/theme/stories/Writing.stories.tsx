import preview from '#storybook/preview'
import { Facts, Page, Part, speak } from './Page.tsx'

const meta = preview.meta({
  title: 'Foundation/Writing',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { title: '', lead: '', children: null },
})

/** Sentences that the specification gives literally: their English is kept, their Chinese is ours. */
const given: readonly (readonly [english: string, chinese: string])[] = [
  ['Sucessfully to send.', '发送成功。'],
  ['Failed to send your message.', '消息发送失败。'],
  ['The message cannot be empty.', '消息内容不能为空。'],
  ['Please login first.', '请先登录。'],
  ['Please log in and visit again.', '请登录后再访问。'],
  ['Oops !!!', '哎呀！出错了'],
  ['The page you visited does not exist or has been removed', '您访问的页面不存在或已被删除'],
  ['This page could not be found', '找不到该页面'],
  ['The user you visit {id} does not exist', '您访问的用户 {id} 不存在'],
  ['team-up failed, please try again later', '组队失败，请稍后重试'],
  ['coming soon', '敬请期待'],
  ['The other person set it so education cannot be viewed', '对方设置了教育经历不可见'],
]

/** Rules and examples for the texts of the product, in both languages. */
export const Guide = meta.story({
  render: (_, { globals }) => {
    const say = speak(globals)
    return (
      <Page
        title={say('怎么写', 'Writing')}
        lead={say(
          '先说事实，再说怎么办。被拦住的动作要逐条写明规则、现状和出路；按钮是短动词；时间写到分，并写明时区。',
          'The fact first, then the way out. A blocked action names each rule, what is the case, and what to do; buttons are short verbs; times go to the minute and name their zone.',
        )}
      >
        <Part title={say('要与不要', "Do and don't")}>
          <Facts
            head={[say('要', 'Do'), say('不要', "Don't")]}
            rows={[
              [
                say('提交、组队、去申诉', 'Submit, Team up, Appeal'),
                say('点击这里、立即体验！', 'Click here, Try now!'),
              ],
              [say('5 条规则，2 条未满足', '5 rules, 2 not met'), say('暂时无法操作', 'Not available')],
              [
                say('11 月 23 日 23:59（北京时间）', '23 November, 23:59 (Beijing time)'),
                say('即将截止', 'Closing soon'),
              ],
              [
                say('文件少了 12 行，第一个缺的编号是 20261107', '12 rows are missing, the first is 20261107'),
                say('文件格式错误', 'Wrong format'),
              ],
              [say('上升 2 位', '2 places up'), say('↑2（只有颜色和箭头）', '↑2 (an arrow and a colour only)')],
            ]}
          />
        </Part>
        <Part title={say('两种语言', 'Two languages')}>
          <Facts
            head={[say('中文', 'Chinese'), say('英文', 'English')]}
            rows={[
              [say('用“你”', '“你” everywhere'), say('用 you，不用 please 开头', 'you, without a leading please')],
              [
                say('标题不超过 16 个汉字', 'Titles up to 16 Han characters'),
                say('句首大写，标题也是', 'Sentence case, in titles too'),
              ],
              [
                say('中文与数字之间不打空格，由排版给', 'No typed space between Han and digits'),
                say('按钮与标签要容得下长出四成的字', 'Buttons and tabs stand 40 % more width'),
              ],
              [
                say('数字用阿拉伯数字，大数用千分位', 'Arabic digits, with separators'),
                say('单数与复数各写一条', 'One text each for one and many'),
              ],
            ]}
          />
        </Part>
        <Part
          title={say('规格给定的原句', 'Sentences as given')}
          text={say(
            '规格书逐字给出的英文原样保留，哪怕写得奇怪；中文由我们来写。',
            'English that the specification gives word for word stays, however odd; the Chinese is ours.',
          )}
        >
          <Facts
            head={[say('英文', 'English'), say('中文', 'Chinese')]}
            rows={given.map(([english, chinese]) => [
              <span key="en" lang="en-US">
                {english}
              </span>,
              <span key="cn" lang="zh-CN">
                {chinese}
              </span>,
            ])}
          />
        </Part>
      </Page>
    )
  },
})
