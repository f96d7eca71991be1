import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { PasswordSettings } from './PasswordSettings.tsx'

const meta = preview.meta({
  title: 'Areas/settings/PasswordSettings',
  component: PasswordSettings,
  parameters: { router: '/users/v2/password' },
})

/** Links to the sign-on site, which returns to this page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const address = new URL(
      canvas.getByRole('link', { name: text('settings:password.change') }).getAttribute('href') ?? '',
    )
    await expect(address.pathname).toMatch(/\/zh-cn\/password$/)
    await expect(address.searchParams.get('service')).toMatch(/\/users\/v2\/password$/)
  },
})
