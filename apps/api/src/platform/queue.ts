import { ApiError } from './api-error.ts'

/** Runs work one piece at a time; when too many pieces wait, a further one is refused with `unavailable`. */
export function openQueue(mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= mostWaiting) throw new ApiError('unavailable', { retryAfter: 5 })
    waiting += 1
    const turn = last
    const run = (async () => {
      await turn
      return work()
    })()
    last = run.catch(() => {})
    return run.finally(() => {
      waiting -= 1
    })
  }
}
