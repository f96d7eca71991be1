import { expect, test } from 'vitest'
import type { Platform } from '../../src/platform/platform.ts'
import { shortMemory } from '../../src/platform/short-memory.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const platform = {} as Platform

test('what is cheap is made anew each time', async () => {
  let made = 0
  const read = shortMemory(
    async () => ++made,
    () => 0,
  )
  expect([await read(platform), await read(platform)]).toEqual([1, 2])
})

test('what is dear is kept for its time, and for each platform alone', async () => {
  let made = 0
  const read = shortMemory(
    async () => ++made,
    () => 1000,
  )
  expect([await read(platform), await read(platform), await read({} as Platform)]).toEqual([1, 1, 2])
  await pause(1010)
  expect(await read(platform)).toBe(3)
})

test('while one caller makes it anew the others get the old one, and a failure does not stick', async () => {
  let made = 0
  let broken = false
  const read = shortMemory(
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
