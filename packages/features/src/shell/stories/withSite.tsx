import { siteZone, TimeContext } from '@shulei/i18n/format.ts'
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
 * The app's global state around a story: a visitor on the site at the stories' standing instant. `parameters.site` changes parts
 * of it for one story.
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
