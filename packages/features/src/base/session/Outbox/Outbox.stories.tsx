import { fromNow } from '@shulei/mocks/clock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { inColumn } from '../stories/inColumn.tsx'
import { Outbox } from './Outbox.tsx'

const ago = (minutes: number) => Date.parse(fromNow({ minutes: -minutes }))

const meta = preview.meta({
  title: 'Areas/session/Outbox',
  component: Outbox,
  decorators: [inColumn],
  args: { messages: [] },
})

export const Empty = meta.story()

export const Messages = meta.story({
  tags: ['modes'],
  args: {
    messages: [
      {
        id: 2,
        at: ago(1),
        channel: 'sms',
        to: '+86 138 0013 8000',
        text: '【数擂】验证码 407193，5 分钟内有效。',
        code: '407193',
      },
      {
        id: 1,
        at: ago(18),
        channel: 'mail',
        to: 'a-very-long-address-of-the-marine-observatory@department.shulei.example',
        text: '有人为您的账号请求重置密码。链接 30 分钟内有效；如果不是您，请忽略这封邮件。',
        link: 'https://sso.shulei.example/zh-cn/password?step=reset&token=demo',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('407193')).toBeVisible()
  },
})
