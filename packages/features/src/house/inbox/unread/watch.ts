import type { Unread } from '@shulei/domain/talk/message/unread.ts'
import { createPoller } from './poller.ts'
import { openStream, type Stream } from './stream.ts'
import { joinTabs } from './tabs.ts'

export interface WatchOptions {
  userId: number
  /** Reads the unread count from the server. */
  ask: () => Promise<Unread>
  /** The count that this page currently has. */
  known: () => Unread | null
  /** Stores a count from any source; one that is older than the stored count is ignored. */
  take: (unread: Unread) => void
}

export interface Watch {
  /** Sends this tab's count to the other tabs. */
  share: (unread: Unread) => void
  stop: () => void
}

/**
 * Keeps the unread count of a person up to date. One of the visible tabs, the leader, listens to the server's push, polls as
 * the fallback (A§4), and informs the others. A hidden tab makes no requests; when it is shown again it polls at once
 * (Q069).
 */
export function watchUnread({ userId, ask, known, take }: WatchOptions): Watch {
  let stream: Stream | undefined
  let resign: (() => void) | undefined
  let sharedVersion = -1

  const tabs = joinTabs(userId, (word) => {
    if (word !== 'ask') {
      // a count that came from the other tabs is not sent back to them
      sharedVersion = Math.max(sharedVersion, word.unread.version)
      return take(word.unread)
    }
    const unread = known()
    if (unread) tabs.say({ unread })
  })
  const poller = createPoller({ ask, known, take, onAnswered: () => stream?.revive() })

  const work = (now: boolean) => {
    resign = tabs.elect(() => {
      stream = openStream(take)
      poller.start({ now })
    })
  }
  const rest = () => {
    poller.stop()
    stream?.close()
    stream = undefined
    resign?.()
    resign = undefined
  }
  const follow = () => {
    if (document.hidden) return rest()
    if (resign) return
    tabs.say('ask')
    work(true)
  }
  document.addEventListener('visibilitychange', follow)
  if (!document.hidden) work(false)

  return {
    share(unread) {
      if (unread.version <= sharedVersion) return
      sharedVersion = unread.version
      tabs.say({ unread })
    },
    stop() {
      document.removeEventListener('visibilitychange', follow)
      rest()
      tabs.close()
    },
  }
}
