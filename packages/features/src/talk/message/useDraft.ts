import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Receiver } from '../../base/site/message-modal.ts'
import { readStored, useSaveLater, writeStored } from '../../base/site/storage.ts'
import { type Draft, emptyDraft, isBlankDraft, parseDraft } from './draft.ts'

const keyOf = (userId: number | 'visitor', place: string) => `message-draft:${userId}:${place}`

const write = (key: string, draft: Draft | null) =>
  writeStored(key, draft === null || isBlankDraft(draft) ? null : JSON.stringify(draft))

export interface DraftOptions {
  /** Drafts are stored per person. A visitor's draft passes to the person who signs in. */
  userId: number | undefined
  /** The page or the conversation. */
  place: string
  /** Receiver set by the page: wins over the stored one. */
  preset: Receiver | null
}

/**
 * A message draft, stored on this device per page and person until it is sent: it survives a reload and a failed send. The
 * first rendering is empty, as on the server; the stored draft is read right after it.
 */
export function useDraft({ userId, place, preset }: DraftOptions) {
  const key = keyOf(userId ?? 'visitor', place)
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, receiver: preset })
  const [isSaving, setSaving] = useState(false)
  const { saveLater, drop } = useSaveLater(key)
  /** Latest value, for async callbacks that closed over an older render. */
  const latest = useRef(draft)
  /** The draft is exactly the stored one, unchanged in this tab. */
  const isAsStored = useRef(false)
  const put = (next: Draft, asStored = false) => {
    latest.current = next
    isAsStored.current = asStored
    setDraft(next)
  }
  const take = (stored: Draft) => put({ ...stored, receiver: preset ?? stored.receiver }, true)

  // an effect event, so that the draft is stored for the person who is signed in by then
  const save = useEffectEvent((typed: Draft) => {
    write(key, typed)
    setSaving(false)
  })
  const restore = useEffectEvent(() => {
    const visitorKey = keyOf('visitor', place)
    const stored = parseDraft(readStored(key)) ?? parseDraft(readStored(visitorKey))
    if (userId !== undefined) write(visitorKey, null)
    // text typed before hydration wins over the stored draft
    if (stored && latest.current.content === '') take(stored)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed key means another draft
  useEffect(restore, [key])

  // another tab has sent or changed the draft: sending it from here too would send it twice
  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key !== key || !isAsStored.current) return
    const stored = parseDraft(event.newValue)
    if (stored) take(stored)
    else put({ ...emptyDraft, receiver: preset })
  })
  useEffect(() => {
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  const change = (patch: Partial<Draft>) => {
    // a changed text or receiver is a new message with a new key
    const next = { ...draft, key: null, ...patch }
    put(next)
    setSaving(true)
    saveLater(() => save(next))
  }
  return {
    draft,
    isSaving,
    change,
    /** Idempotency key for sending this exact draft, stored across retries and reloads. */
    keyForSending(): string {
      const sendKey = draft.key ?? crypto.randomUUID()
      const next = { ...draft, key: sendKey }
      drop()
      put(next, isAsStored.current)
      setSaving(false)
      write(key, next)
      return sendKey
    },
    /** Removes the sent text. Text that was added to it meanwhile becomes the next draft. */
    forget(sent: string) {
      const { receiver, content } = latest.current
      const rest = content.startsWith(sent) ? content.slice(sent.length) : content
      drop()
      setSaving(false)
      put(rest === '' ? { ...emptyDraft, receiver: preset } : { receiver, content: rest, key: null })
      write(key, rest === '' ? null : latest.current)
    },
  }
}
