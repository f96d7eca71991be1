import { useEffect } from 'react'
import type { Verdict } from '../submits.ts'

/** Facts that name an instant at which the verdict may change. */
const edges = ['startsAt', 'endsAt', 'nextStartsAt', 'resetsAt'] as const

/** The first instant after the verdict at which time alone may change it, epoch milliseconds; null if none is known. */
export function nextChange(verdict: Verdict): number | null {
  const checkedAt = Date.parse(verdict.checkedAt)
  const named = verdict.checks.flatMap(({ facts }) => edges.map((edge) => facts[edge]))
  const instants = [...named, verdict.nextAt === null ? null : Date.parse(verdict.nextAt)]
  const coming = instants.filter((at) => typeof at === 'number' && at >= checkedAt) as number[]
  return coming.length > 0 ? Math.min(...coming) : null
}

/** Delay after that instant, ms: a window includes both of its ends. */
const grace = 500
/** Longest delay of a timer, ms. */
const longest = 2 ** 31 - 1

/** Requests the verdict again at its next change, by the server's clock; a hidden tab does so when it is shown again. */
export function useRefreshAtChange(verdict: Verdict, ask: () => void) {
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
