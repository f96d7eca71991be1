import { isCallError } from '@shulei/client/call-error.ts'
import { errors } from '@shulei/contract/errors.ts'

/** A message that is not stored yet. */
export interface UnsentMessage {
  /** Idempotency key of the message: all retries, from any tab, store it once. */
  key: string
  /** Empty for a picture. */
  content: string
  /** A picture instead of a text. It is held in memory, and lost when the page is left. */
  picture?: UnsentPicture
  /** Time of writing, epoch milliseconds. */
  at: number
  /**
   * Reason why sending failed, or null. `unanswered`: no answer, or the session had ended; retried automatically as soon as
   * that may help. `refused`: the server's reason, in the reader's language; retried only by the writer.
   */
  failure: Failure | null
}

export interface UnsentPicture {
  file: File
  /** Object URL of the file. */
  url: string
  width: number
  height: number
}

/** The unsent pictures of one conversation, held while the page is open. */
export interface PictureMemory {
  unsent: readonly UnsentMessage[]
}

export type Failure = { kind: 'unanswered' } | { kind: 'loginFirst' } | { kind: 'refused'; text: string }

export interface OutboxState {
  /** Messages in the order of writing. The first one is being sent or has failed, and the others wait for it. */
  unsent: readonly UnsentMessage[]
}

export interface OutboxOptions {
  /** The stored text on this device, or null. */
  read: () => string | null
  write: (text: string | null) => void
  pictures: PictureMemory
  /** Sends one message; throws on failure. */
  deliver: (message: UnsentMessage) => Promise<void>
}

/**
 * Classifies the failure of a message. A failure without an answer of our own server counts as unanswered; a full server has
 * answered.
 */
export function failureOf(error: unknown): Failure {
  if (isCallError(error, errors.loginFirst.errno)) return { kind: 'loginFirst' }
  const isAnswered = isCallError(error) && error.status !== ''
  if (isAnswered && (error.http < 500 || error.errno === errors.noSpace.errno))
    return { kind: 'refused', text: error.message }
  return { kind: 'unanswered' }
}

const isFailure = (value: unknown): value is Failure => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, text } = value as Record<string, unknown>
  return kind === 'unanswered' || kind === 'loginFirst' || (kind === 'refused' && typeof text === 'string')
}

/** Parses the stored messages; invalid ones are dropped. */
export function parseUnsent(text: string | null): UnsentMessage[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return []
    return value.flatMap((one: Partial<UnsentMessage> | null) => {
      const { key, content, at, failure } = one ?? {}
      if (typeof key !== 'string' || typeof content !== 'string' || typeof at !== 'number') return []
      return [{ key, content, at, failure: isFailure(failure) ? failure : null }]
    })
  } catch {
    return []
  }
}

const empty: OutboxState = { unsent: [] }

/**
 * Sends messages one after the other in the order of writing, and stores them on this device until the server has them: they
 * survive a reload, a lost connection and the end of a session; pictures survive the latter two. A failed message holds back those
 * behind it.
 */
export function createOutbox({ read, write, pictures, deliver }: OutboxOptions) {
  let state = empty
  let isRunning = false
  const listeners = new Set<() => void>()

  const set = (unsent: readonly UnsentMessage[], save = true) => {
    state = unsent.length === 0 ? empty : { unsent }
    pictures.unsent = unsent.filter(({ picture }) => picture)
    const texts = unsent.filter(({ picture }) => !picture)
    if (save) write(texts.length === 0 ? null : JSON.stringify(texts))
    for (const listener of listeners) listener()
  }
  const patch = (key: string, failure: Failure | null) =>
    set(state.unsent.map((message) => (message.key === key ? { ...message, failure } : message)))
  const without = (key: string) => state.unsent.filter((message) => message.key !== key)

  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let [head] = state.unsent; head && !head.failure; [head] = state.unsent) {
      const { key } = head
      try {
        await deliver(head)
        set(without(key))
      } catch (error) {
        patch(key, failureOf(error))
      }
    }
    isRunning = false
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => state,
    /** Adds a message at the end of the queue. */
    add(message: Omit<UnsentMessage, 'failure'>) {
      set([...state.unsent, { ...message, failure: null }])
      void run()
    },
    /** Retries a failed message. */
    retry(key: string) {
      patch(key, null)
      void run()
    },
    /** Removes a failed message and returns it; the others are sent. */
    takeBack(key: string): UnsentMessage | undefined {
      const message = state.unsent.find((one) => one.key === key)
      if (!message?.failure) return undefined
      set(without(key))
      void run()
      return message
    },
    /** Retries an unanswered message after the connection is back or the person has signed in. */
    resume() {
      const [head] = state.unsent
      if (head?.failure && head.failure.kind !== 'refused') patch(head.key, null)
      void run()
    },
    /** Reads the messages from storage, including those of other tabs; a message that is being sent from here stays. */
    restore() {
      const stored = [...parseUnsent(read()), ...pictures.unsent].sort((a, b) => a.at - b.at)
      const under = isRunning ? state.unsent.slice(0, 1) : []
      set([...under, ...stored.filter(({ key }) => under.every((message) => message.key !== key))], false)
    },
  }
}
