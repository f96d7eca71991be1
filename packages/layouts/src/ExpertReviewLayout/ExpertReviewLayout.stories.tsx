import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { fits } from '../stories/checks.ts'
import { ReviewDesk } from '../stories/ReviewDesk.tsx'
import { phone, tablet } from '../stories/viewports.ts'
import { ExpertReviewLayout } from './ExpertReviewLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/expert-review',
  component: ExpertReviewLayout,
  decorators: [withSite({ website: websiteFixture() })],
  globals: { theme: 'expert-review' },
  parameters: {
    layout: 'fullscreen',
    router: '/spic-review/projectlist',
    visual: { wholePage: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    reviewer: { id: 31, name: '乔远舟' },
    subject: '电网柔性负荷调度方案 · 初评',
    progress: { done: 2, total: 8 },
    children: <ReviewDesk />,
    onSignOut: fn(),
    onNotice: fn(),
  },
})

/** The reviewer's name stands in the header, the system's name in the title. */
export const Reviewer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-layout="expert-review"]')).toBeVisible()
    await expect(canvas.getByText('评委 乔远舟')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('竞赛方案评分系统 · 数擂'))
    await userEvent.click(canvas.getByRole('button', { name: '可落地性加一分' }))
    await expect(canvas.getByText('63')).toBeVisible()
    const minus = canvas.getByRole('button', { name: '可落地性减一分' })
    await userEvent.click(minus)
    // the picture is taken without a pointer over it and without a focus ring
    await userEvent.unhover(minus)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

export const Phone = meta.story({
  globals: phone,
  play: fits,
})

/** Between the two pictures: it is checked, but not pictured again. */
export const Tablet = meta.story({
  tags: ['no-picture'],
  globals: tablet,
  play: fits,
})

/** Before signing in nobody is named: checked, not pictured. */
export const NobodySignedIn = meta.story({
  tags: ['no-picture'],
  args: { reviewer: null, progress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^评委/)).toBeNull()
  },
})

/** In English, where words are wider; checked, not pictured. */
export const English = meta.story({
  tags: ['no-picture'],
  globals: { ...phone, locale: 'en-US' },
  play: fits,
})

/** Inside another page's frame only the desk is left; there is nothing new to picture (A§2). */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="expert-review"]')).toHaveAttribute('data-inside-frame')
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
})
