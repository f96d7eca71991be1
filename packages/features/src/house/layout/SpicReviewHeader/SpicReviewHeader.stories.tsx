import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SpicReviewHeader } from './SpicReviewHeader.tsx'

const meta = preview.meta({
  title: 'Areas/layout/SpicReviewHeader',
  component: SpicReviewHeader,
  globals: { theme: 'expert-review' },
  parameters: { layout: 'fullscreen', router: '/spic-review/projectlist' },
  args: {
    reviewer: { id: 31, name: '乔远舟' },
    subject: '电网柔性负荷调度方案 · 初评',
    progress: { done: 2, total: 8 },
    onSignOut: fn(),
    onNotice: fn(),
  },
})

export const Reviewer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(text('layout:review.systemTitle'))).toBeVisible()
    await expect(canvas.getByText(text('layout:review.reviewer', { name: '乔远舟' }))).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '2')
    await userEvent.click(canvas.getByRole('button', { name: text('layout:review.signOut') }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})

/** Before signing in, and on the page without access. */
export const NoReviewer = meta.story({
  args: { reviewer: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: text('layout:review.signOut') })).toBeNull()
  },
})

export const PhoneEnglish = meta.story({
  globals: { theme: 'expert-review', locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  args: { reviewer: { id: 31, name: 'Maria Fernanda Albuquerque de Vasconcelos' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    // on the narrowest phone the name keeps room for some letters in one line, and the title has two
    canvasElement.style.inlineSize = '320px'
    const name = canvas.getByText('Maria Fernanda Albuquerque de Vasconcelos')
    const { width, height } = name.getBoundingClientRect()
    const row = canvas.getByRole('banner')
    const title = canvas.getByText(text('layout:review.shortTitle'))
    await expect(title.getBoundingClientRect().height).toBeLessThan(36)
    await expect(width).toBeGreaterThanOrEqual(52)
    await expect(height).toBeLessThan(24)
    await expect(row.scrollWidth).toBe(row.clientWidth)
    canvasElement.style.inlineSize = ''
  },
})
