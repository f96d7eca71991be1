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
   * time; redirects and failures go to the waiting requests only. Null when the answer may not be shared.
   */
  get(key: string, render: () => Promise<SharedAnswer | null>): Promise<SharedAnswer | null>
}

export interface SharedPagesOptions {
  /** Greatest age of a cached page, milliseconds. */
  keepMs: number
  /** Memory for all pages together, bytes. */
  maxBytes: number
}

export function openSharedPages({ keepMs, maxBytes }: SharedPagesOptions): SharedPages {
  const pages = new LRUCache<string, SharedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.bytes + key.length,
    ttl: keepMs,
  })
  const rendering = new Map<string, Promise<SharedAnswer | null>>()

  async function renderAnew(key: string, render: () => Promise<SharedAnswer | null>) {
    // the age counts from the start of the rendering, because the data are read then
    const start = performance.now()
    try {
      const answer = await render()
      if (answer?.status === 200) pages.set(key, answer, { start })
      return answer
    } finally {
      rendering.delete(key)
    }
  }

  return {
    async get(key, render) {
      const known = pages.get(key) ?? rendering.get(key)
      if (known) return known
      const made = renderAnew(key, render)
      rendering.set(key, made)
      return made
    },
  }
}
