import type { DatabaseHandle } from './db/database.ts'

/** Channel for changes of inboxes; the payload is the person's id. */
export const PUSH_CHANNEL = 'inbox'

/** Most open streams of a person in this process. Tabs share a stream, so that these are several browsers. */
export const STREAMS_PER_PERSON = 4

/** Reason why a stream continues: its person's inbox changed, nothing happened for a while, or the server stops. */
export type Wake = 'changed' | 'idle' | 'closed'

export interface PushStream {
  /** Waits for the next change, at most `ms`. The first call answers `changed` at once. */
  next(ms: number): Promise<Wake>
  /** Removes the stream; a pending `next` answers `closed`. */
  end(): void
}

/** Wakes the streams of people whose inbox changed. There is one database listener per process for all streams. */
export interface Push {
  /** Opens a stream for a person; null when they have too many. */
  open(personId: number): Promise<PushStream | null>
  /** Number of open streams. */
  count(): number
  /** Ends all streams, so that the server can then wait for its requests. */
  close(): void
}

/** Opens the push service, which starts to listen with its first stream. */
export function openPush(database: Pick<DatabaseHandle, 'listen'>): Push {
  const streams = new Map<number, Set<(wake: 'changed' | 'closed') => void>>()
  let listening: Promise<void> | undefined
  let closed = false

  const wakeAll = (wake: 'changed' | 'closed') => {
    for (const mine of streams.values()) for (const tell of [...mine]) tell(wake)
  }
  const onPayload = (payload: string) => {
    // notifications may be missing after a lost connection
    if (payload === '') return wakeAll('changed')
    for (const tell of [...(streams.get(Number(payload)) ?? [])]) tell('changed')
  }
  const listen = () => {
    listening ??= database.listen(PUSH_CHANNEL, onPayload).catch((error) => {
      listening = undefined
      throw error
    })
    return listening
  }

  function stream(personId: number, mine: Set<(wake: 'changed' | 'closed') => void>): PushStream {
    let changed = true
    let ended = false
    let wakeUp = () => {}
    const tell = (wake: 'changed' | 'closed') => {
      if (wake === 'changed') changed = true
      else ended = true
      wakeUp()
    }
    streams.set(personId, mine.add(tell))
    return {
      async next(ms) {
        if (!changed && !ended) {
          let timer: NodeJS.Timeout | undefined
          await new Promise<void>((done) => {
            wakeUp = done
            timer = setTimeout(done, ms)
          })
          clearTimeout(timer)
        }
        if (ended) return 'closed'
        if (!changed) return 'idle'
        // reset before the caller reads, so that a change that comes meanwhile wakes the stream again
        changed = false
        return 'changed'
      },
      end() {
        mine.delete(tell)
        if (mine.size === 0 && streams.get(personId) === mine) streams.delete(personId)
        tell('closed')
      },
    }
  }

  return {
    async open(personId) {
      await listen()
      const mine = streams.get(personId) ?? new Set()
      if (mine.size >= STREAMS_PER_PERSON) return null
      const opened = stream(personId, mine)
      if (closed) opened.end()
      return opened
    },
    count: () => [...streams.values()].reduce((sum, mine) => sum + mine.size, 0),
    close() {
      closed = true
      wakeAll('closed')
    },
  }
}
