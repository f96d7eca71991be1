import type { currentUser } from '@shulei/contract/base/session/calls.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { website } from '@shulei/contract/house/shell/calls.ts'
import { createContext, useContext } from 'react'

export type SiteUser = NonNullable<Data<typeof currentUser>>
export type Website = Data<typeof website>
export type ThemeChoice = 'light' | 'dark' | 'system'

/** The part of the global state (A§3) that the shell uses. The app fills it from the first request. */
export interface SiteState {
  user: SiteUser | null
  website: Website
  /** Base address of the sign-on site. */
  ssoUrl: string
  /** Full address of the page: the return target of sign-on. */
  address: string
  isInsideFrame: boolean
  theme: ThemeChoice
}

export const SiteStateContext = createContext<SiteState | null>(null)

/** The site state. Throws outside the app's provider: without it a signed-in person would be shown as a visitor. */
export function useSiteState(): SiteState {
  const state = useContext(SiteStateContext)
  if (!state) throw new Error('SiteStateContext is missing')
  return state
}
