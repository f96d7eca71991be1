import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { bases, changed, changes, openReader } from './hostile/mutants.ts'

/** Changed files of each kind; MUTANTS looks at more of them. */
const RUNS = Number(process.env.MUTANTS ?? 20)

/** A sound file takes a fiftieth of a second; one that is read without end would take as long as it may. */
const LONGEST = 30_000

describe.each(bases)('$kind', ({ name, content }) => {
  const reader = openReader(LONGEST)
  afterAll(() => reader.close())

  test('with changed bytes is read or refused, and the reader goes on', { timeout: 600_000 }, async () => {
    const bytes = await content()
    expect(await reader.answerTo(name, bytes)).toBe('profiled')
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        expect(['profiled', 'refused']).toContain(await reader.answerTo(name, changed(bytes, change)))
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  })
})
