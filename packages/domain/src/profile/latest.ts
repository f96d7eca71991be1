/** A stretch of a life, in months `YYYY-MM` or days; no end means to present, no start was not given. */
export interface Period {
  from: string | null
  to: string | null
}

/** Greater than any date. */
const PRESENT = '9999'

/** Later first: what goes on before what has ended, then by end, then by start. */
export function byLatest(a: Period, b: Period): number {
  const [endA, endB] = [a.to ?? PRESENT, b.to ?? PRESENT]
  if (endA !== endB) return endA < endB ? 1 : -1
  const [startA, startB] = [a.from ?? '', b.from ?? '']
  if (startA === startB) return 0
  return startA < startB ? 1 : -1
}
