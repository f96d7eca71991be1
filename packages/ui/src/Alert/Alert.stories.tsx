import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Alert } from './Alert.tsx'

const meta = preview.meta({
  title: 'Core/Alert',
  parameters: {
    docs: {
      description: {
        component:
          'A notice inside the page, beside what it is about: what went wrong with this form, what changes on this page. **Not** for the answer to an action (`Toast`), nor in place of content that did not load (`ErrorState`).',
      },
    },
  },
  component: Alert,
  args: { children: 'B 榜数据在 11 月 25 日 10:00 放出。' },
})

export const Default = meta.story({})

export const Tones = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <Alert>
        A 榜与 B 榜使用不同海区的浮标。<TextLink href="#data">看数据说明</TextLink>
      </Alert>
      <Alert tone="success" title="报名成功">
        现在可以下载数据了。
      </Alert>
      <Alert
        tone="warning"
        title="还差实名"
        action={
          <LinkButton href="#identity" size="s">
            去实名
          </LinkButton>
        }
      >
        没有实名的队员不能下载这份数据。
      </Alert>
      <Alert tone="danger" title="这支队伍被标记" closeLabel="关闭" onClose={() => undefined}>
        因“结果文件高度相似”被标记，申诉后通常 2 个工作日有结论。
      </Alert>
    </div>
  ),
})

export const Closable = meta.story({
  args: { onClose: fn(), closeLabel: '关闭' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledWith()
  },
})

export const Announced = meta.story({
  args: { tone: 'danger', live: 'assertive', children: '保存失败，内容还在本机。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('保存失败')
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Alert tone="warning" title={han50} onClose={() => undefined} closeLabel="关闭">
        {longEnglish}
      </Alert>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { title: 'Different buoys', children: 'List B uses buoys from other waters than list A.' },
})
