import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

// Test files of the API share what they import. A file that replaces a module needs its own copies: it would not reach a module that
// an earlier file has loaded, and later files would get its replacement.
const { testPath } = expect.getState()
if (testPath && readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
