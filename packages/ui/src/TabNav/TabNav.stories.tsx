import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { TabNav } from './TabNav.tsx'

const meta = preview.meta({
  title: 'Core/TabNav',
  parameters: {
    docs: {
      description: {
        component:
          'Parts of a thing that are pages of their own. **Not** for panels that are switched in place (`Tabs`).',
      },
    },
  },
  component: TabNav,
})

const competition = [
  { label: '概览', href: '#overview' },
  { label: '数据', href: '#data', count: '4' },
  { label: '模型', href: '#models' },
  { label: '讨论', href: '#talk', count: '128' },
  { label: '常见问题', href: '#faq' },
  { label: '队伍', href: '#team' },
  { label: '排行榜', href: '#ranking', count: '1,284' },
  { label: '周榜', href: '#weekly' },
  { label: '提交', href: '#submits', count: '14', isCurrent: true },
  { label: '我的战绩', href: '#mine' },
]

export const Default = meta.story({
  tags: ['modes-colours'],
  render: () => <TabNav label="竞赛栏目" items={competition} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('提交 14')
  },
})

/** The current tab scrolls into view; the page does not scroll. */
export const Narrow = meta.story({
  render: () => (
    <div className={frames.phone}>
      <TabNav label="竞赛栏目" items={competition} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = (element: Element) => element.getBoundingClientRect()
    await waitFor(() => {
      const [bar, open] = [box(canvas.getByRole('navigation')), box(canvas.getByRole('link', { current: 'page' }))]
      expect(open.right).toBeLessThanOrEqual(bar.right)
      expect(open.left).toBeGreaterThanOrEqual(bar.left)
    })
  },
})

const twelve = [
  '概览',
  '数据',
  '讨论',
  '常见问题',
  '邀请',
  '模型',
  '参赛主页',
  '排行榜',
  '报名',
  '提交',
  '队伍',
  '周榜',
]

/** As many tabs as a competition can have; the last is current and scrolls into view on any screen. */
export const TwelveTabs = meta.story({
  tags: ['modes'],
  render: () => (
    <TabNav
      label="竞赛栏目"
      items={twelve.map((label, index) => ({ label, href: `#${index}`, isCurrent: index === twelve.length - 1 }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(12)
    const bar = canvas.getByRole('navigation').getBoundingClientRect()
    const open = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(Math.floor(open.right)).toBeLessThanOrEqual(bar.right)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Focused = meta.story({
  render: () => <TabNav label="竞赛栏目" items={competition.slice(0, 4)} hasRule={false} />,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <TabNav
        label="竞赛栏目"
        items={[
          { label: han50, href: '#a', isCurrent: true },
          { label: '数据', href: '#b' },
        ]}
      />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <TabNav
      label="Competition sections"
      items={[
        { label: 'Overview', href: '#overview', isCurrent: true },
        { label: 'Data', href: '#data', count: '4' },
        { label: 'Discussion', href: '#talk', count: '128' },
        { label: 'Frequently asked questions', href: '#faq' },
        { label: 'Leaderboard', href: '#ranking', count: '1,284' },
        { label: 'Submissions', href: '#submits', count: '14' },
      ]}
    />
  ),
})
