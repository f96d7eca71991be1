import { LRUCache } from 'lru-cache'
import type { CutPage } from './cut-page.ts'

/** An answer that is the same for all readers with the same key. */
export interface SharedAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: CutPage
}

/** Short-lived cache of answers, by a key of everything that an answer depends on. */
export interface SharedPages {
  /**
   * Returns the answer for a key. Requests at the same time share one rendering. An answer with status 200 is cached for a short
   * time; afterwards the next request has a new one made and gets the old one, unless that is too old. Redirects and failures go to
   * the waiting requests only. Null when the answer may not be shared.
   */
  get(key: string, render: () => Promise<SharedAnswer | null>): Promise<SharedAnswer | null>
}

export interface SharedPagesOptions {
  /** Age at which a new page is made, milliseconds. */
  keepMs: number
  /** Milliseconds after that age in which the old page is given while the new one is made. */
  staleMs: number
  /** Memory for all pages together, bytes. */
  maxBytes: number
}

export function openSharedPages({ keepMs, staleMs, maxBytes }: SharedPagesOptions): SharedPages {
  const pages = new LRUCache<string, SharedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.bytes + key.length,
    ttl: keepMs + staleMs,
  })
  const rendering = new Map<string, Promise<SharedAnswer | null>>()

  async function renderAnew(key: string, render: () => Promise<SharedAnswer | null>) {
    // the age counts from the start of the rendering, because the data are read then
    const start = performance.now()
    try {
      const answer = await render()
      if (answer?.status === 200) pages.set(key, answer, { start })
      else pages.delete(key)
      return answer
    } finally {
      rendering.delete(key)
    }
  }

  return {
    async get(key, render) {
      const known = pages.get(key)
      if (known && pages.getRemainingTTL(key) > staleMs) return known
      let made = rendering.get(key)
      if (!made) {
        made = renderAnew(key, render)
        rendering.set(key, made)
      }
      if (!known) return made
      // a rendering that fails is tried again by the next request
      made.catch(() => {})
      return known
    },
  }
}
