import { useEffect, useState } from 'react'
import { type EntryDraft, emptyDraft } from './entry-problems.ts'

const keyOf = (competitionId: number, userId: number) => `signup-draft:${competitionId}:${userId}`

function read(key: string): Partial<EntryDraft> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => name in emptyDraft && typeof value === 'string'),
    )
  } catch {
    return {}
  }
}

function write(key: string, draft: EntryDraft | null) {
  try {
    if (draft === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // storage is full or forbidden: the form still works, only without a draft
  }
}

/**
 * The entry form's texts, kept on this device per competition and person until they are sent. The first rendering is empty, as
 * on the server; what was kept comes right after.
 */
export function useDraft(competitionId: number, userId: number) {
  const key = keyOf(competitionId, userId)
  const [draft, setDraft] = useState(emptyDraft)

  useEffect(() => {
    // what was typed before the page became alive wins over what was kept
    setDraft((typed) => ({ ...typed, ...read(key) }))
  }, [key])

  return {
    draft,
    change(patch: Partial<EntryDraft>) {
      const next = { ...draft, ...patch }
      setDraft(next)
      write(key, next)
    },
    forget: () => write(key, null),
  }
}
