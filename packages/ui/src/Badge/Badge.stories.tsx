import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { Badge } from './Badge.tsx'

const meta = preview.meta({
  title: 'Core/Badge',
  parameters: {
    docs: {
      description: {
        component:
          'How much is new, on a bell or beside a tab. **Not** for totals of anything else (`KeyFigure`, plain text), nor for states (`Tag`).',
      },
    },
  },
  component: Badge,
  args: { count: 6, label: '6 条未读' },
})

export const Default = meta.story()

export const Counts = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={`${frames.row} ${frames.surface}`}>
      <Badge count={1} />
      <Badge count={99} />
      <Badge count={100} />
      <Badge count={6} tone="soft" />
      <Badge count={3} isDot label="有新消息" />
    </div>
  ),
})

export const NothingNew = meta.story({
  tags: ['no-picture'], // renders nothing
  args: { count: 0, label: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-tone]')).toBeNull()
  },
})

export const MoreThan99 = meta.story({
  args: { count: 100, label: '100 条未读' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count]')).toHaveAttribute('data-count', '99+')
    await expect(canvas.getByText('100 条未读')).toBeInTheDocument()
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: '6 unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 unread')).toBeInTheDocument()
  },
})
