import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import preview from '#storybook/preview'
import { Icon } from '../Icon/Icon.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { Tag } from './Tag.tsx'

const meta = preview.meta({
  title: 'Core/Tag',
  parameters: {
    docs: {
      description: {
        component:
          'A state or a kind in a word or two. **Not** for anything that is pressed (`FilterGroup`, `Button`), nor for counts (`Badge`).',
      },
    },
  },
  component: Tag,
  args: { children: '时序预测' },
})

export const Default = meta.story()

export const Tones = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={`${frames.row} ${frames.surface}`}>
      <Tag tone="action" hasDot>
        进行中
      </Tag>
      <Tag tone="success">可报名</Tag>
      <Tag tone="warning">将截止</Tag>
      <Tag tone="danger">缺 12 行，不计次</Tag>
      <Tag tone="accent">我的队</Tag>
      <Tag>大奖赛</Tag>
      <Tag isOutlined>海洋</Tag>
      <Tag icon={<Icon of={Lock} size={15} />}>未开放</Tag>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <div className={frames.row}>
      <Tag tone="action" hasDot>
        Live
      </Tag>
      <Tag tone="success">Open for sign-up</Tag>
      <Tag>Grand prize</Tag>
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div className={`${frames.phone} ${frames.row}`}>
      <Tag tone="danger">{han50}</Tag>
      <Tag>{longEnglish}</Tag>
    </div>
  ),
})
