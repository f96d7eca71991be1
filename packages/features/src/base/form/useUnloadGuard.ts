import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

/** While `isBusy`, the browser asks before the page is closed or left for another site. */
export function useUnloadGuard(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
}

interface LeaveGuard {
  question: string
  /** Whether the page stops being busy by itself. Another page then waits for that, and the question is asked if the page stays busy. */
  isSettling?: boolean
  /** Called before another page is shown. */
  onLeave?: () => void
}

/**
 * Asks for confirmation before the page is left while `isBusy`: the browser asks for other sites and closed tabs, this hook
 * for other pages. Returns whether another page waits.
 */
export function useLeaveGuard(isBusy: boolean, { question, isSettling = false, onLeave }: LeaveGuard): boolean {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false
    if (isBusy) return true
    onLeave?.()
    return false
  })
  const answer = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return
    if (isBusy && !window.confirm(question)) {
      blocker.reset()
      return
    }
    onLeave?.()
    blocker.proceed()
  })

  const isWaiting = blocker.state === 'blocked'
  const isUnsettled = isBusy && isSettling
  useEffect(() => {
    if (isWaiting && !isUnsettled) answer()
  }, [isWaiting, isUnsettled])

  useUnloadGuard(isBusy)
  return isWaiting
}
