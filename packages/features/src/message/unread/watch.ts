import type { Unread } from '@shulei/domain/message/unread.ts'
import { createPoller } from './poller.ts'
import { openStream, type Stream } from './stream.ts'
import { joinTabs } from './tabs.ts'

export interface WatchOptions {
  userId: number
  /** Asks the server how much is unread. */
  ask: () => Promise<Unread>
  /** What this page knows by now. */
  known: () => Unread | null
  /** Takes a count that came from anywhere; an older one than the known changes nothing. */
  take: (unread: Unread) => void
  /** Replaced in tests. */
  world?: World
}

/** What the watch needs of the browser. */
export interface World {
  joinTabs: typeof joinTabs
  openStream: (take: (unread: Unread) => void) => Stream
  isHidden: () => boolean
  onVisibility: (call: () => void) => () => void
}

const browser: World = {
  joinTabs,
  openStream,
  isHidden: () => document.hidden,
  onVisibility(call) {
    document.addEventListener('visibilitychange', call)
    return () => document.removeEventListener('visibilitychange', call)
  },
}

export interface Watch {
  /** Tells the other tabs what this one knows. */
  share: (unread: Unread) => void
  stop: () => void
}

/**
 * Keeps the unread count of a person up to date. Of all visible tabs one listens to the server's push and polls as the fallback
 * (A§4), and tells the others. A hidden tab rests; when it is shown again it asks at once (Q069).
 */
export function watchUnread({ userId, ask, known, take, world = browser }: WatchOptions): Watch {
  let stream: Stream | undefined
  let giveUp: (() => void) | undefined
  let sharedVersion = -1

  const tabs = world.joinTabs(userId, (word) => {
    if (word !== 'ask') {
      // what came from there need not be told there
      sharedVersion = Math.max(sharedVersion, word.unread.version)
      return take(word.unread)
    }
    const unread = known()
    if (unread) tabs.say({ unread })
  })
  const poller = createPoller({ ask, known, take, onAnswered: () => stream?.revive() })

  const work = (now: boolean) => {
    giveUp = tabs.campaign(() => {
      stream = world.openStream(take)
      poller.start({ now })
    })
  }
  const rest = () => {
    poller.stop()
    stream?.close()
    stream = undefined
    giveUp?.()
    giveUp = undefined
  }
  const follow = () => {
    if (world.isHidden()) return rest()
    if (giveUp) return
    tabs.say('ask')
    work(true)
  }
  const forget = world.onVisibility(follow)
  if (!world.isHidden()) work(false)

  return {
    share(unread) {
      if (unread.version <= sharedVersion) return
      sharedVersion = unread.version
      tabs.say({ unread })
    },
    stop() {
      forget()
      rest()
      tabs.close()
    },
  }
}
