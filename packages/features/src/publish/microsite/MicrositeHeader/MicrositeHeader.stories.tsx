import { tangSite, tideSite } from '@shulei/mocks/publish/microsite/sites.ts'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { AuthLinks } from '../../../house/shell/AuthLinks/AuthLinks.tsx'
import { MicrositeMark } from '../MicrositeMark/MicrositeMark.tsx'
import { micrositePageAddress } from '../microsite.ts'
import * as css from '../stories/frames.css.ts'
import { MicrositeHeader } from './MicrositeHeader.tsx'

const headerOf = (site: typeof tideSite, language: 'cn' | 'en' = 'cn') => ({
  name: site.title[language],
  mark: <MicrositeMark {...site.mark} />,
  homeAddress: micrositePageAddress(site),
  places: site.menu.map(({ page, label }) => ({
    to: micrositePageAddress(site, page),
    label: label[language],
    isExact: page === '',
  })),
})

const meta = preview.meta({
  title: 'Areas/microsite/MicrositeHeader',
  component: MicrositeHeader,
  parameters: { layout: 'fullscreen', router: '/races/tide', docs: { story: { inline: false, height: '220px' } } },
  args: { ...headerOf(tideSite), person: <AuthLinks />, onNotice: fn() },
  decorators: [
    (Story) => (
      <div className={css.page}>
        <Story />
      </div>
    ),
  ],
})

const phone = { viewport: { value: 'phone', isRotated: false } }

/** The open page is marked not only by colour, but also by weight and a line. */
export const Sea = meta.story({
  globals: { theme: 'tide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('microsite:unveil.home') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: text('microsite:unveil.experts') })).not.toHaveAttribute(
      'aria-current',
    )
  },
})

export const Poems = meta.story({
  globals: { theme: 'tang' },
  parameters: { router: '/special/tang/content-1' },
  args: headerOf(tangSite),
})

export const English = meta.story({ globals: { theme: 'tide', locale: 'en-US' }, args: headerOf(tideSite, 'en') })

/** A long name shrinks before the buttons do. */
export const PhoneLongName = meta.story({
  globals: { ...phone, theme: 'tide' },
  args: { name: '面向近海渔业与风电运维安全保障需求的海浪短临预报挑战赛' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** Escape closes the sheet and returns the focus. */
export const PhoneMenu = meta.story({
  globals: { ...phone, theme: 'tide' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = canvasElement.querySelector('details')
    const trigger = canvasElement.querySelector('summary')
    if (!menu || !trigger) throw new Error('The header has no menu')
    await userEvent.click(trigger)
    await userEvent.keyboard('{Escape}')
    await expect(menu.open).toBe(false)
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await expect(canvas.getByRole('link', { name: '谁在办' })).toBeVisible()
  },
})

/** ⌘K and Ctrl+K open the search over the page, and so does its link; Esc returns the focus. */
export const Search = meta.story({
  tags: ['no-picture'], // the palette has pictures of its own
  globals: { theme: 'tide' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: text('shell:header.search') })
    for (const open of [
      () => userEvent.keyboard('{Control>}k{/Control}'),
      () => userEvent.keyboard('{Meta>}k{/Meta}'),
      () => userEvent.click(link),
    ]) {
      link.focus()
      await open()
      await expect(await screen.findByRole('searchbox', { name: text('search:title') })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(link).toHaveFocus())
    }
  },
})

/** From the phone's sheet: the sheet closes, and the focus returns to its button. */
export const SearchOnAPhone = meta.story({
  tags: ['no-picture'], // the palette has pictures of its own
  globals: { ...phone, theme: 'tide' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvasElement.querySelector('summary')
    if (!trigger) throw new Error('The header has no menu')
    await userEvent.click(trigger)
    await userEvent.click(canvas.getByRole('link', { name: text('shell:header.search') }))
    await screen.findByRole('searchbox', { name: text('search:title') })
    await expect(canvasElement.querySelector('details')?.open).toBe(false)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})
