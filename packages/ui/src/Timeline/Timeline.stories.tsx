import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Timeline } from './Timeline.tsx'

const meta = preview.meta({
  title: 'Core/Timeline',
  component: Timeline,
  parameters: {
    docs: {
      description: {
        component:
          'Events under each other with their times: the story of a competition, of an appeal, of a career. **Not** for a way with states that somebody walks (`Steps`), nor for windows that overlap (`Schedule`).',
      },
    },
  },
  args: {
    label: '赛程',
    items: [
      { id: 'signup', time: '10 月 11 日', title: '报名开始', when: 'past', whenText: '已过' },
      {
        id: 'a',
        time: '11 月 1 日 10:00',
        title: 'A 榜开放',
        when: 'past',
        whenText: '已过',
        detail: '1,284 队提交过',
      },
      {
        id: 'now',
        time: '今天 12:40',
        title: 'A 榜进行中',
        when: 'now',
        whenText: '现在',
        detail: (
          <>
            还有 2 天 11 小时，<TextLink href="#submit">去提交</TextLink>
          </>
        ),
      },
      { id: 'b', time: '11 月 25 日 10:00', title: 'B 榜开放', when: 'future', detail: '每队每天 1 次' },
      { id: 'final', time: '12 月 6 日', title: '决赛答辩', when: 'future' },
    ],
  },
  decorators: [
    (Story) => (
      <div className={`${frames.main} ${frames.surface}`}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByRole('listitem', { current: 'date' })).toHaveTextContent('A 榜进行中')
  },
})
export const OneEvent = meta.story({
  args: { items: [{ id: '1', time: '2026 年 11 月 21 日', title: '入驻数擂', when: 'past' }] },
})
export const LongText = meta.story({
  args: {
    items: [
      { id: '1', time: '2026 年 11 月 21 日 12:40', title: han50, when: 'past', detail: longEnglish },
      { id: '2', time: '明天', title: '下一步', when: 'future' },
    ],
  },
})
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Schedule',
    items: [
      { id: '1', time: 'Nov 1, 10:00', title: 'List A opens', when: 'past', whenText: 'over' },
      { id: '2', time: 'Nov 25, 10:00', title: 'List B opens', when: 'future' },
    ],
  },
})
