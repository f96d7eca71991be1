import { mockReader } from '@shulei/mocks/profile/people.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { SettingsPage } from './SettingsPage.tsx'

const meta = preview.meta({
  title: 'Areas/settings/SettingsPage',
  component: SettingsPage,
  parameters: { router: '/users/settings' },
})

/** Every panel on one page. */
export const Every = meta.story({
  tags: ['modes'],
  parameters: { visual: { wholePage: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(12))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^(设置|Settings)$/)
    const pages = ['userinfo', 'certification', 'ent-setting-username', 'ent-setting-certification']
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(expect.arrayContaining(pages.map((page) => `/users/v2/${page}`)))
  },
})

/** The address asks for one of them: it has the focus. */
export const Viewed = meta.story({
  tags: ['no-picture'],
  args: { view: 'notice' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('switch')
    await expect(canvas.getByRole('region', { name: '接收哪些通知' })).toHaveFocus()
  },
})

/** A page of its own has the name of its panel. */
export const One = meta.story({
  tags: ['no-picture'],
  args: { only: 'notice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '消息通知' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: '登录密码' })).toBeNull()
    await waitFor(() => expect(document.title).toBe('消息通知 · 设置 · 数擂'))
  },
})

/** An enterprise has its name in the same place, and reads of it in other words. */
export const EnterpriseName = meta.story({
  tags: ['no-picture'],
  args: { only: 'ent-setting-username' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '企业用户名' })).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: '用户名' })).toHaveValue(mockReader.name)
    await expect(canvas.getByRole('region', { name: '企业用什么名称' })).toBeVisible()
  },
})
