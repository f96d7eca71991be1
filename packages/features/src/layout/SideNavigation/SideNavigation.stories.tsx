import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { SideNavigation } from './SideNavigation.tsx'

const meta = preview.meta({
  title: 'Areas/layout/SideNavigation',
  component: SideNavigation,
  args: {
    sites: {
      model: 'https://model.shulei.example/',
      competition: '/',
      dataset: '/datasets',
      project: 'https://project.shulei.example/',
    },
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

/** 260 px wide; the help centre is not open yet and cannot be pressed. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas, globals }) => {
    const nav = canvas.getByRole('navigation')
    if (globals.viewport.value !== 'phone') await expect(nav.getBoundingClientRect().width).toBe(260)
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})

/** Sites without an address are left out. */
export const NotConfigured = meta.story({
  args: { sites: { competition: '/', dataset: '/datasets' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '模型' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '竞赛' })).toHaveAttribute('href', '/')
  },
})

/** Agreement and privacy only show an alert; Escape closes it and the focus goes back. */
export const AgreementAlert = meta.story({
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('button', { name: '用户协议' })
    await userEvent.click(entry)
    await expect(await screen.findByRole('alertdialog', { name: '用户协议' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(entry).toHaveFocus())
  },
})

export const PrivacyAlert = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy policy' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Privacy policy' })).toBeVisible()
  },
})
