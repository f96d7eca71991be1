import { isEmptyMarkup } from '@shulei/domain/markup/parse.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { readKept, useSaveLater, writeKept } from '../../shell/kept.ts'

const keyOf = (path: string, userId: number | undefined) => `draft:${path}${userId === undefined ? '' : `:${userId}`}`

/** The draft in storage. What a visitor wrote is theirs once they have logged in. */
function read(path: string, userId: number | undefined): string | null {
  const own = readKept(keyOf(path, userId))
  if (userId === undefined) return own
  const visitors = readKept(keyOf(path, undefined))
  if (visitors === null) return own
  writeKept(keyOf(path, undefined), null)
  if (own === null) writeKept(keyOf(path, userId), visitors)
  return own ?? visitors
}

export interface TextDraftOptions {
  /** The page; drafts of two editors of one page need two paths. Null keeps nothing. */
  path: string | null
  /** Drafts of people are kept apart. */
  userId: number | undefined
  /** What the text is without a draft. */
  initial: string
}

/**
 * A text in the making, kept on this device per page and person until it is sent (Q106). The first rendering has none, as on the
 * server. `restored` is as it was found: anybody with this browser may have changed it.
 */
export function useTextDraft({ path, userId, initial }: TextDraftOptions) {
  const [restored, setRestored] = useState<string | null>(null)
  const key = path === null ? null : keyOf(path, userId)
  const { saveLater, drop } = useSaveLater(key)

  const begin = useEffectEvent(() => {
    const kept = path === null ? null : read(path, userId)
    if (kept !== null && kept !== initial && !isEmptyMarkup(kept)) setRestored(kept)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another draft
  useEffect(begin, [key])

  return {
    restored,
    keep(html: string) {
      const isNothing = html === initial || isEmptyMarkup(html)
      if (key !== null) saveLater(() => writeKept(key, isNothing ? null : html))
    },
    /** It was sent, or it is not wanted any more. */
    forget() {
      drop()
      setRestored(null)
      if (key !== null) writeKept(key, null)
    },
  }
}
