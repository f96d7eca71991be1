import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = preview.meta({
  title: 'Core/Breadcrumbs',
  parameters: {
    docs: {
      description: {
        component:
          'The way from the start to a page three levels deep or more. **Not** on the first two levels, and never the only way back.',
      },
    },
  },
  component: Breadcrumbs,
})

const items = [
  { label: '竞赛', href: '#competitions' },
  { label: '智能算法', href: '#algorithm' },
  { label: '近海浪高短临预报', isCurrent: true },
]

export const Default = meta.story({
  tags: ['modes'],
  render: () => <Breadcrumbs label="当前位置" items={items} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('近海浪高短临预报')).toHaveAttribute('aria-current', 'page')
  },
})

export const Focused = meta.story({
  render: () => <Breadcrumbs label="当前位置" items={items} />,
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Breadcrumbs
        label="当前位置"
        items={[
          { label: '竞赛', href: '#competitions' },
          { label: han50, isCurrent: true },
        ]}
      />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <Breadcrumbs
      label="You are here"
      items={[
        { label: 'Competitions', href: '#competitions' },
        { label: 'Wave height nowcasting', isCurrent: true },
      ]}
    />
  ),
})
