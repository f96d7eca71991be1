import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { Switch } from './Switch.tsx'

const meta = preview.meta({
  title: 'Core/Switch',
  parameters: {
    keyboard: [['Space', 'on and off']],
    docs: {
      description: {
        component: 'A setting that acts at once. **Not** for a choice that is sent with a form (`Checkbox`).',
      },
    },
  },
  component: Switch,
  args: { children: '互相关注的人可以私信我', onChange: fn() },
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('互相关注的人可以私信我'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
})

export const States = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <Switch>关</Switch>
      <Switch defaultSelected>开</Switch>
      <Switch hint="关闭后只有队友能看到">公开我的经历</Switch>
      <Switch errorMessage="没有保存，请再试一次">接收邮件</Switch>
      <Switch isDisabled>不可用，关</Switch>
      <Switch isDisabled defaultSelected>
        不可用，开
      </Switch>
    </div>
  ),
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const LongText = meta.story({ args: { children: han50, hint: longEnglish } })
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { children: 'People I follow back may write to me' },
})
