import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { CenterNavigation } from './CenterNavigation.tsx'

const meta = preview.meta({
  title: 'Areas/notice/CenterNavigation',
  component: CenterNavigation,
  parameters: { layout: 'fullscreen', router: '/message-center?list=save' },
})

/** The open list is marked. */
export const ListOpen = meta.story({
  tags: ['modes'],
  // on phones this navigation is replaced by tabs above the page
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/message-center',
      ...['system', 'like', 'save', 'follow', 'private'].map((list) => `/message-center?list=${list}`),
    ])
    await expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[3]])
  },
})

/** The page of a single notice belongs to no list. */
export const NoticeOpen = meta.story({
  // same picture as `ListOpen`, without its mark
  tags: ['no-picture'],
  parameters: { router: '/message-center/notify-system/7' },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('aria-current')
  },
})
