import { isEmptyMarkup } from '@shulei/domain/markup/parse.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSaveLater, writeStored } from '../../site/storage.ts'
import { readTextDraft, textDraftKey } from '../textDraft.ts'

export interface TextDraftOptions {
  /** The page's path; two editors of one page need two paths. Null stores nothing. */
  path: string | null
  /** Drafts are stored per person. */
  userId: number | undefined
  /** The text without a draft. */
  initial: string
}

/**
 * A draft, stored on this device per page and person until it is sent (Q106). The first rendering has none, as on the
 * server. `restored` is unsanitised: anybody with access to this browser may have changed it.
 */
export function useTextDraft({ path, userId, initial }: TextDraftOptions) {
  const [restored, setRestored] = useState<string | null>(null)
  const key = path === null ? null : textDraftKey(path, userId)
  const { saveLater, drop } = useSaveLater(key)

  const begin = useEffectEvent(() => {
    const kept = path === null ? null : readTextDraft(path, userId)
    if (kept !== null && kept !== initial && !isEmptyMarkup(kept)) setRestored(kept)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed key means another draft
  useEffect(begin, [key])

  return {
    restored,
    keep(html: string) {
      const isNothing = html === initial || isEmptyMarkup(html)
      if (key !== null) saveLater(() => writeStored(key, isNothing ? null : html))
    },
    /** Removes the draft after it was sent or discarded. */
    forget() {
      drop()
      setRestored(null)
      if (key !== null) writeStored(key, null)
    },
  }
}
