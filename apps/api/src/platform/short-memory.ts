import type { Platform } from './platform.ts'

interface Entry<T> {
  value: T
  /** By `performance.now()`: how long something is remembered is no rule of the product, so the product's clock has no say. */
  until: number
  refreshing: boolean
}

/**
 * Remembers an answer that is the same for everybody for as long as `keepMs` says of it; 0 for one that is cheap to make, which
 * is then always fresh. When the time is over one caller makes it anew, and the others get the old one meanwhile.
 */
export function shortMemory<T>(
  load: (platform: Platform) => Promise<T>,
  keepMs: (value: T) => number,
): (platform: Platform) => Promise<T> {
  const entries = new WeakMap<Platform, Entry<T>>()
  return async (platform) => {
    const known = entries.get(platform)
    if (known && (known.until > performance.now() || known.refreshing)) return known.value
    if (known) known.refreshing = true
    try {
      const value = await load(platform)
      const keep = keepMs(value)
      if (keep > 0) entries.set(platform, { value, until: performance.now() + keep, refreshing: false })
      else entries.delete(platform)
      return value
    } finally {
      if (known) known.refreshing = false
    }
  }
}
