import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concurrencyLimit } from '../../../src/platform/concurrency-limit.ts'

test('no more tasks run at once than the limit, and all run in the order in which they came', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()), { maxLength: 20 }),
      async (limit, tasks) => {
        const run = concurrencyLimit(limit)
        const begun: number[] = []
        let now = 0
        let most = 0
        const results = await Promise.allSettled(
          tasks.map(([turns, fails], no) =>
            run(async () => {
              begun.push(no)
              most = Math.max(most, ++now)
              for (let turn = 0; turn < turns; turn++) await null
              now -= 1
              if (fails) throw new Error(`${no}`)
              return no
            }),
          ),
        )
        expect(begun).toEqual(tasks.map((_, no) => no))
        expect(most).toBe(Math.min(limit, tasks.length))
        expect(results.map(({ status }) => status === 'rejected')).toEqual(tasks.map(([, fails]) => fails))
      },
    ),
  )
})

test('a task that hangs lets the next one begin', async () => {
  const run = concurrencyLimit(1, 20)
  const hanging = Promise.withResolvers<string>()
  const first = run(() => hanging.promise)
  expect(await run(async () => 'second')).toBe('second')
  hanging.resolve('first')
  expect(await first).toBe('first')
  expect(await Promise.all([run(async () => 1), run(async () => 2)])).toEqual([1, 2])
})
