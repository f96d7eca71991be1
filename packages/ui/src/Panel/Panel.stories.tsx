import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Panel } from './Panel.tsx'

const meta = preview.meta({
  title: 'Core/Panel',
  parameters: {
    docs: {
      description: {
        component:
          'A titled part of a page that holds a tool or a table. **Not** around running text, and never inside a card.',
      },
    },
  },
  component: Panel,
  args: { title: '提交记录', children: '还没有提交。' },
})

export const Default = meta.story({ args: { aside: '有效 14 次 · 我 6 次' }, tags: ['modes-colours'] })

export const WithDescription = meta.story({
  args: {
    title: '赛程',
    description: '时间均为北京时间 (UTC+8)',
    aside: (
      <TextLink href="#calendar" isStandalone>
        加入日历
      </TextLink>
    ),
  },
})

export const Tones = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      {(
        [
          ['danger', '为什么现在不能提交'],
          ['warning', '还差一步'],
          ['success', '可以提交了'],
          ['accent', '我的队伍'],
        ] as const
      ).map(([tone, title]) => (
        <Panel
          key={tone}
          tone={tone}
          title={title}
          description="5 条规则，3 条满足，2 条未满足。"
          aside="12:40:18 判定"
        >
          内容
        </Panel>
      ))}
    </div>
  ),
})

export const SideColumn = meta.story({
  render: () => (
    <div className={frames.side}>
      <Panel title="我的参赛状态" titleSize="card" headingLevel={3}>
        内容
      </Panel>
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Panel title={han50} description={longEnglish} aside="12:40:18 判定">
        {han50}
      </Panel>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { title: 'Submissions', description: '14 valid, 6 of them mine', children: 'Nothing submitted yet.' },
})
