/**
 * Limits how many pieces of work run at the same time; the others wait in their order. Work that takes longer than `longestMs`
 * milliseconds goes on and lets another piece begin, so that one that hangs stops no other.
 */
export function concurrencyLimit(limit: number, longestMs?: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = limit
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    let hasPlace = true
    const giveUp = () => {
      if (hasPlace) leave()
      hasPlace = false
    }
    const timer = longestMs === undefined ? undefined : setTimeout(giveUp, longestMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      giveUp()
    }
  }
}
