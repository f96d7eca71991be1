import { configure, getConfig } from 'storybook/test'

/** Milliseconds that an interrupted story may take to end. */
const patience = 5000

/** Play functions and checks that have not ended yet. */
const underWay = new Set<Promise<unknown>>()
let interruption: Error | undefined
let signal = Promise.withResolvers<never>()

/** Only under Vitest do stories share a tab one after the other; the stories of a docs page run at the same time. */
const sharesTab = () => 'storyShot' in globalThis

/** Tracks a play function or its checks, so that the next story can wait for its end. */
export function trackPlay<T>(work: Promise<T>): Promise<T> {
  if (!sharesTab()) return work
  underWay.add(work)
  const ended = () => void underWay.delete(work)
  work.then(ended, ended)
  return work
}

/**
 * Interrupts play functions of earlier stories. A test that timed out leaves its play function running in the tab, where it
 * would press the buttons of the next story and record pictures of it under the wrong name.
 *
 * @throws when the earlier story does not end, because the tab can then not be used any more
 */
export async function interruptEarlierStory(): Promise<void> {
  if (underWay.size > 0) await interruptAll()
  interruption = undefined
  signal = Promise.withResolvers()
}

async function interruptAll() {
  interruption = new Error('The test of this story ran out of time, and the next one has begun')
  // Without a pending wait the rejection would be reported as unhandled.
  signal.promise.catch(() => {})
  signal.reject(interruption)
  await Promise.race([Promise.allSettled(underWay), new Promise((resolve) => setTimeout(resolve, patience))])
  if (underWay.size > 0) throw new Error('An earlier story in this tab ran out of time and goes on')
}

/** Throws the interruption, if there is one. */
export function throwIfInterrupted(): void {
  if (interruption) throw interruption
}

/** Makes every event and wait of a play function throw once the story is interrupted. */
export function makeInterruptible(): void {
  const { asyncWrapper, eventWrapper } = getConfig()
  configure({
    asyncWrapper: async (callback) => {
      throwIfInterrupted()
      return Promise.race([asyncWrapper(callback), signal.promise])
    },
    eventWrapper(event) {
      throwIfInterrupted()
      return eventWrapper(event)
    },
  })
}
