import { unreadTotal } from '@shulei/contract/talk/message/calls.ts'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { unreadFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { longPage } from './Header.stories.css.ts'
import { Header } from './Header.tsx'

const meta = preview.meta({
  title: 'Areas/shell/Header',
  component: Header,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen' },
  args: { onSignOut: fn(), onNotice: fn() },
})

const phone = { viewport: { value: 'phone', isRotated: false } }

/** A visitor: the sign-in and register links lead to the sign-on site and back. */
export const Anonymous = meta.story({
  tags: ['modes-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-scrolled')
  },
})

const ownNames = {
  siteNames: { 'zh-CN': '江南水乡大学数据科学竞赛与教学实践平台', 'en-US': 'Watertown Uni Data Games' },
}

/** A long name that the operator chose stands without the mark, and is cut before it pushes anything away. */
export const OwnName = meta.story({
  parameters: ownNames,
  play: async ({ canvas, globals }) => {
    const name = ownNames.siteNames[globals.locale === 'en-US' ? 'en-US' : 'zh-CN']
    const brand = canvas.getByRole('link', { name: new RegExp(name) })
    await expect(brand).toHaveAttribute('href', '/')
    await expect(brand.querySelector('svg')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

/** Where the bell leaves no room, the first letter of the name stands for it. */
export const OwnNameOnPhone = meta.story({
  globals: { ...phone, locale: 'en-US' },
  parameters: { ...ownNames, site: { user: userFixture() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: ownNames.siteNames['en-US'] })).toHaveTextContent(/^W$/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const SignedIn = meta.story({
  tags: ['modes'],
  parameters: { site: { user: userFixture() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(消息与通知，7|Messages and notices, 7)/ })
  },
})

export const MoreThan99Unread = meta.story({
  parameters: { site: { user: userFixture() } },
  beforeEach: ({ msw }) => msw.use(mock(unreadTotal, () => unreadFixture({ total: 128 }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: text('shell:header.messagesUnread', { count: 128 }) })
  },
})

/** Bell and account menu beside language and theme, on the narrowest phone. */
export const PhoneSignedIn = meta.story({
  globals: { ...phone, locale: 'en-US' },
  parameters: { site: { user: userFixture() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Messages and notices, 7/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

/** From the inbox to the dialog and back: the focus returns to the bell. */
export const WriteFromTheInbox = meta.story({
  parameters: { site: { user: userFixture() }, docs: { story: { inline: false, height: '600px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: pattern('shell:header.messages') }))
    await userEvent.click(await screen.findByRole('button', { name: text('message:popover.newMessage') }))
    await screen.findByRole('dialog', { name: text('message:sendMessage.title') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('link', { name: pattern('shell:header.messages') })).toHaveFocus())
  },
})

export const English = meta.story({ globals: { locale: 'en-US' } })

/** The link of the open page has the mark of the ring. */
export const OnCompetitions = meta.story({
  parameters: { router: '/competitions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('shell:header.competitions') })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})

/** Beyond 8 px the header gets a shadow; the position is checked every 500 ms. */
export const Scrolled = meta.story({
  decorators: [
    (Story) => (
      <div className={longPage}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => () => scrollTo(0, 0),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    scrollTo(0, 8)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect(bar).not.toHaveAttribute('data-scrolled')
    scrollTo(0, 9)
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'), { timeout: 2000 })
  },
})

export const Phone = meta.story({ globals: phone })

export const PhoneEnglish = meta.story({ globals: { ...phone, locale: 'en-US' } })

/** A width between the pictured ones, where English has just room for everything: nothing is squeezed. */
export const TabletEnglish = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'tablet', isRotated: false }, locale: 'en-US' },
  play: async ({ canvas }) => {
    const box = (control: HTMLElement) => control.getBoundingClientRect()
    const login = box(canvas.getByRole('link', { name: text('shell:header.login') }))
    const register = box(canvas.getByRole('link', { name: text('shell:header.register') }))
    await expect(register.height).toBe(login.height)
    const theme = box(canvas.getByRole('button', { name: pattern('shell:theme.label') }))
    await expect(theme.width).toBe(theme.height)
  },
})

/** On phones the links and the search are one press away; Escape returns the focus. */
export const PhoneMenu = meta.story({
  globals: phone,
  parameters: { site: { user: userFixture() }, docs: { story: { inline: false, height: '260px' } } },
  decorators: [
    (Story) => (
      <div className={longPage}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = canvasElement.querySelector('details')
    const trigger = canvasElement.querySelector('summary')
    if (!menu || !trigger) throw new Error('The phone header has no menu')
    await userEvent.click(trigger)
    await expect(canvas.getByRole('link', { name: text('shell:header.search') })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(menu.open).toBe(false)
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await expect(menu.open).toBe(true)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: text('shell:header.search') })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  },
})

/** ⌘K and Ctrl+K open the search over the page, and so does its link; Esc returns the focus. */
export const Search = meta.story({
  tags: ['no-picture'], // the palette has pictures of its own
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: text('shell:header.search') })
    await expect(link).toHaveAttribute('href', '/search')
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

/** From the phone's menu: the menu closes, and the focus returns to its button. */
export const SearchOnAPhone = meta.story({
  tags: ['no-picture'], // the palette has pictures of its own
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvasElement.querySelector('summary')
    if (!trigger) throw new Error('The phone header has no menu')
    await userEvent.click(trigger)
    await userEvent.click(canvas.getByRole('link', { name: text('shell:header.search') }))
    await screen.findByRole('searchbox', { name: text('search:title') })
    await expect(canvasElement.querySelector('details')?.open).toBe(false)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

/** Tab order: brand, links, search, language, theme, account. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const order = [
      canvas.getByRole('link', { name: pattern('shell:site.name') }),
      canvas.getByRole('link', { name: text('shell:header.competitions') }),
      canvas.getByRole('link', { name: text('shell:header.datasets') }),
      canvas.getByRole('link', { name: text('shell:header.information') }),
      canvas.getByRole('link', { name: text('shell:header.search') }),
      canvas.getByRole('link', { name: pattern('shell:header.language') }),
      canvas.getByRole('button', { name: pattern('shell:theme.label') }),
      canvas.getByRole('link', { name: text('shell:header.login') }),
      canvas.getByRole('link', { name: text('shell:header.register') }),
    ]
    for (const stop of order) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
  },
})
