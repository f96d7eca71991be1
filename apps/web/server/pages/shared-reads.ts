import { addressOf } from '@shulei/client/client.ts'
import type { Send } from '@shulei/client/send.ts'
import { LRUCache } from 'lru-cache'

export interface SharedReadsOptions {
  /** Greatest age of a cached answer, milliseconds. */
  keepMs: number
  /** Greatest number of cached answers. */
  max: number
}

/**
 * Short-lived cache of API answers for pages of visitors, by language: pages of all themes and zones and several tabs of one
 * competition use the same data. Equal calls at the same time share one request; refusals are not cached. Callers must not
 * change an answer, because others share it. Calls other than GET are not cached.
 */
export function openSharedReads({ keepMs, max }: SharedReadsOptions) {
  const answers = new LRUCache<string, Promise<unknown>>({ max, ttl: keepMs })
  return (language: string, send: Send): Send =>
    (ref, args, options) => {
      const ask = () => send(ref, args, options)
      if (ref.method !== 'GET') return ask()
      const key = `${language} ${addressOf(ref, args as Parameters<typeof addressOf>[1])}`
      const known = answers.get(key) as ReturnType<typeof ask> | undefined
      if (known) return known
      const made = ask()
      answers.set(key, made)
      made.catch(() => {
        if (answers.peek(key) === made) answers.delete(key)
      })
      return made
    }
}
