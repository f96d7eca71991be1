/** A period in months `YYYY-MM` or days; a null end means to present, a null start is unknown. */
export interface Period {
  from: string | null
  to: string | null
}

/** Sorts after any date. */
const PRESENT = '9999'

/** Orders periods, latest first: ongoing before ended ones, then by end, then by start. */
export function byLatest(a: Period, b: Period): number {
  const [endA, endB] = [a.to ?? PRESENT, b.to ?? PRESENT]
  if (endA !== endB) return endA < endB ? 1 : -1
  const [startA, startB] = [a.from ?? '', b.from ?? '']
  if (startA === startB) return 0
  return startA < startB ? 1 : -1
}
