import type { Platform } from './platform.ts'

interface Cached<T> {
  value: T
  /** By `performance.now()`: the life of a cache is no rule of the product, so that the platform's clock does not apply. */
  until: number
  refreshing: boolean
}

/**
 * Stale-while-revalidate cache of an answer that all readers share, valid for `cacheMs` of its value; 0 for an answer that is cheap
 * to make and so always fresh. After that time one caller makes it anew, and the others get the old one meanwhile.
 */
export function staleWhileRevalidate<T>(
  load: (platform: Platform) => Promise<T>,
  cacheMs: (value: T) => number,
): (platform: Platform) => Promise<T> {
  const cache = new WeakMap<Platform, Cached<T>>()
  return async (platform) => {
    const cached = cache.get(platform)
    if (cached && (cached.until > performance.now() || cached.refreshing)) return cached.value
    if (cached) cached.refreshing = true
    try {
      const value = await load(platform)
      const ms = cacheMs(value)
      if (ms > 0) cache.set(platform, { value, until: performance.now() + ms, refreshing: false })
      else cache.delete(platform)
      return value
    } finally {
      if (cached) cached.refreshing = false
    }
  }
}
