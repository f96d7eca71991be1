import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before the page is left while `isBusy`: by the browser for another site or a closed tab, here for another page. */
export function useLeaveGuard(isBusy: boolean, question: string) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isBusy && currentLocation.pathname !== nextLocation.pathname && !window.confirm(question),
  )

  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])

  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
}
