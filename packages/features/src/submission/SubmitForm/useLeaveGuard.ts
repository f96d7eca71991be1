import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useUnloadGuard } from '../../site/useUnloadGuard.ts'

/**
 * Asks for confirmation before the page is left while `isBusy`: the browser asks for other sites and closed tabs, this hook
 * for other pages. `onLeave` is called before another page is shown.
 */
export function useLeaveGuard(isBusy: boolean, { question, onLeave }: { question: string; onLeave: () => void }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false
    if (isBusy && !window.confirm(question)) return true
    onLeave()
    return false
  })

  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])

  useUnloadGuard(isBusy)
}
