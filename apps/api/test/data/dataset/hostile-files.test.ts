import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileFiles, parquetOf } from './hostile/files.ts'
import { measureFile } from './hostile/measure.ts'
import { openProfiles, type Profiles } from './open-profiles.ts'

/** Most memory of the child, megabytes: its heap, that of the engine, and one batch or the texts of a workbook. */
const MOST_MEMORY = 1536

describe('a hostile file', () => {
  test.each(hostileFiles)('is answered within the memory of the profile: $kind', { timeout: 300_000 }, async (file) => {
    const { code, megabytes } = await measureFile(file)
    expect(file.codes).toContain(code)
    expect(megabytes).toBeLessThan(MOST_MEMORY)
  })
})

describe('Parquet', () => {
  let profiles: Profiles
  beforeAll(() => {
    profiles = openProfiles(120_000)
  })
  afterAll(() => profiles.close())

  test('is answered with a problem of the file or a table, whichever of its numbers lies', {
    timeout: 300_000,
  }, async () => {
    const whole = await parquetOf("select i as a, 'x' || i % 3 as s, [i] as l from range(7) t(i)")
    const codes = new Set<string>()
    for (let at = 4; at + 5 <= whole.length - 8; at += 23) {
      const content = Buffer.from(whole)
      content.set([0xff, 0xff, 0xff, 0xff, 0x0f], at)
      const { problem } = await profiles.profile('a.parquet', content)
      if (problem) codes.add(problem.code)
    }
    expect(codes).toContain('badParquet')
    expect(codes).not.toContain('failed')
  })
})
