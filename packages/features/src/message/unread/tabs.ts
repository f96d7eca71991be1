import type { Unread } from '@shulei/domain/message/unread.ts'

/** What the tabs of one person say to each other: a count, or that somebody wants to hear it. */
export type TabWord = { unread: Unread } | 'ask'

/** The tabs of one person in this browser. */
export interface Tabs {
  say: (word: TabWord) => void
  /**
   * Calls `lead` when this tab is the one that watches for all, which may be at once or when another tab gives it up. Returns
   * what gives it up.
   */
  campaign: (lead: () => void) => () => void
  close: () => void
}

/** Without Web Locks (a page that is not secure) every tab watches for itself. */
function campaignWithoutLocks(lead: () => void) {
  lead()
  return () => {}
}

function campaignByLock(name: string, lead: () => void) {
  const campaign = new AbortController()
  let giveUp = () => {}
  navigator.locks
    .request(name, { signal: campaign.signal }, () => {
      lead()
      return new Promise<void>((done) => {
        giveUp = done
      })
    })
    .catch(() => {
      // given up before it was this tab's turn
    })
  return () => {
    campaign.abort()
    giveUp()
  }
}

/** Joins the tabs of a person. */
export function joinTabs(userId: number, hear: (word: TabWord) => void): Tabs {
  const name = `inbox-${userId}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabWord>) => hear(data))
  return {
    say: (word) => channel.postMessage(word),
    campaign: (lead) => ('locks' in navigator ? campaignByLock(name, lead) : campaignWithoutLocks(lead)),
    close: () => channel.close(),
  }
}
