import { type SiteState, SiteStateContext } from '@shulei/features/base/site/site-state.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { siteZone } from '@shulei/i18n/formatters.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import type { Decorator } from '@storybook/react-vite'
import { userOf } from '../person.ts'

/** Provides the site state of a page: the signed-in user chosen in the toolbar, the site data, and the server time. */
export const site: Decorator = (Story, context) => {
  const state: SiteState = {
    user: userOf(context.globals.person),
    website: websiteFixture(),
    ssoUrl: 'https://shulei.example/sso',
    address: 'https://shulei.example/',
    isInsideFrame: false,
    theme: 'light',
    ...context.parameters.site,
  }
  return (
    <TimeContext value={{ zone: siteZone, now: mockNow }}>
      <SiteStateContext value={state}>
        <Story />
      </SiteStateContext>
    </TimeContext>
  )
}
