import Users from 'lucide-react/dist/esm/icons/users.mjs'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Panel } from '../Panel/Panel.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Steps } from './Steps.tsx'

const meta = preview.meta({
  title: 'Core/Steps',
  parameters: {
    docs: {
      description: {
        component:
          'Where somebody stands on a way of several points, with reasons and links. **Not** for the pages of one form (`ProgressSteps`), nor for a history (`Timeline`).',
      },
    },
  },
  component: Steps,
  args: {
    label: '我的参赛状态',
    items: [
      { id: 'signup', title: '已报名', state: 'done', stateText: '已完成', detail: '10 月 11 日，同意参赛协议' },
      { id: 'team', title: '已组队：近岸观察组', state: 'done', stateText: '已完成', detail: '3 / 5 人' },
      { id: 'identity', title: '已实名', state: 'done', stateText: '已完成', detail: '下载数据不再受限' },
      {
        id: 'requests',
        title: '2 条入队申请待处理',
        state: 'attention',
        stateText: '等你处理',
        icon: Users,
        detail: (
          <>
            <TextLink href="#requests">去处理</TextLink>，A 榜关闭后不能再合队
          </>
        ),
      },
    ],
  },
})

export const Default = meta.story({
  tags: ['modes'],
  render: (args) => (
    <div className={frames.side}>
      <Panel title="我的参赛状态" titleSize="card">
        <Steps {...args} />
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
})

export const EveryState = meta.story({
  args: {
    items: [
      { id: '1', title: '文件已收到', state: 'done', stateText: '已完成', detail: '12:40:18' },
      { id: '2', title: '排队待评', state: 'current', stateText: '进行中', detail: '前面还有 2 个' },
      { id: '3', title: '评分', state: 'todo', stateText: '未开始' },
      { id: '4', title: '上榜', state: 'failed', stateText: '失败', detail: '缺 12 行，不计次' },
    ],
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Steps
        label="状态"
        items={[
          { id: '1', title: han50, state: 'done', stateText: '已完成', detail: longEnglish },
          { id: '2', title: '下一步', state: 'todo', stateText: '未开始' },
        ]}
      />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'My state',
    items: [
      { id: '1', title: 'Signed up', state: 'done', stateText: 'done', detail: 'October 11, agreement accepted' },
      {
        id: '2',
        title: 'Verify your identity',
        state: 'attention',
        stateText: 'your turn',
        detail: 'Needed to download data',
      },
    ],
  },
})
