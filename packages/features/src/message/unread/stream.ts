import type { pushEvent, pushPath } from '@shulei/contract/message/push.ts'
import type { Unread } from '@shulei/domain/message/unread.ts'

// by type only: the contract's own files do not reach the browser, and a change there does not compile here
const path: typeof pushPath = '/api/push'
const event: typeof pushEvent = 'unread'

export interface Stream {
  /** Opens it again when the server has refused it. One that broke off comes back by itself. */
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

/** How long a refused stream waits before it is opened again, ms: twice as long after each refusal, up to the longest. */
const waits = { first: 5_000, longest: 300_000 }

/** Listens to the server: it says how much is unread at once, and after every change. */
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
      // one that breaks off comes back by itself; one whose address answered with an error, as in a restart, never does
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
