import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readKept, useSaveLater, writeKept } from '../shell/kept.ts'
import type { Receiver } from '../shell/message-modal.ts'
import { type Draft, emptyDraft, isBlankDraft, parseDraft } from './draft.ts'

const keyOf = (userId: number | 'visitor', place: string) => `message-draft:${userId}:${place}`

const write = (key: string, draft: Draft | null) =>
  writeKept(key, draft === null || isBlankDraft(draft) ? null : JSON.stringify(draft))

export interface DraftOptions {
  /** Drafts of people are kept apart. What a visitor wrote is theirs once they have logged in. */
  userId: number | undefined
  /** The page, or the conversation. */
  place: string
  /** Chosen from outside: wins over what was kept. */
  preset: Receiver | null
}

/**
 * A message in the making, kept on this device per page and person until it is sent: it survives a reload and a failed send.
 * The first rendering is empty, as on the server; what was kept comes right after.
 */
export function useDraft({ userId, place, preset }: DraftOptions) {
  const key = keyOf(userId ?? 'visitor', place)
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, receiver: preset })
  const [isSaving, setSaving] = useState(false)
  const { saveLater, drop } = useSaveLater(key)
  /** What is in the form by now, also for who began before it was. */
  const latest = useRef(draft)
  /** It is what was kept, and nobody has changed it here. */
  const isAsKept = useRef(false)
  const put = (next: Draft, asKept = false) => {
    latest.current = next
    isAsKept.current = asKept
    setDraft(next)
  }
  const take = (kept: Draft) => put({ ...kept, receiver: preset ?? kept.receiver }, true)

  // to whoever is signed in by then
  const save = useEffectEvent((typed: Draft) => {
    write(key, typed)
    setSaving(false)
  })
  const restore = useEffectEvent(() => {
    const visitorKey = keyOf('visitor', place)
    const kept = parseDraft(readKept(key)) ?? parseDraft(readKept(visitorKey))
    if (userId !== undefined) write(visitorKey, null)
    // what was typed before the page became alive wins over what was kept
    if (kept && latest.current.content === '') take(kept)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another draft
  useEffect(restore, [key])

  // another tab has sent it, or goes on with it: to send it from here too would be to send it twice
  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key !== key || !isAsKept.current) return
    const kept = parseDraft(event.newValue)
    if (kept) take(kept)
    else put({ ...emptyDraft, receiver: preset })
  })
  useEffect(() => {
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  const change = (patch: Partial<Draft>) => {
    // another text or another receiver is another action
    const next = { ...draft, key: null, ...patch }
    put(next)
    setSaving(true)
    saveLater(() => save(next))
  }
  return {
    draft,
    isSaving,
    change,
    /** The key under which just this draft is sent, however often it is tried and after a reload too. */
    keyForSending(): string {
      const sendKey = draft.key ?? crypto.randomUUID()
      const next = { ...draft, key: sendKey }
      drop()
      put(next, isAsKept.current)
      setSaving(false)
      write(key, next)
      return sendKey
    },
    /** It was sent. What was typed behind it meanwhile is the beginning of the next one. */
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
