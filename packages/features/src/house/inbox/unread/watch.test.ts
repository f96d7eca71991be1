import type { Unread } from '@shulei/domain/talk/message/unread.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takerOf } from '../../../base/site/useInbox.ts'
import { openStream } from './stream.ts'
import { joinTabs, type TabWord } from './tabs.ts'
import { watchUnread } from './watch.ts'

// test files share a module graph, where these modules may be loaded already
vi.hoisted(() => vi.resetModules())
vi.mock('./stream.ts')
vi.mock('./tabs.ts')

const unread = (total: number, version: number): Unread => ({ total, notices: total, messages: 0, version })

/** A fake browser: its tabs share a channel and one lock; the test is the server. */
function makeBrowser() {
  const ears = new Set<(word: TabWord) => void>()
  const queue: (() => void)[] = []
  const streams = new Set<(unread: Unread) => void>()
  let count = unread(0, 1)
  let requests = 0

  vi.mocked(openStream).mockImplementation((take) => {
    streams.add(take)
    return { revive: () => {}, close: () => void streams.delete(take) }
  })
  vi.mocked(joinTabs).mockImplementation((_, hear) => {
    ears.add(hear)
    return {
      say: (word) => {
        for (const ear of ears) if (ear !== hear) ear(word)
      },
      elect(onElected) {
        queue.push(onElected)
        if (queue[0] === onElected) onElected()
        return () => {
          const wasFirst = queue[0] === onElected
          queue.splice(queue.indexOf(onElected), 1)
          if (wasFirst) queue[0]?.()
        }
      },
      close: () => void ears.delete(hear),
    }
  })

  function openTab() {
    const page = Object.assign(new EventTarget(), { hidden: false })
    vi.stubGlobal('document', page)
    let known: Unread | null = null
    // a page sends its counts to the other tabs as soon as they change
    const take = takerOf(async (_key, change) => {
      const next = change(known ?? undefined)
      if (next === known) return
      known = next
      watch.share(next)
    })
    const watch = watchUnread({
      userId: 1,
      known: () => known,
      take,
      async ask() {
        requests++
        return count
      },
    })
    return {
      watch,
      known: () => known,
      take,
      show(isShown: boolean) {
        page.hidden = !isShown
        vi.stubGlobal('document', page)
        page.dispatchEvent(new Event('visibilitychange'))
      },
    }
  }
  return {
    openTab,
    requests: () => requests,
    streams,
    set: (next: Unread) => {
      count = next
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one of three tabs polls, and all get the count', async () => {
  const browser = makeBrowser()
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
  browser.set(unread(4, 2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.requests()).toBe(1)
  expect(browser.streams.size).toBe(1)
  expect(tabs.map((tab) => tab.known()?.total)).toEqual([4, 4, 4])
})

test('reading in one tab updates the others, and a late answer does not restore the count', () => {
  const browser = makeBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  for (const push of browser.streams) push(unread(3, 5))
  expect(second?.known()?.total).toBe(3)
  second?.take(unread(0, 6))
  expect(first?.known()?.total).toBe(0)
  for (const push of browser.streams) push(unread(3, 5))
  expect([first, second].map((tab) => tab?.known()?.total)).toEqual([0, 0])
})

test('when the leading tab is hidden or closed, a visible tab takes over', async () => {
  const browser = makeBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  first?.show(false)
  expect(browser.streams.size).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.requests()).toBe(1)
  second?.watch.stop()
  expect(browser.streams.size).toBe(0)
})

test('hidden tabs make no requests; a tab polls at once when it is shown again', async () => {
  const browser = makeBrowser()
  const tab = browser.openTab()
  tab.show(false)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(browser.requests()).toBe(0)
  expect(browser.streams.size).toBe(0)
  tab.show(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(browser.requests()).toBe(1)
  expect(browser.streams.size).toBe(1)
})
