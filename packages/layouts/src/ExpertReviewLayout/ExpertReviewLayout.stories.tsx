import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { layoutStories, pageAt } from '../stories/layoutStories.ts'
import { ReviewDesk } from '../stories/ReviewDesk.tsx'
import { ExpertReviewLayout } from './ExpertReviewLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/expert-review',
  component: ExpertReviewLayout,
  decorators: [withSite({ website: websiteFixture() })],
  globals: { theme: 'expert-review' },
  parameters: pageAt('/spic-review/projectlist'),
  args: {
    reviewer: { id: 31, name: '乔远舟' },
    subject: '电网柔性负荷调度方案 · 初评',
    progress: { done: 2, total: 8 },
    children: <ReviewDesk />,
    onSignOut: fn(),
    onNotice: fn(),
  },
})

const shared = layoutStories('expert-review')

/** The header shows the reviewer's name, the page title the system's name. */
export const Reviewer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-layout="expert-review"]')).toBeVisible()
    await expect(canvas.getByText('评委 乔远舟')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('竞赛方案评分系统 · 数擂'))
    await userEvent.click(canvas.getByRole('button', { name: text('review:sheet.stepMore', { name: '可落地性' }) }))
    await expect(canvas.getByText('63')).toBeVisible()
    const minus = canvas.getByRole('button', { name: text('review:sheet.stepLess', { name: '可落地性' }) })
    await userEvent.click(minus)
    // The picture shows neither a hovered button nor a focus ring.
    await userEvent.unhover(minus)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

export const Phone = meta.story(shared.phone)
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })

/** Signed out, the header shows no name: checked, not pictured. */
export const NobodySignedIn = meta.story({
  tags: ['no-picture'],
  args: { reviewer: null, progress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^评委/)).toBeNull()
  },
})

export const English = meta.story({ ...shared.english, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })
