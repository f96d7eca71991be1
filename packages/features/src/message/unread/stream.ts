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

/** Listens to the server: it says how much is unread at once, and after every change. */
export function openStream(take: (unread: Unread) => void): Stream {
  const open = () => {
    const source = new EventSource(path)
    source.addEventListener(event, ({ data }: MessageEvent<string>) => {
      const unread = unreadOf(data)
      if (unread) take(unread)
    })
    return source
  }
  let source = open()
  return {
    revive() {
      if (source.readyState === EventSource.CLOSED) source = open()
    },
    close: () => source.close(),
  }
}
