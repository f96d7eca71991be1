import type { DatabaseHandle } from './db/database.ts'

/** Channel on which a change of somebody's inbox is told; the payload is the person's id. */
export const PUSH_CHANNEL = 'inbox'

/** Open streams of one person in this process: tabs share one, so this is several browsers. */
export const STREAMS_PER_PERSON = 4

/** What woke a stream: its person's inbox changed, nothing did for a while, or the server ends. */
export type Wake = 'changed' | 'idle' | 'closed'

export interface PushStream {
  /** Waits for the next change, at most `ms`. The first answer comes at once: `changed`. */
  next(ms: number): Promise<Wake>
  /** Forgets the stream; whoever waits hears `closed`. */
  end(): void
}

/** Wakes the streams of people whose inbox changed. One database listener per process, however many streams. */
export interface Push {
  /** A stream for a person; null when they have too many. */
  open(personId: number): Promise<PushStream | null>
  /** Ends all streams: before the server waits for its requests to finish. */
  close(): void
}

/** Begins to listen when the first stream opens. */
export function openPush(database: Pick<DatabaseHandle, 'listen'>): Push {
  const streams = new Map<number, Set<(wake: 'changed' | 'closed') => void>>()
  let listening: Promise<void> | undefined
  let closed = false

  const wakeAll = (wake: 'changed' | 'closed') => {
    for (const mine of streams.values()) for (const tell of [...mine]) tell(wake)
  }
  const hear = (payload: string) => {
    // after a lost connection nobody knows what was missed
    if (payload === '') return wakeAll('changed')
    for (const tell of [...(streams.get(Number(payload)) ?? [])]) tell('changed')
  }
  const listen = () => {
    listening ??= database.listen(PUSH_CHANNEL, hear).catch((error) => {
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
        // before anything is read: a change that comes meanwhile wakes the stream again
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
    close() {
      closed = true
      wakeAll('closed')
    },
  }
}
