import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { RootData } from './root-data.server.ts'

const signedOutAtKey = 'signed-out-at'
/** Delay of the second session call after a logout, milliseconds (A§4). */
const secondSessionCall = 62_000

/** Marks the logout in storage, so that the next page makes the second session call and other tabs notice the logout. */
export const rememberSignOut = () => localStorage.setItem(signedOutAtKey, String(Date.now()))

/** Sends one image request per page view to the statistics service (C005). */
function useVisit(state: RootData) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const isDraft = new URLSearchParams(search).has('draft')
    // a draft is no visit, and the secret of its link must not be stored
    if (isDraft) return
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

/** Reloads this tab after a sign-out in another tab, so that none of the person's data stays here. */
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

/**
 * Moves the focus to the title of a page that replaced the pressed link or button, so that a screen reader says where it is. A link
 * that stays, such as a tab, keeps the focus, and so does what a page focuses itself.
 */
function usePageFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const frame = requestAnimationFrame(() => {
      const title = document.querySelector('h1')
      if (!title || location.hash !== '' || document.activeElement !== document.body) return
      title.tabIndex = -1
      title.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
}

/** Effects of every page: statistics, sign-out, focus. Renders nothing. */
export function SiteEffects({ state }: { state: RootData }) {
  useVisit(state)
  useSecondSessionCall()
  useSignOutElsewhere(state.user !== null)
  usePageFocus()
  return null
}
