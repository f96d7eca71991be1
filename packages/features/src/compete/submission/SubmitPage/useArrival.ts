import { media } from '@shulei/ui/theme/scale.css.ts'
import { useEffect, useState } from 'react'
import { rowId } from '../SubmissionTable/SubmissionRows.tsx'
import type { Submit } from '../submits.ts'

/** Duration of a new row's highlight, ms. */
const fresh = 6000

/** Id of the part that shows the way of a new submission and, on narrow screens, the ladder. */
export const wayId = 'submission-way'

/**
 * Moves the focus to the row of a new submission once it is on the page. Narrow screens have no room for the row beside the way of the
 * submission, which stays in view there. Returns the id of the highlighted row.
 */
export function useArrival(made: Submit | null, submissions: readonly Submit[]): number | null {
  const [arrivedId, setArrivedId] = useState<number | null>(null)
  const [seenId, setSeenId] = useState<number | null>(null)
  const isHere = made !== null && made.id !== seenId && submissions.some(({ id }) => id === made.id)
  const id = isHere ? made.id : null

  useEffect(() => {
    if (id === null) return
    setSeenId(id)
    setArrivedId(id)
    const isNarrow = matchMedia(media.tabletDown).matches
    document.getElementById(rowId({ id }))?.focus({ preventScroll: isNarrow })
    if (isNarrow) document.getElementById(wayId)?.scrollIntoView()
  }, [id])

  useEffect(() => {
    if (arrivedId === null) return
    const timer = setTimeout(() => setArrivedId(null), fresh)
    return () => clearTimeout(timer)
  }, [arrivedId])

  return arrivedId
}
