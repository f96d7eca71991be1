import { getConfig } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  interruptEarlierStory,
  makeInterruptible,
  throwIfInterrupted,
  trackPlay,
} from '../../../../.storybook/interruption.ts'
import { useOwnExpect } from './ownExpect.ts'

useOwnExpect()
beforeAll(makeInterruptible)
beforeEach(() => vi.stubGlobal('storyShot', async () => {}))
afterEach(() => vi.unstubAllGlobals())

const never = () => new Promise<never>(() => {})
const press = (event: () => void) => getConfig().eventWrapper(event)

test('interrupts a play function that is waiting when its test times out', async () => {
  const pressed = vi.fn()
  const play = trackPlay(
    (async () => {
      await getConfig().asyncWrapper(never)
      press(pressed)
    })(),
  )
  await interruptEarlierStory()
  await expect(play).rejects.toThrow('ran out of time')
  expect(pressed).not.toHaveBeenCalled()
})

test('interrupts a running play function at its next event, before it takes a picture', async () => {
  const pressed = vi.fn()
  const clock = Promise.withResolvers<void>()
  const play = trackPlay(clock.promise.then(() => press(pressed)))
  const shot = trackPlay(clock.promise.then(throwIfInterrupted))
  const next = interruptEarlierStory()
  clock.resolve()
  await next
  await expect(play).rejects.toThrow('ran out of time')
  await expect(shot).rejects.toThrow('ran out of time')
  expect(pressed).not.toHaveBeenCalled()
})

test('does not interrupt the next story', async () => {
  trackPlay(getConfig().asyncWrapper(never)).catch(() => {})
  await interruptEarlierStory()
  const pressed = vi.fn()
  await trackPlay(getConfig().asyncWrapper(async () => press(pressed)))
  expect(pressed).toHaveBeenCalledOnce()
})

test('throws when a play function cannot be interrupted', async () => {
  vi.useFakeTimers()
  const stubborn = Promise.withResolvers<void>()
  trackPlay(stubborn.promise)
  const next = expect(interruptEarlierStory()).rejects.toThrow('goes on')
  await vi.advanceTimersByTimeAsync(5000)
  await next
  stubborn.resolve()
  await stubborn.promise
  await interruptEarlierStory()
  expect(throwIfInterrupted).not.toThrow()
  vi.useRealTimers()
})

test('does not interrupt the stories of a docs page', async () => {
  vi.unstubAllGlobals()
  const play = trackPlay(Promise.resolve('ended'))
  await interruptEarlierStory()
  await expect(play).resolves.toBe('ended')
})
