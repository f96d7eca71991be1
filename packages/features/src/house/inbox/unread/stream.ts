import type { pushEvent, pushPath } from '@shulei/contract/talk/message/push.ts'
import type { Unread } from '@shulei/domain/talk/message/unread.ts'

// imported as types only: the contract's files stay out of the bundle, and a change there fails to compile here
const path: typeof pushPath = '/api/push'
const event: typeof pushEvent = 'unread'

export interface Stream {
  /** Opens the stream again after the server refused it. The browser itself reconnects a broken one. */
  revive: () => void
  close: () => void
}

function unreadOf(text: string): Unread | null {
  try {
    return JSON.parse(text) as Unread
  } catch {
    return null
  }
}

/** Delay before a refused stream is opened again, ms: doubled after each refusal, up to the longest. */
const waits = { first: 5_000, longest: 300_000 }

/** Subscribes to the server's push of the unread count: sent at once and after every change. */
export function openStream(take: (unread: Unread) => void): Stream {
  let wait = waits.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let source = open()

  function open() {
    const opened = new EventSource(path)
    opened.addEventListener(event, ({ data }: MessageEvent<string>) => {
      const unread = unreadOf(data)
      if (unread) take(unread)
    })
    opened.addEventListener('open', () => {
      wait = waits.first
    })
    opened.addEventListener('error', () => {
      // the browser reconnects a broken stream, but not one whose address answered with an error, as during a restart
      if (opened.readyState !== EventSource.CLOSED) return
      timer = setTimeout(revive, wait)
      wait = Math.min(2 * wait, waits.longest)
    })
    return opened
  }
  function revive() {
    if (source.readyState !== EventSource.CLOSED) return
    clearTimeout(timer)
    source = open()
  }
  return {
    revive,
    close() {
      clearTimeout(timer)
      source.close()
    },
  }
}
