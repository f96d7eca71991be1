import { expect, test } from 'vitest'
import type { Platform } from '../../../src/platform/platform.ts'
import { staleWhileRevalidate } from '../../../src/platform/stale-while-revalidate.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const platform = {} as Platform

test('makes a cheap answer anew each time', async () => {
  let made = 0
  const read = staleWhileRevalidate(
    async () => ++made,
    () => 0,
  )
  expect([await read(platform), await read(platform)]).toEqual([1, 2])
})

test('keeps an expensive answer for its time, for each platform by itself', async () => {
  let made = 0
  const read = staleWhileRevalidate(
    async () => ++made,
    () => 1000,
  )
  expect([await read(platform), await read(platform), await read({} as Platform)]).toEqual([1, 1, 2])
  await pause(1010)
  expect(await read(platform)).toBe(3)
})

test('answers the old value while one caller makes a new one, and tries again after a failure', async () => {
  let made = 0
  let broken = false
  const read = staleWhileRevalidate(
    async () => {
      made += 1
      const value = made
      await pause(20)
      if (broken) throw new Error('away')
      return value
    },
    () => 5,
  )
  await read(platform)
  await pause(10)
  expect(await Promise.all([read(platform), read(platform), read(platform)])).toEqual([2, 1, 1])
  broken = true
  await pause(10)
  await expect(read(platform)).rejects.toThrow('away')
  broken = false
  expect(await read(platform)).toBe(4)
})
