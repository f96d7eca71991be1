/** The longest pause between two runs, milliseconds. */
const LONGEST = 2_000

/**
 * Leaves work on a large list room to breathe: after a run that took `t` the next one for the same key waits `4 t`, so that it
 * takes a fifth of the time at most. Small lists do not notice.
 */
export function restBetween(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const notBefore = new Map<string, number>()
  return async (key, work) => {
    const wait = (notBefore.get(key) ?? 0) - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    const start = performance.now()
    try {
      return await work()
    } finally {
      const end = performance.now()
      notBefore.set(key, end + Math.min(LONGEST, 4 * (end - start)))
    }
  }
}
