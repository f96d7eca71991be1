import { useEffect, useState } from 'react'

export interface Clock {
  /** Time of the rendering, ms since the epoch. Taken from the server, so that both renderings of a page agree. */
  now: number
  /** Reads the site's clock, ms since the epoch. Without it the time continues from `now` when the component mounts. */
  clock?: () => number
}

/**
 * Current time, updated at every full `every` ms of the clock. The first rendering, on the server too, returns `now`; so
 * does a page without JavaScript.
 */
export function useClock({ now, clock }: Clock, every: number): number {
  const [present, setPresent] = useState(now)

  useEffect(() => {
    const offset = now - Date.now()
    const read = clock ?? (() => Date.now() + offset)
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const instant = read()
      const passed = instant % every
      // Within the same step the displayed time does not change.
      setPresent((known) => (known < instant - passed ? instant : known))
      timer = setTimeout(tick, every - passed)
    }
    tick()
    return () => clearTimeout(timer)
  }, [now, clock, every])

  return present
}
