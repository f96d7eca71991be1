import { type SiteState, SiteStateContext } from '@shulei/features/shell/site-state.ts'
import { siteZone, TimeContext } from '@shulei/i18n/format.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import type { Decorator } from '@storybook/react-vite'
import { userOf } from '../person.ts'

/** What the site tells its pages: who is signed in, by the toolbar, the site's own data, and the time of the answer. */
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
