import { isEmptyMarkup } from '@shulei/domain/base/markup/parse.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSaveLater, writeStored } from '../../site/storage.ts'
import { type DraftFields, readTextDraft, textDraftKey } from '../textDraft.ts'
import { type Draft, draftText, parseDraft } from './draft-text.ts'

export interface TextDraftOptions {
  /** The page's path; two editors of one page need two paths. Null stores nothing. */
  path: string | null
  /** Drafts are stored per person. */
  userId: number | undefined
  /** The text without a draft. */
  initial: string
  /** Receives the other fields of a restored draft. */
  onRestore: ((fields: DraftFields) => void) | undefined
}

const nothing: Draft = { html: null, fields: {} }

/**
 * A draft, stored on this device per page and person until it is sent (Q106). The first rendering has none, as on the
 * server. `restored` is unsanitised: anybody with access to this browser may have changed it.
 */
export function useTextDraft({ path, userId, initial, onRestore }: TextDraftOptions) {
  const [restored, setRestored] = useState<string | null>(null)
  const key = path === null ? null : textDraftKey(path, userId)
  const { saveLater, drop } = useSaveLater(key)
  const latest = useRef(nothing)

  const begin = useEffectEvent(() => {
    const stored = path === null ? null : readTextDraft(path, userId)
    const { html, fields } = stored === null ? nothing : parseDraft(stored)
    const text = html === initial || html === null || isEmptyMarkup(html) ? null : html
    latest.current = { html: text, fields }
    const hasFields = Object.keys(fields).length > 0
    if (text !== null || hasFields) setRestored(text ?? initial)
    if (hasFields) onRestore?.(fields)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed key means another draft
  useEffect(begin, [key])

  const keep = (changed: Partial<Draft>) => {
    const draft = { ...latest.current, ...changed }
    latest.current = draft
    if (key !== null) saveLater(() => writeStored(key, draftText(draft)))
  }
  return {
    restored,
    keepText: (html: string) => keep({ html: html === initial || isEmptyMarkup(html) ? null : html }),
    keepFields: (fields: DraftFields) => keep({ fields }),
    /** Removes the draft after it was sent or discarded. */
    forget() {
      drop()
      latest.current = nothing
      setRestored(null)
      if (key !== null) writeStored(key, null)
    },
  }
}
