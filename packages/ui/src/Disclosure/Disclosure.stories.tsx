import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { Disclosure } from './Disclosure.tsx'

const meta = preview.meta({
  title: 'Core/Disclosure',
  parameters: {
    keyboard: [['Enter, Space', 'open and close']],
    docs: {
      description: {
        component:
          'An answer behind its question, details behind a line. **Not** for what everybody needs, nor for views of equal rank (`Tabs`).',
      },
    },
  },
  component: Disclosure,
  args: { title: '一天能提交几次？', children: '每队每日 5 次，北京时间 00:00 补满。没有评出分数的不计次。' },
})

export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/每队每日/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('一天能提交几次？'))
    await expect(canvas.getByText(/每队每日/)).toBeVisible()
    await userEvent.click(canvas.getByText('一天能提交几次？'))
  },
})
export const Open = meta.story({ args: { open: true } })

export const Group = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={`${frames.main} ${frames.surface}`}>
      <Disclosure title="一天能提交几次？" name="faq" open>
        每队每日 5 次，北京时间 00:00 补满。
      </Disclosure>
      <Disclosure title="B 榜什么时候开放？" name="faq">
        11 月 25 日 10:00。
      </Disclosure>
      <Disclosure title="可以用外部数据吗？" name="faq">
        可以，须公开且写明出处。
      </Disclosure>
    </div>
  ),
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Disclosure title={han50} open>
        {longEnglish}
      </Disclosure>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { title: 'How often may I submit?', children: 'Five times a day per team.', open: true },
})
