import Download from 'lucide-react/dist/esm/icons/download.mjs'
import Send from 'lucide-react/dist/esm/icons/send.mjs'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { Icon } from '../Icon/Icon.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { Button } from './Button.tsx'

const meta = preview.meta({
  title: 'Core/Button',
  parameters: {
    docs: {
      description: {
        component:
          'Does something on this page. One `primary` a view. **Not** for going somewhere (`LinkButton`, `TextLink`), and never greyed out without a reason in words beside it (`CheckList`).',
      },
    },
  },
  component: Button,
  args: { children: '提交', onPress: fn() },
})

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})
Primary.test('can be pressed with the keyboard', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button').focus()
  await userEvent.keyboard('{Enter} ')
  await expect(args.onPress).toHaveBeenCalledTimes(3)
})

export const Kinds = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <div className={frames.row}>
        <Button variant="primary">提交结果</Button>
        <Button variant="secondary">加入队伍</Button>
        <Button variant="inverse">去申诉</Button>
        <Button variant="quiet">规则</Button>
        <Button variant="danger">退出队伍</Button>
        <Button variant="dangerSolid">确认退出</Button>
      </div>
      <div className={frames.row}>
        <Button variant="primary" isDisabled>
          提交结果
        </Button>
        <Button variant="secondary" isDisabled>
          加入队伍
        </Button>
        <Button variant="inverse" isDisabled>
          去申诉
        </Button>
        <Button variant="quiet" isDisabled>
          规则
        </Button>
        <Button variant="danger" isDisabled>
          退出队伍
        </Button>
      </div>
      <div className={frames.row}>
        <Button variant="primary" isPending pendingLabel="提交中">
          提交结果
        </Button>
        <Button isPending pendingLabel="加入中">
          加入队伍
        </Button>
      </div>
      <div className={frames.row}>
        <Button size="s" icon={<Icon of={Download} size={15} />}>
          下载
        </Button>
        <Button icon={<Icon of={Send} />}>发送</Button>
        <Button size="l" variant="primary">
          看正在进行的比赛
        </Button>
      </div>
    </div>
  ),
})

export const Hovered = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveAttribute('data-hovered')
  },
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveAttribute('data-focus-visible')
  },
})

export const Disabled = meta.story({
  args: { variant: 'primary', isDisabled: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').click()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

export const Pending = meta.story({
  args: { variant: 'primary', isPending: true, pendingLabel: '提交中' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

export const Wide = meta.story({ args: { variant: 'primary', size: 'l', isWide: true, children: '登录' } })

export const LongText = meta.story({
  render: () => (
    <div className={`${frames.phone} ${frames.stack}`}>
      <Button variant="primary">{han50}</Button>
      <Button icon={<Icon of={Send} />}>{longEnglish}</Button>
    </div>
  ),
})

export const English = meta.story({
  args: { variant: 'primary', children: 'Submit your result' },
  globals: { locale: 'en-US' },
})
