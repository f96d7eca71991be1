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
