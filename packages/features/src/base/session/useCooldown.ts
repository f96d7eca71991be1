import { useEffect, useRef, useState } from 'react'
import type { FormState } from './form-state.ts'

/** Seconds between two codes; the server has the same limit. */
const resendAfter = 60

/**
 * Seconds until another code may be sent.
 *
 * @param intent the form's intent that sends the code.
 */
export function useCooldown(state: FormState | undefined, intent: string): number {
  const [left, setLeft] = useState(0)
  const until = useRef(0)
  const wait = state?.intent !== intent ? 0 : state.problem ? (state.problem.retryAfter ?? 0) : resendAfter
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer of the server starts the wait anew, also with the same seconds
  useEffect(() => {
    // an answer to the code, such as that it is wrong, says nothing of the wait, which goes on
    if (wait > 0) until.current = Date.now() + wait * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((until.current - Date.now()) / 1000)))
    tick()
    if (until.current <= Date.now()) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [wait, state])
  return left
}
