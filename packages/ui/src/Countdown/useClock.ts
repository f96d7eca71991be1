import { useEffect, useState } from 'react'

export interface Clock {
  /** Instant of the rendering, ms since the epoch: the server's, so that both renderings of a page agree. */
  now: number
  /** Reads the site's clock, ms since the epoch. Without it `now` runs on from the moment the component is mounted. */
  clock?: () => number
}

/**
 * The present instant, renewed at every full `every` ms of the clock. The first rendering, also the one on the server, gives
 * `now`, and so does a page without JavaScript.
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
      // within the same step there is nothing new to draw
      setPresent((known) => (known < instant - passed ? instant : known))
      timer = setTimeout(tick, every - passed)
    }
    tick()
    return () => clearTimeout(timer)
  }, [now, clock, every])

  return present
}
