import { TimeContext } from '@shulei/i18n/format.ts'
import { siteZone } from '@shulei/i18n/formatters.ts'
import type { ReactNode } from 'react'
import { type SiteState, SiteStateContext } from '../../../base/site/site-state.ts'

const site: SiteState = {
  user: null,
  website: {
    serviceLinks: [],
    helpLinks: [],
    contact: { hours: { cn: '', en: '' }, email: '' },
    partners: [],
    followUs: [],
    demo: false,
    verificationTime: { cn: '', en: '' },
  },
  ssoUrl: 'https://shulei.example/sso',
  address: 'https://shulei.example/competitions/1001',
  isInsideFrame: false,
  theme: 'light',
}

/** Context that the app gives a competition's page: the answer's clock, the reader's time zone, and the sign-on address. */
export const contestSite = (Story: () => ReactNode) => (
  <TimeContext value={{ zone: siteZone, now: Date.now() }}>
    <SiteStateContext value={site}>
      <Story />
    </SiteStateContext>
  </TimeContext>
)
