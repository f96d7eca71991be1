import preview from '#storybook/preview'
import { Card } from '../Card/Card.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { stoppedClock, storyNow } from '../stories/clock.ts'
import * as frames from '../stories/frames.css.ts'
import { RingFrame } from './RingFrame.tsx'

const meta = preview.meta({
  title: 'Core/RingFrame',
  parameters: {
    docs: {
      description: {
        component:
          'Around the one live object of a page: the countdown. **Not** as a border for anything else, and never twice in a view.',
      },
    },
  },
  component: RingFrame,
})

const units = { days: '天', hours: '时', minutes: '分', seconds: '秒' } as const

export const Live = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.side}>
      <RingFrame>
        <Card>
          <div className={frames.stack}>
            距 A 榜关闭
            <Countdown
              label="距 A 榜关闭"
              target={Date.parse('2026-11-23T17:57:42+08:00')}
              now={storyNow}
              clock={stoppedClock}
              unitText={(unit) => units[unit]}
              endedText="已关闭"
            />
            <LinkButton href="#submit" variant="primary" size="l" isWide>
              提交结果
            </LinkButton>
          </div>
        </Card>
      </RingFrame>
    </div>
  ),
})

export const Mine = meta.story({
  render: () => (
    <div className={frames.side}>
      <RingFrame tone="accent">
        <Card>第 47 名 / 1,284</Card>
      </RingFrame>
    </div>
  ),
})
