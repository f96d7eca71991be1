import { useEffect, useState } from 'react'
import type { Competition } from '../../competition/useCompetition.ts'

/** Chosen and typed values of a submission that is not sent yet. */
export interface SubmissionDraft {
  file: File | null
  processFile: File | null
  description: string
  share: boolean
}

export const emptyDraft: SubmissionDraft = { file: null, processFile: null, description: '', share: false }

/**
 * Drafts of forms whose page was left, by competition and team. They live in memory until the tab is closed, because a file
 * cannot be stored.
 */
const drafts = new Map<string, SubmissionDraft>()

/** The draft of the form: the one from before the page was left, else an empty one. Call `keep` on leaving. */
export function useSubmissionDraft({ id, profile }: Competition) {
  const key = `${id} ${profile.team?.id ?? ''}`
  const [draft, setDraft] = useState(() => drafts.get(key) ?? emptyDraft)
  useEffect(() => {
    drafts.delete(key)
  }, [key])
  return { draft, setDraft, keep: () => void drafts.set(key, draft) }
}
