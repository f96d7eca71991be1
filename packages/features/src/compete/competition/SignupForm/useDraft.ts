import { useEffect, useState } from 'react'
import { readStoredFields, writeStored } from '../../../base/site/storage.ts'
import { emptyDraft, type SignupDraft } from './signup-problems.ts'

const keyOf = (competitionId: number, userId: number) => `signup-draft:${competitionId}:${userId}`

/**
 * The draft of the sign-up form, stored on this device per competition and person until it is sent. The first rendering is
 * empty, as on the server; the stored draft is read right after it.
 */
export function useDraft(competitionId: number, userId: number) {
  const key = keyOf(competitionId, userId)
  const [draft, setDraft] = useState(emptyDraft)

  useEffect(() => {
    // text typed before hydration wins over the stored draft
    setDraft((typed) => ({ ...typed, ...readStoredFields(key, emptyDraft) }))
  }, [key])

  return {
    draft,
    change(patch: Partial<SignupDraft>) {
      const next = { ...draft, ...patch }
      setDraft(next)
      writeStored(key, JSON.stringify(next))
    },
    forget: () => writeStored(key, null),
  }
}
