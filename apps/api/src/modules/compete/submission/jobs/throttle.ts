/** Longest wait between two runs, milliseconds. */
const LONGEST = 2_000

/**
 * Throttles work on large lists: after a run that took `t`, the next run with the same key waits `4 t`, so that the work takes a
 * fifth of the time at most. For small lists the wait is negligible.
 */
export function throttleByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
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
