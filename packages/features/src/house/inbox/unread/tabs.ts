import type { Unread } from '@shulei/domain/talk/message/unread.ts'

/** Message between the tabs of one person: a count, or a request for it. */
export type TabWord = { unread: Unread } | 'ask'

/** Channel and leader election between the tabs of one person in this browser. */
export interface Tabs {
  say: (word: TabWord) => void
  /**
   * Joins the leader election. `onElected` runs when this tab becomes the leader, either at once or after the current leader
   * resigns. Returns a function that resigns.
   */
  elect: (onElected: () => void) => () => void
  close: () => void
}

/** Without Web Locks (insecure pages) every tab is its own leader. */
function electWithoutLocks(onElected: () => void) {
  onElected()
  return () => {}
}

function electByLock(name: string, onElected: () => void) {
  const election = new AbortController()
  let resign = () => {}
  navigator.locks
    .request(name, { signal: election.signal }, () => {
      onElected()
      return new Promise<void>((done) => {
        resign = done
      })
    })
    .catch(() => {
      // resigned before this tab was elected
    })
  return () => {
    election.abort()
    resign()
  }
}

/** Opens the channel between the tabs of a person. */
export function joinTabs(userId: number, hear: (word: TabWord) => void): Tabs {
  const name = `inbox-${userId}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabWord>) => hear(data))
  return {
    say: (word) => channel.postMessage(word),
    elect: (onElected) => ('locks' in navigator ? electByLock(name, onElected) : electWithoutLocks(onElected)),
    close: () => channel.close(),
  }
}
