import { useEffect } from 'react'
import type { Verdict } from '../submits.ts'

/** Facts of a verdict that name an instant at which it may become another. */
const edges = ['startsAt', 'endsAt', 'nextStartsAt', 'resetsAt'] as const

/** The first instant after the verdict at which time alone may change it, epoch milliseconds; null when none is known. */
export function nextChange(verdict: Verdict): number | null {
  const checkedAt = Date.parse(verdict.checkedAt)
  const named = verdict.checks.flatMap(({ facts }) => edges.map((edge) => facts[edge]))
  const instants = [...named, verdict.nextAt === null ? null : Date.parse(verdict.nextAt)]
  const coming = instants.filter((at) => typeof at === 'number' && at >= checkedAt) as number[]
  return coming.length > 0 ? Math.min(...coming) : null
}

/** Both ends of a window belong to it: the server is asked a little later. */
const grace = 500
/** Longest time a timer can wait. */
const longest = 2 ** 31 - 1

/** Asks the server again when the time comes, by the server's clock; never in a hidden tab, which asks when it is shown again. */
export function useAskAgain(verdict: Verdict, ask: () => void) {
  const at = nextChange(verdict)
  const { checkedAt } = verdict
  useEffect(() => {
    if (at === null) return
    const delay = Math.max(1000, at - Date.parse(checkedAt) + grace)
    if (delay > longest) return
    const timer = setTimeout(() => {
      if (!document.hidden) ask()
    }, delay)
    return () => clearTimeout(timer)
  }, [at, checkedAt, ask])
}
