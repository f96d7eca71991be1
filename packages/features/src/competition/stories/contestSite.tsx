import { siteZone, TimeContext } from '@shulei/i18n/format.ts'
import type { ReactNode } from 'react'
import { type SiteState, SiteStateContext } from '../../shell/site-state.ts'

const site: SiteState = {
  user: null,
  website: {
    serviceLinks: [],
    helpLinks: [],
    contact: { hours: { cn: '', en: '' }, email: '' },
    partners: [],
    followUs: [],
  },
  ssoUrl: 'https://shulei.example/sso',
  address: 'https://shulei.example/competitions/1001',
  isInsideFrame: false,
  theme: 'light',
}

/** What the app tells a competition's page: the clock of the answer, the reader's zone, and where sign-on is. */
export const contestSite = (Story: () => ReactNode) => (
  <TimeContext value={{ zone: siteZone, now: Date.now() }}>
    <SiteStateContext value={site}>
      <Story />
    </SiteStateContext>
  </TimeContext>
)
