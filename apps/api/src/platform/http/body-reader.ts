import { within } from './within.ts'

/** Most bytes of a refused body that are still read, the milliseconds for it, and those of the pause between two chunks. */
const READ_ON_BYTES = 1 << 20
const READ_ON_MS = 5_000
const PAUSE_MS = 500

export interface BodyReader {
  /** The chunks of the body, until the signal fires; then throws its reason and leaves the rest unread. */
  chunks(signal: AbortSignal): AsyncGenerator<Uint8Array, void>
  /**
   * Reads and discards the rest, so that a client that still writes can read its answer: closing the connection would drop the
   * answer too. Reads a limited amount: false when the body has not ended by then, and the connection has to be closed.
   */
  readOn(): Promise<boolean>
}

/** Reads a request body in two phases: while its content is used, and to discard the rest. */
export function openBody(body: ReadableStream<Uint8Array>): BodyReader {
  const reader = body.getReader()
  // a read that `chunks` left pending is the first one of `readOn`
  let waiting: ReturnType<typeof reader.read> | undefined
  const read = () => {
    waiting ??= reader.read().finally(() => {
      waiting = undefined
    })
    return waiting
  }
  async function rest(): Promise<boolean> {
    const until = performance.now() + READ_ON_MS
    for (let seen = 0; seen < READ_ON_BYTES && performance.now() < until; ) {
      const { done, value } = await within(PAUSE_MS, read(), () => new Error('the sender waits'))
      if (done) return true
      seen += value.length
    }
    return false
  }
  return {
    async *chunks(signal) {
      const given = new Promise<never>((_, up) => {
        signal.addEventListener('abort', () => up(signal.reason), { once: true })
      })
      given.catch(() => {})
      for (;;) {
        const { done, value } = await Promise.race([read(), given])
        if (done) return
        yield value
      }
    },
    async readOn() {
      return rest().catch(() => false)
    },
  }
}
