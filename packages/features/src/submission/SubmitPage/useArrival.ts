import { useEffect, useState } from 'react'
import { rowId } from '../SubmissionTable/SubmissionRows.tsx'
import type { Submit } from '../submits.ts'

/** Duration of a new row's highlight, ms. */
const fresh = 6000

/** Moves the focus to the row of a new submission once it is on the page. Returns the id of the highlighted row. */
export function useArrival(made: Submit | null, submissions: readonly Submit[]): number | null {
  const [arrivedId, setArrivedId] = useState<number | null>(null)
  const [seenId, setSeenId] = useState<number | null>(null)
  const isHere = made !== null && made.id !== seenId && submissions.some(({ id }) => id === made.id)
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
