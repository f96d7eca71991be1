import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Icon } from '../Icon/Icon.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { FilterGroup } from './FilterGroup.tsx'

const meta = preview.meta({
  title: 'Core/FilterGroup',
  parameters: {
    docs: {
      description: {
        component:
          'One filter of a list as links, which work without a script and can be shared. **Not** for a form that is sent at the end (`RadioGroup`, `Select`), nor for views that act in place (`SegmentedControl`).',
      },
    },
  },
  component: FilterGroup,
})

export const Chips = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={`${frames.stack} ${frames.surface}`}>
      <FilterGroup
        label="状态"
        items={[
          { label: '全部', href: '?', isCurrent: true, count: '46' },
          { label: '进行中', href: '?status=1', count: '18' },
          { label: '可报名', href: '?status=2', count: '7' },
          { label: '已结束', href: '?status=3', count: '21' },
        ]}
      />
      <FilterGroup
        label="行业"
        items={['海洋气象', '交通', '医药', '金融', '能源', '文化', '制造', '城市治理', '农业', '教育'].map(
          (label, i) => ({
            label,
            href: `?industry=${i}`,
            isCurrent: i === 7,
          }),
        )}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '全部 46' })).toHaveAttribute('aria-current', 'true')
    const chip = canvas.getByRole('link', { name: '城市治理' })
    const edge = () => chip.closest('ul')?.getBoundingClientRect().right ?? 0
    // on a phone the line scrolls to the current choice
    await waitFor(() => expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(edge()))
  },
})

export const Segments = meta.story({
  tags: ['modes-colours'],
  render: () => (
    <FilterGroup
      label="榜单"
      isLabelHidden
      variant="segments"
      items={[
        { label: 'A 榜', href: '?list=a', isCurrent: true },
        { label: 'B 榜', href: '?list=b', icon: <Icon of={Lock} size={15} /> },
      ]}
    />
  ),
})

export const Focused = meta.story({
  render: () => (
    <FilterGroup
      label="类型"
      items={[
        { label: '智能算法', href: '?type=1', isCurrent: true },
        { label: '方案应用', href: '?type=2' },
      ]}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <FilterGroup
        label="标签"
        items={[
          { label: han50, href: '?tag=1', isCurrent: true },
          { label: '时序', href: '?tag=2' },
        ]}
      />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <FilterGroup
      label="State"
      items={[
        { label: 'All', href: '?', count: '46' },
        { label: 'In progress', href: '?status=1', count: '18', isCurrent: true },
        { label: 'Open for sign-up', href: '?status=2', count: '7' },
      ]}
    />
  ),
})
