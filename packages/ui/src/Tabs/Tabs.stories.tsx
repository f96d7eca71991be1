import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { Badge } from '../Badge/Badge.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { Tabs } from './Tabs.tsx'

const onChange = fn()

const meta = preview.meta({
  title: 'Core/Tabs',
  parameters: {
    keyboard: [
      ['→ ←', 'to the next or the last tab, which opens'],
      ['Home, End', 'first, last'],
      ['Tab', 'into the panel'],
    ],
    docs: {
      description: {
        component:
          'Panels of one page, one at a time. **Not** where each has an address (`TabNav`), nor for steps in an order (`ProgressSteps`).',
      },
    },
  },
  component: Tabs,
  args: {
    label: '登录方式',
    onChange,
    items: [
      { id: 'code', label: '验证码登录', content: '手机号和验证码' },
      { id: 'password', label: '密码登录', content: '账号和密码' },
      { id: 'scan', label: '扫码登录', content: '二维码', isDisabled: true },
    ],
  },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '密码登录' }))
    await expect(onChange).toHaveBeenLastCalledWith('password')
    await expect(canvas.getByRole('tabpanel', { name: '密码登录' })).toHaveTextContent('账号和密码')
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: '密码登录' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tab', { name: '密码登录' })).toHaveFocus()
  },
})

export const WithCounts = meta.story({
  args: {
    label: '消息',
    items: [
      { id: 'notices', label: '通知', count: <Badge count={6} tone="soft" label="6 条未读" />, content: '通知' },
      { id: 'messages', label: '私信', count: <Badge count={120} tone="soft" label="120 条未读" />, content: '私信' },
    ],
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Tabs
        label="长"
        items={[
          { id: 'a', label: han50, content: han50 },
          { id: 'b', label: '短', content: '' },
        ]}
      />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Ways to log in',
    items: [
      { id: 'code', label: 'One-time code', content: 'Phone number and code' },
      { id: 'password', label: 'Password', content: 'Account and password' },
      { id: 'scan', label: 'Scan', content: 'QR code', isDisabled: true },
    ],
  },
})
