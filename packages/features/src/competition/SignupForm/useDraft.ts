import { useEffect, useState } from 'react'
import { readKeptFields, writeKept } from '../../shell/kept.ts'
import { type EntryDraft, emptyDraft } from './entry-problems.ts'

const keyOf = (competitionId: number, userId: number) => `signup-draft:${competitionId}:${userId}`

/**
 * The entry form's texts, kept on this device per competition and person until they are sent. The first rendering is empty, as
 * on the server; what was kept comes right after.
 */
export function useDraft(competitionId: number, userId: number) {
  const key = keyOf(competitionId, userId)
  const [draft, setDraft] = useState(emptyDraft)

  useEffect(() => {
    // what was typed before the page became alive wins over what was kept
    setDraft((typed) => ({ ...typed, ...readKeptFields(key, emptyDraft) }))
  }, [key])

  return {
    draft,
    change(patch: Partial<EntryDraft>) {
      const next = { ...draft, ...patch }
      setDraft(next)
      writeKept(key, JSON.stringify(next))
    },
    forget: () => writeKept(key, null),
  }
}
