import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
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
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
})

/** 260 px wide; the help centre is not open yet and cannot be pressed. Each entry is one line. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ args, canvas, globals }) => {
    const nav = canvas.getByRole('navigation')
    if (globals.viewport.value !== 'phone') await expect(nav.getBoundingClientRect().width).toBe(260)
    const sites = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(sites).toEqual(Object.values(args.sites))
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    const closed = canvas.getByText(pattern('layout:sideNav.comingSoon')).closest('li')
    await expect(closed?.querySelector('a, button')).toBeNull()
    for (const entry of canvas.getAllByRole('listitem')) await expect(entry.offsetHeight).toBe(44)
  },
})

const tablet = { viewport: { value: 'tablet', isRotated: false } }

/** On narrow screens the entries are in columns. */
export const Tablet = meta.story({ globals: tablet })
export const TabletEnglish = meta.story({ globals: { ...tablet, locale: 'en-US' } })
export const PhoneEnglish = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  play: async ({ canvas }) => {
    for (const entry of canvas.getAllByRole('listitem')) await expect(entry.offsetHeight).toBe(44)
  },
})

/** Sites without an address are left out. */
export const NotConfigured = meta.story({
  args: { sites: { competition: '/', dataset: '/datasets' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: text('layout:sideNav.model') })).toBeNull()
    await expect(canvas.getByRole('link', { name: text('layout:sideNav.competition') })).toHaveAttribute('href', '/')
  },
})

/** Agreement and privacy show an alert that leads to their page; its button or Escape closes it, and the focus returns. */
export const AgreementAlert = meta.story({
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('button', { name: text('layout:sideNav.userAgreement') })
    await userEvent.click(entry)
    await userEvent.click(await screen.findByRole('button', { name: text('layout:sideNav.close') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(entry)
    await expect(await screen.findByRole('alertdialog', { name: text('layout:sideNav.userAgreement') })).toBeVisible()
    const link = screen.getByRole('link', { name: text('layout:sideNav.agreementLink') })
    await expect(link).toHaveAttribute('href', '/help/service-policy')
    await waitFor(() => expect(screen.getByRole('button', { name: text('layout:sideNav.close') })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(entry).toHaveFocus())
  },
})

export const PrivacyAlert = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('layout:sideNav.privacyPolicy') }))
    await expect(await screen.findByRole('alertdialog', { name: text('layout:sideNav.privacyPolicy') })).toBeVisible()
    const link = screen.getByRole('link', { name: text('layout:sideNav.privacyLink') })
    await expect(link).toHaveAttribute('href', '/help/privacy')
  },
})
