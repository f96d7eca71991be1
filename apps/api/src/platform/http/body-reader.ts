/** How much of a refused body is still read, bytes, and for how long, milliseconds. */
const READ_ON_BYTES = 1 << 20
const READ_ON_MS = 5_000

export interface BodyReader {
  /** The chunks of the body; whoever stops early leaves the rest where it is. */
  chunks(): AsyncGenerator<Uint8Array, void>
  /**
   * Reads on without keeping anything, so that a client that still writes can read its answer: a connection that is closed
   * on it takes the answer along. Only a little: false when the body goes on after that, and the connection has to end.
   */
  readOn(): Promise<boolean>
}

/** Reads a request body in two goes: as long as it is wanted, and then to let go of it. */
export function openBody(body: ReadableStream<Uint8Array>): BodyReader {
  const reader = body.getReader()
  async function rest(): Promise<boolean> {
    for (let seen = 0; seen < READ_ON_BYTES; ) {
      const { done, value } = await reader.read()
      if (done) return true
      seen += value.length
    }
    return false
  }
  return {
    async *chunks() {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        yield value
      }
    },
    async readOn() {
      const impatience = new Promise<boolean>((done) => setTimeout(() => done(false), READ_ON_MS).unref())
      // a client that went away has no more to send
      return Promise.race([rest().catch(() => true), impatience])
    },
  }
}
