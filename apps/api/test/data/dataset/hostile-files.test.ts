import { describe, expect, test } from 'vitest'
import { hostileFiles } from './hostile/files.ts'
import { measureFile } from './hostile/measure.ts'

/** Most memory of the child, megabytes: its heap, that of the engine, and one batch or the texts of a workbook. */
const MOST_MEMORY = 1536

describe('a hostile file', () => {
  test.each(hostileFiles)('is answered within the memory of the profile: $kind', { timeout: 300_000 }, async (file) => {
    const { code, megabytes } = await measureFile(file)
    expect(file.codes).toContain(code)
    expect(megabytes).toBeLessThan(MOST_MEMORY)
  })
})
