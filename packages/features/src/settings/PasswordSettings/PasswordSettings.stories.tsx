import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { PasswordSettings } from './PasswordSettings.tsx'

const meta = preview.meta({
  title: 'Areas/settings/PasswordSettings',
  component: PasswordSettings,
  parameters: { router: '/users/v2/password' },
})

/** Leads to the sign-on site, which leads back to this page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const address = new URL(canvas.getByRole('link', { name: '修改密码' }).getAttribute('href') ?? '')
    await expect(address.pathname).toMatch(/\/zh-cn\/password$/)
    await expect(address.searchParams.get('service')).toMatch(/\/users\/v2\/password$/)
  },
})
