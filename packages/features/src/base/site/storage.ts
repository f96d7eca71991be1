import { useEffect, useEffectEvent, useRef } from 'react'

/** Reads a text from local storage; null if it is missing or access is denied. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a text to local storage; null removes it. */
export function writeStored(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // storage is full or denied: the page works without it
  }
}

/** Draft that this tab has written or read last, by key: the draft of another tab in its place is not removed with it. */
const own = new Map<string, string | null>()

/**
 * Writes the draft of a form for this tab, and for a page that is opened later on this device; null removes it. The draft of another
 * tab stays where this tab has none any more.
 */
export function writeDraft(key: string, text: string | null) {
  const before = own.get(key) ?? null
  own.set(key, text)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // storage is full or denied: the page works without it
  }
  if (text !== null || readStored(key) === before) writeStored(key, text)
}

/** The draft of this tab, else the latest one of this device. */
function readDraft(key: string): string | null {
  let text: string | null = null
  try {
    text = sessionStorage.getItem(key)
  } catch {
    // access is denied
  }
  text ??= readStored(key)
  own.set(key, text)
  return text
}

/** Reads a form's stored fields; only fields that `known` has, and only texts. */
export function readStoredFields<F extends object>(key: string, known: F): Partial<F> {
  try {
    const stored: unknown = JSON.parse(readDraft(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const fields = Object.entries(stored).filter(([name, value]) => name in known && typeof value === 'string')
    return Object.fromEntries(fields) as Partial<F>
  } catch {
    return {}
  }
}

/** Pause after the last key, ms. */
const saveAfter = 500

/**
 * Stores a draft a moment after the last key, and at once when the page is left or the key changes.
 *
 * @param key storage key of the draft.
 */
export function useSaveLater(key: string | null) {
  const waiting = useRef<{ save: () => void; timer: ReturnType<typeof setTimeout> } | null>(null)
  const drop = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }
  const saveNow = useEffectEvent(() => {
    const save = waiting.current?.save
    drop()
    save?.()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed key means another draft
  useEffect(() => {
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [key])

  return {
    saveLater(save: () => void) {
      drop()
      waiting.current = { save, timer: setTimeout(() => saveNow(), saveAfter) }
    },
    /** Cancels a pending save. */
    drop,
  }
}
