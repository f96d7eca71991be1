import { accountSecurity } from '@shulei/contract/base/session/calls.ts'
import { securityFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
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

/** An account that has only used codes has no password to change. */
export const WithoutPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(accountSecurity, () => securityFixture({ hasPassword: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('settings:password.first') })).toBeVisible()
    await expect(canvas.getByText(text('settings:password.none'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('settings:password.change') })).toBeNull()
  },
})
