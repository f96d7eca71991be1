import { TimeContext } from '@shulei/i18n/format.ts'
import { siteZone } from '@shulei/i18n/formatters.ts'
import type { ReactNode } from 'react'

/** The page's clock and zone around a story. */
export const withTime = (Story: () => ReactNode) => (
  <TimeContext value={{ zone: siteZone, now: Date.now() }}>
    <Story />
  </TimeContext>
)
