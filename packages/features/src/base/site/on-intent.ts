import { type Connection, mayPrefetch } from '@shulei/domain/base/client/prefetch.ts'

/** Value of a link's `prefetch`: its page is loaded at the first sign of intent, unless the reader saves data or is on 2g (A§9). */
export const onIntent = (): 'intent' | 'none' => {
  const { connection } = (globalThis.navigator ?? {}) as { connection?: Connection }
  return mayPrefetch(connection) ? 'intent' : 'none'
}
