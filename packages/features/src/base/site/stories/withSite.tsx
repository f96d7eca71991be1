import { TimeContext } from '@shulei/i18n/format.ts'
import { siteZone } from '@shulei/i18n/formatters.ts'
import type { ReactNode } from 'react'
import { type SiteState, SiteStateContext } from '../site-state.ts'

const defaults: Omit<SiteState, 'website'> = {
  user: null,
  ssoUrl: 'https://sso.shulei.example',
  address: 'https://www.shulei.example/',
  isInsideFrame: false,
  theme: 'system',
}

/**
 * Provides the app's global state to a story: a visitor at the stories' fixed clock. `parameters.site` overrides parts of it
 * for one story.
 */
export const withSite =
  (state: Pick<SiteState, 'website'> & Partial<SiteState>) =>
  (Story: () => ReactNode, { parameters }: { parameters: Record<string, unknown> }) => (
    <SiteStateContext value={{ ...defaults, ...state, ...(parameters.site as Partial<SiteState> | undefined) }}>
      <TimeContext value={{ zone: siteZone, now: Date.now() }}>
        <Story />
      </TimeContext>
    </SiteStateContext>
  )
