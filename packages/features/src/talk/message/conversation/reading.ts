/** Read position in an open conversation. */
export interface Reading {
  /** Newest message when the end was last in sight. */
  seen: number
  /** First message that was new when the conversation was opened, or when the reader returned to its end. */
  firstNew: number | null
  /** The end is out of sight: the reader has scrolled up, or is in another tab. */
  isAway: boolean
}

interface Row {
  id: number
  mine: boolean
  is_read: boolean
}

const newestOf = (rows: readonly Row[]) => rows.at(-1)?.id ?? 0
const firstAfter = (rows: readonly Row[], seen: number) => rows.find(({ id, mine }) => !mine && id > seen)?.id ?? null

/** Initial read position of an opened conversation; rows are oldest first. */
export const openReading = (rows: readonly Row[]): Reading => ({
  seen: newestOf(rows),
  firstNew: rows.find(({ mine, is_read }) => !mine && !is_read)?.id ?? null,
  isAway: false,
})

/** Read position after a change of the rows or of the visibility of the end. Returns the same object if nothing changed. */
export function nextReading(reading: Reading, rows: readonly Row[], isAway: boolean): Reading {
  if (isAway) return reading.isAway ? reading : { ...reading, isAway }
  const seen = Math.max(reading.seen, newestOf(rows))
  // a message that arrives while the end is in sight counts as read, and needs no divider
  const firstNew = (reading.isAway ? firstAfter(rows, reading.seen) : null) ?? reading.firstNew
  const isSame = !reading.isAway && seen === reading.seen && firstNew === reading.firstNew
  return isSame ? reading : { seen, firstNew, isAway }
}

/** Position of the divider, and the number of messages that arrived while the end was out of sight. */
export function newsOf(reading: Reading, rows: readonly Row[]): { divider: number | null; count: number } {
  if (!reading.isAway) return { divider: reading.firstNew, count: 0 }
  const count = rows.filter(({ id, mine }) => !mine && id > reading.seen).length
  return { divider: count > 0 ? firstAfter(rows, reading.seen) : reading.firstNew, count }
}
