import { newerUnread, type Unread } from '@shulei/domain/message/unread.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TabWord } from './tabs.ts'
import { type Watch, type World, watchUnread } from './watch.ts'

const unread = (total: number, version: number): Unread => ({ total, notices: total, messages: 0, version })

/** A browser: its tabs hear each other and queue for one lock; the test is the server. */
function makeBrowser() {
  const ears = new Set<(word: TabWord) => void>()
  const queue: (() => void)[] = []
  const streams = new Set<(unread: Unread) => void>()
  let count = unread(0, 1)
  let asked = 0

  function openTab() {
    let hidden = false
    let tell = () => {}
    let known: Unread | null = null
    const world: World = {
      isHidden: () => hidden,
      onVisibility(call) {
        tell = call
        return () => {}
      },
      openStream(take) {
        streams.add(take)
        return { revive: () => {}, close: () => void streams.delete(take) }
      },
      joinTabs(_, hear) {
        ears.add(hear)
        return {
          say: (word) => {
            for (const ear of ears) if (ear !== hear) ear(word)
          },
          campaign(lead) {
            queue.push(lead)
            if (queue[0] === lead) lead()
            return () => {
              const wasFirst = queue[0] === lead
              queue.splice(queue.indexOf(lead), 1)
              if (wasFirst) queue[0]?.()
            }
          },
          close: () => void ears.delete(hear),
        }
      },
    }
    const watch: Watch = watchUnread({
      userId: 1,
      world,
      known: () => known,
      take(arrived) {
        known = newerUnread(known, arrived)
        watch?.share(known)
      },
      async ask() {
        asked++
        return count
      },
    })
    return {
      watch,
      known: () => known,
      take(arrived: Unread) {
        known = newerUnread(known, arrived)
        watch.share(known)
      },
      show(isShown: boolean) {
        hidden = !isShown
        tell()
      },
    }
  }
  return {
    openTab,
    asked: () => asked,
    streams,
    set: (next: Unread) => {
      count = next
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of three tabs one asks, and all know', async () => {
  const browser = makeBrowser()
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
  browser.set(unread(4, 2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.asked()).toBe(1)
  expect(browser.streams.size).toBe(1)
  expect(tabs.map((tab) => tab.known()?.total)).toEqual([4, 4, 4])
})

test('what one tab reads is read in the others, and a late answer does not bring it back', () => {
  const browser = makeBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  for (const push of browser.streams) push(unread(3, 5))
  expect(second?.known()?.total).toBe(3)
  second?.take(unread(0, 6))
  expect(first?.known()?.total).toBe(0)
  for (const push of browser.streams) push(unread(3, 5))
  expect([first, second].map((tab) => tab?.known()?.total)).toEqual([0, 0])
})

test('when the watching tab is hidden or closed, a visible one goes on', async () => {
  const browser = makeBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  first?.show(false)
  expect(browser.streams.size).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.asked()).toBe(1)
  second?.watch.stop()
  expect(browser.streams.size).toBe(0)
})

test('hidden tabs ask nothing; a tab that is shown again asks at once', async () => {
  const browser = makeBrowser()
  const tab = browser.openTab()
  tab.show(false)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(browser.asked()).toBe(0)
  expect(browser.streams.size).toBe(0)
  tab.show(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(browser.asked()).toBe(1)
  expect(browser.streams.size).toBe(1)
})
