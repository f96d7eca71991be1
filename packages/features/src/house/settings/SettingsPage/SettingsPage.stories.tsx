import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SettingsPage } from './SettingsPage.tsx'

const meta = preview.meta({
  title: 'Areas/settings/SettingsPage',
  component: SettingsPage,
  parameters: { router: '/users/settings' },
})

/** All panels on one page. */
export const Every = meta.story({
  tags: ['modes'],
  parameters: { visual: { wholePage: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(13))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text('layout:settings.nav'))
    const pages = ['userinfo', 'certification', 'my-data', 'ent-setting-username', 'ent-setting-certification']
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(expect.arrayContaining(pages.map((page) => `/users/v2/${page}`)))
  },
})

/** The panel that the address names has the focus. */
export const Viewed = meta.story({
  tags: ['no-picture'],
  args: { view: 'notice' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('switch')
    await expect(canvas.getByRole('region', { name: text('settings:notice.title') })).toHaveFocus()
  },
})

/** The page of a single panel has the panel's name. */
export const One = meta.story({
  tags: ['no-picture'],
  args: { only: 'notice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: text('layout:settings.notice') })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: text('settings:password.title') })).toBeNull()
    await waitFor(() => expect(document.title).toBe('通知 · 设置 · 数擂'))
  },
})

/** An enterprise has its name on another page with other texts. */
export const EnterpriseName = meta.story({
  tags: ['no-picture'],
  args: { only: 'ent-setting-username' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: text('layout:settings.ent-setting-username') }),
    ).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: text('layout:settings.username') })).toHaveValue(
      mockReader.name,
    )
    await expect(canvas.getByRole('region', { name: text('settings:ent-setting-username.title') })).toBeVisible()
  },
})
