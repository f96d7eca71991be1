import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { RootData } from '../root.tsx'

const signedOutAtKey = 'signed-out-at'
/** A§4: a second session call follows the logout. */
const secondSessionCall = 62_000

/** Marks the logout, so that the second session call survives the page change and the other tabs hear of it. */
export const rememberSignOut = () => localStorage.setItem(signedOutAtKey, String(Date.now()))

/** One image request per page view to the statistics service (C005). */
function useVisit(state: RootData) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams({
      hostname: location.hostname,
      path: pathname,
      fullPath: pathname + search,
      userId: String(state.user?.id ?? ''),
      ssoId: state.user?.userId ?? '',
      fp: state.fingerprint,
    })
    new Image().src = `${state.tongji.url}/visited?${query}`
  }, [pathname, search, state])
}

/** The reader's zone in a cookie, so that the server prints times in it from the next page on. */
function useZoneCookie() {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `tz=${encodeURIComponent(timeZone)};path=/;max-age=31536000;samesite=lax`
  }, [])
}

function useSecondSessionCall() {
  const send = useSend()
  useEffect(() => {
    const stored = localStorage.getItem(signedOutAtKey)
    if (stored === null) return
    const left = Math.max(0, Number(stored) + secondSessionCall - Date.now())
    const timer = setTimeout(() => {
      localStorage.removeItem(signedOutAtKey)
      void send(refs.sessionState, {}).catch(() => {})
    }, left)
    return () => clearTimeout(timer)
  }, [send])
}

/** Somebody signed out in another tab: nothing of the person may stay in this one. */
function useSignOutElsewhere(isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn) return
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === signedOutAtKey && newValue !== null) location.reload()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [isSignedIn])
}

/** What the page does beside being shown. Renders nothing. */
export function SiteEffects({ state }: { state: RootData }) {
  useVisit(state)
  useZoneCookie()
  useSecondSessionCall()
  useSignOutElsewhere(state.user !== null)
  return null
}
