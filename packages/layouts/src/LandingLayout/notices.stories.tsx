import { NoticePage } from '@shulei/features/house/inbox/NoticePage/NoticePage.tsx'
import { NoticesPage } from '@shulei/features/talk/notice/NoticesPage/NoticesPage.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { noticesFixture } from '@shulei/mocks/talk/notice/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits } from '../stories/checks.ts'
import { settled } from '../stories/settled.ts'
import { tablet } from '../stories/viewports.ts'
import { LandingLayout } from './LandingLayout.tsx'

const announced = noticesFixture().list.find(({ title }) => title.cn === '评测系统升级完成')?.id ?? 0

/** `/notices` with its two views, and `/notices/:id` (R063, R064). */
const meta = preview.meta({
  title: 'Pages/notices',
  component: LandingLayout,
  parameters: {
    site: { user: userFixture() },
    layout: 'fullscreen',
    router: '/notices',
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { children: <NoticesPage view="notice" />, onSignOut: fn(), onNotice: fn() },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await settled()
    await fits()
  },
})

export const Notices = meta.story({ tags: ['modes'] })

export const NoticesOnTablet = meta.story({ globals: tablet })

export const NoticesOnDarkPhone = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
})

export const Messages = meta.story({
  tags: ['modes'],
  args: { children: <NoticesPage view="message" /> },
  parameters: { router: '/notices?view=message' },
})

export const MessagesOnTablet = meta.story({
  globals: tablet,
  args: { children: <NoticesPage view="message" /> },
  parameters: { router: '/notices?view=message' },
})

export const OneNotice = meta.story({
  tags: ['modes', 'modes-paper'],
  args: { children: <NoticePage id={announced} onRemoved={fn()} /> },
  parameters: { router: `/notices/${announced}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await settled()
    await fits()
  },
})

export const OneNoticeOnTablet = meta.story({
  globals: tablet,
  args: { children: <NoticePage id={announced} onRemoved={fn()} /> },
  parameters: { router: `/notices/${announced}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await settled()
    await fits()
  },
})
