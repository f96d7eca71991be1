import { useEffect, useState } from 'react'
import { rowId } from '../SubmissionTable/EntryRows.tsx'
import type { Submit } from '../submits.ts'

/** How long a new row stands out, ms. */
const fresh = 6000

/**
 * Takes the focus to the row of an entry that has just been made, once, when the row is on the page. Returns the id of the row
 * that stands out for a moment.
 */
export function useArrival(made: Submit | null, entries: readonly Submit[]): number | null {
  const [arrivedId, setArrivedId] = useState<number | null>(null)
  const [seenId, setSeenId] = useState<number | null>(null)
  const isHere = made !== null && made.id !== seenId && entries.some(({ id }) => id === made.id)
  const id = isHere ? made.id : null

  useEffect(() => {
    if (id === null) return
    setSeenId(id)
    setArrivedId(id)
    document.getElementById(rowId({ id }))?.focus()
  }, [id])

  useEffect(() => {
    if (arrivedId === null) return
    const timer = setTimeout(() => setArrivedId(null), fresh)
    return () => clearTimeout(timer)
  }, [arrivedId])

  return arrivedId
}
