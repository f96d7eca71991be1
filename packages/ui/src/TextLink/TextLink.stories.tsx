import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Icon } from '../Icon/Icon.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { TextLink } from './TextLink.tsx'

const meta = preview.meta({
  title: 'Core/TextLink',
  parameters: {
    docs: {
      description: {
        component: 'Leads somewhere, in a sentence or alone. **Not** for acting on this page (`Button`).',
      },
    },
  },
  component: TextLink,
})

export const Default = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={`${frames.column} ${frames.surface}`}>
      <p>
        <TextLink href="#requests">去处理</TextLink>，A 榜关闭后不能再合队。我已阅读{' '}
        <TextLink href="#terms" tone="inherit">
          服务条款
        </TextLink>
        。
      </p>
      <TextLink href="#ranking" isStandalone>
        排行榜
      </TextLink>
      <TextLink href="#calendar" isStandalone icon={<Icon of={CalendarPlus} size={15} />}>
        加入日历
      </TextLink>
      <TextLink href="#feedback" isStandalone tone="muted">
        意见反馈
      </TextLink>
      <TextLink href="#profile" isStandalone isCurrent>
        基本资料
      </TextLink>
    </div>
  ),
})

export const Focused = meta.story({
  render: () => (
    <TextLink href="#ranking" isStandalone>
      排行榜
    </TextLink>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

/** Any component that renders a link can be used; its props are passed through. */
export const OtherElement = meta.story({
  render: () => {
    const RouterLink = ({ to, ...rest }: { to: string; className?: string }) => <a {...rest} href={`#${to}`} />
    return (
      <TextLink component={RouterLink} to="competitions">
        竞赛
      </TextLink>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#competitions')
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <TextLink href="#long" isStandalone>
        {han50}
      </TextLink>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <div className={frames.column}>
      <p>
        <TextLink href="#requests">Answer the requests</TextLink> before list A closes. I have read the{' '}
        <TextLink href="#terms" tone="inherit">
          terms of service
        </TextLink>
        .
      </p>
      <TextLink href="#calendar" isStandalone icon={<Icon of={CalendarPlus} size={15} />}>
        Add to calendar
      </TextLink>
    </div>
  ),
})
