import { useEffect } from 'react'

/** While `isBusy`, the browser asks before the page is closed or left for another site. */
export function useUnloadGuard(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
}
