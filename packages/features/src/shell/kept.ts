import { useEffect, useEffectEvent, useRef } from 'react'

/** What this device keeps under a key; null where there is nothing, or the browser lets nobody look. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text on this device; null forgets it. */
export function writeKept(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // storage is full or forbidden: the page still works, only without what it would have kept
  }
}

/** The fields of a form that this device keeps under a key; only those that `known` has, and only texts. */
export function readKeptFields<F extends object>(key: string, known: F): Partial<F> {
  try {
    const kept: unknown = JSON.parse(readKept(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const fields = Object.entries(kept).filter(([name, value]) => name in known && typeof value === 'string')
    return Object.fromEntries(fields) as Partial<F>
  } catch {
    return {}
  }
}

/** After the last key, in milliseconds. */
const saveAfter = 500

/**
 * Saves what is typed a moment after the last key, and at once when the page is left or another draft takes its place.
 *
 * @param key names the draft.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another draft
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
    /** Nothing waits to be saved any more. */
    drop,
  }
}
