import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../base/time/instant.ts'
import { MAX_PROFILE_TIME } from './profile.ts'
import { inTurn, STRIKES_COUNT, takenFrom, type WaitingOwner } from './profile-queue.ts'

interface File {
  owner: number
  file: number
  bytes: number
  /** Given up with `tooLong`. */
  isEndless: boolean
}
interface Taken extends File {
  at: number
}

/** The first files of all owners who wait, as the database answers them. */
function waitingOwners(waiting: readonly File[], taken: readonly Taken[], now: number): (WaitingOwner & File)[] {
  return [...Map.groupBy(waiting, ({ owner }) => owner)].map(([owner, own]) => {
    const [first] = own.toSorted((a, b) => a.bytes - b.bytes || a.file - b.file)
    const mine = taken.filter((one) => one.owner === owner)
    const strikes = mine.filter(({ isEndless, at }) => isEndless && at > now - STRIKES_COUNT)
    return {
      ...(first as File),
      servedAt: mine.at(-1)?.at ?? null,
      strikes: strikes.length,
      struckAt: strikes.at(-1)?.at ?? null,
    }
  })
}

/** One lane that takes files until none waits; each takes a minute, one without an end its whole time. */
function run(arriving: readonly (File & { at: number })[]) {
  const [waiting, taken]: [File[], Taken[]] = [[], []]
  const coming = arriving.toSorted((a, b) => a.at - b.at)
  for (let now = 0; coming.length + waiting.length > 0; ) {
    while (coming[0] && coming[0].at <= now) waiting.push(coming.shift() as File)
    const [next] = inTurn(waitingOwners(waiting, taken, now), now)
    if (!next) {
      now += MINUTE
      continue
    }
    waiting.splice(
      waiting.findIndex(({ file }) => file === next.file),
      1,
    )
    taken.push({ ...next, at: now })
    now += next.isEndless ? MAX_PROFILE_TIME : MINUTE
  }
  return taken
}

const arrivals = fc
  .array(
    fc.record({
      owner: fc.integer({ min: 0, max: 4 }),
      bytes: fc.integer({ min: 1, max: 20 }),
      isEndless: fc.boolean(),
      at: fc.integer({ min: 0, max: 60 }).map((minutes) => minutes * MINUTE),
    }),
    { maxLength: 25 },
  )
  .map((files) => files.map((one, file) => ({ ...one, file })))

test('every file is taken once, and none before it has arrived', () => {
  fc.assert(
    fc.property(arrivals, (files) => {
      const taken = run(files)
      expect(taken.map(({ file }) => file).toSorted((a, b) => a - b)).toEqual(files.map(({ file }) => file))
      for (const { file, at } of taken) expect(at).toBeGreaterThanOrEqual(files[file]?.at as number)
    }),
  )
})

test('while an owner waits, no other one is served twice', () => {
  fc.assert(
    fc.property(arrivals, (files) => {
      const plain = files.map((one) => ({ ...one, isEndless: false }))
      const taken = run(plain)
      for (const [place, next] of taken.entries()) {
        const own = plain.filter(({ owner }) => owner === next.owner)
        const before = taken.slice(0, place)
        const lastOwn = before.findLastIndex(({ owner }) => owner === next.owner)
        // the owner waits from here on: since the last own file was taken, or a file came after that
        const open = own.filter(({ file }) => !before.slice(0, lastOwn + 1).some((one) => one.file === file))
        const since = Math.max(before[lastOwn]?.at ?? 0, Math.min(...open.map(({ at }) => at)))
        const others = before.slice(lastOwn + 1).filter(({ at }) => at >= since)
        expect(new Set(others.map(({ owner }) => owner)).size).toBe(others.length)
      }
    }),
  )
})

test('an owner’s own files are taken from the smallest on', () => {
  fc.assert(
    fc.property(arrivals, (files) => {
      const together = files.map((one) => ({ ...one, at: 0, isEndless: false }))
      for (const own of Map.groupBy(run(together), ({ owner }) => owner).values()) {
        expect(own.map(({ bytes }) => bytes)).toEqual(own.map(({ bytes }) => bytes).toSorted((a, b) => a - b))
      }
    }),
  )
})

test('120 files that came before delay another owner’s file by one profile', () => {
  const many = Array.from({ length: 120 }, (_, file) => ({ owner: 1, file, bytes: 1, isEndless: false, at: 0 }))
  const other = { owner: 2, file: 120, bytes: 9, isEndless: false, at: 30 * MINUTE }
  const order = run([...many, other])
  expect(order.findIndex(({ file }) => file === other.file)).toBe(30)
})

test('each file that takes too long puts the next one of its owner off twice as long, up to six hours', () => {
  const endless = Array.from({ length: 6 }, (_, file) => ({ owner: 1, file, bytes: 1, isEndless: true, at: 0 }))
  const minutes = run(endless).map(({ at }) => at / MINUTE)
  expect(minutes.slice(1).map((at, place) => at - (minutes[place] as number))).toEqual([10, 20, 40, 80, 160])
  expect(takenFrom({ strikes: 100, struckAt: 0 })).toBe(DAY / 4)
  expect(takenFrom({ strikes: 0, struckAt: null })).toBe(Number.NEGATIVE_INFINITY)
})
