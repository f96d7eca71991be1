import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { corner } from './UserMenu.stories.css.ts'
import { UserMenu } from './UserMenu.tsx'

const meta = preview.meta({
  title: 'Areas/shell/UserMenu',
  component: UserMenu,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { user: userFixture(), onSignOut: fn() },
  decorators: [
    (Story) => (
      <div className={corner}>
        <Story />
      </div>
    ),
    withSite({ website: websiteFixture() }),
  ],
})

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: text('shell:userMenu.label', { name: '林晓舟' }) }),
    ).toHaveAttribute('aria-expanded', 'false')
  },
})

/** Opened by keyboard; Escape closes it and returns the focus. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Open = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    // by keyboard, because a pressed menu shows a focus ring depending on the previous input
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menu')).toBeVisible()
    const [profile, host, settings, account] = screen.getAllByRole('menuitem')
    await expect(profile).toHaveAttribute('href', `/users/${userFixture().id}`)
    await expect(host).toHaveAttribute('href', '/host')
    await expect(settings).toHaveAttribute('href', '/users/settings')
    await expect(account).toHaveAttribute('href', expect.stringContaining('/password?service='))
  },
})

/** A long English name is not cut. */
export const LongName = meta.story({
  globals: { locale: 'en-US' },
  args: { user: userFixture(personOf('mira'), { name: 'Maximiliane Weatherington-Okonkwo-Almeida', demo: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
})

/** A name of 200 characters fits the narrowest phone, as does the menu. */
export const EndlessName = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { user: userFixture(personOf('lin'), { name: '数'.repeat(200) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = (await screen.findByRole('menu')).getBoundingClientRect()
    await expect(menu.left).toBeGreaterThanOrEqual(0)
    await expect(menu.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** An invisible name: the menu shows the account id. */
export const UnseenName = meta.story({
  tags: ['no-picture'], // like Open, except for the name
  args: { user: userFixture(personOf('lin'), { name: '\u200B\u2060' }) },
  play: async ({ canvas, userEvent }) => {
    const shown = `用户 ${personOf('lin').id}`
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(shown) }))
    await expect(await screen.findByRole('menu')).toHaveTextContent(shown)
  },
})

/** Right-to-left and emoji names: the menu shows the owner, and its texts keep their direction. */
export const OddNames = meta.story({
  tags: ['no-picture'], // characters that are in no packaged font
  render: (args) => (
    <>
      <UserMenu {...args} user={userFixture(personOf('lin'), { name: 'محمد بن سلمان' })} />
      <UserMenu {...args} user={userFixture(personOf('lin'), { name: '🐳🐳🐳' })} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: text('shell:userMenu.label', { name: '🐳🐳🐳' }) })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /محمد/ }))
    await expect((await screen.findByRole('menu')).querySelector('bdi')).toHaveTextContent('محمد بن سلمان')
  },
})

export const SignOut = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('shell:userMenu.logout') }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})
