import { expect, test } from 'vitest'
import { mostFlaky, runSteps } from './run-steps.mjs'

/** Runs steps and answers the exit code with the lines that were printed. */
async function ran(steps) {
  let printed = ''
  const code = await runSteps(steps, {
    write: (text) => {
      printed += text
    },
  })
  return { code, lines: printed.trimEnd().split('\n') }
}

const passed =
  (more = {}) =>
  () => ({ passed: 2, failed: 0, output: '', ...more })
const times = (count, text) => Array.from({ length: count }, (_, i) => `${text} ${i}`)

test('a run in which everything passes ends with its counts', async () => {
  const { code, lines } = await ran({ lint: passed(), unit: passed({ fromTables: 1 }) })
  expect(code).toBe(0)
  expect(lines.slice(0, 2)).toEqual([expect.stringMatching(/^✓ lint /), expect.stringMatching(/^✓ unit /)])
  expect(lines.at(-1)).toBe('4 passed, 0 failed')
})

test.each([
  [
    'throws',
    () => {
      throw new Error('The site could not be built.')
    },
  ],
  ['rejects', () => Promise.reject(new Error('The site could not be built.'))],
  ['fails', () => ({ passed: 0, failed: 1, output: 'The site could not be built.' })],
])('a step that %s is shown, and the steps after it run', async (_, pages) => {
  const { code, lines } = await ran({ pages, e2e: passed() })
  expect(code).toBe(1)
  expect(lines[0]).toMatch(/^✗ pages +0 passed, 1 failed/)
  expect(lines[1]).toBe('The site could not be built.')
  expect(lines[2]).toMatch(/^✓ e2e +2 passed/)
  expect(lines.slice(-2)).toEqual(['failed: pages', '2 passed, 1 failed'])
})

test('failed tests are named in the last lines', async () => {
  const unit = passed({ failed: 1, failedTests: ['a.test.ts > adds: expected 2'] })
  const { lines } = await ran({ unit, e2e: passed() })
  expect(lines.slice(-3)).toEqual(['failed: unit', '  a.test.ts > adds: expected 2', '4 passed, 1 failed'])
})

test('skipped tests are counted by step and named', async () => {
  const { code, lines } = await ran({ unit: passed(), api: passed({ skipped: times(2, 'b.test.ts > waits') }) })
  expect(code).toBe(0)
  expect(lines[1]).toMatch(/^✓ api +2 passed, 0 failed, 2 skipped/)
  expect(lines.slice(-4)).toEqual([
    'skipped: 2',
    '  b.test.ts > waits 0',
    '  b.test.ts > waits 1',
    '4 passed, 0 failed',
  ])
})

test.each([
  [mostFlaky, 0, '4 passed, 0 failed'],
  [mostFlaky + 1, 1, '4 passed, 1 failed'],
])('%i tests that passed at their second attempt end the run with %i', async (count, expected, last) => {
  const half = Math.floor(count / 2)
  const flaky = times(count, 'c.test.ts > polls')
  const { code, lines } = await ran({
    api: passed({ flaky: flaky.slice(0, half) }),
    e2e: passed({ flaky: flaky.slice(half) }),
  })
  expect(code).toBe(expected)
  expect(lines).toContain(`flaky, passed only at the second attempt: ${count} (more than ${mostFlaky} fail the run)`)
  for (const line of flaky) expect(lines).toContain(`  ${line}`)
  expect(lines.includes('failed: flaky')).toBe(expected === 1)
  expect(lines.at(-1)).toBe(last)
})
