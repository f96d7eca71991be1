import { afterEach, describe, expect, test, vi } from 'vitest'
import { rules } from './file.fixtures.ts'
import { createFileCheck } from './file.ts'

const small = { ...rules, maxBytes: 10_000_000, maxRows: 100 }
const LINES = 20_000

/** The report of a file that repeats a line behind the head, and how many lines were decoded for it. */
function checked(line: string) {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode')
  const check = createFileCheck(small)
  check.push(new TextEncoder().encode(`id,births\n${line.repeat(LINES)}`))
  return { report: check.end(), decoded: decode.mock.calls.length }
}

describe('a file whose verdict is certain is read no further', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['rows', '1,2\n'],
    ['rows of quotes', '","\n'],
    ['one cell', '1\n'],
    ['cells without end', `${'1,'.repeat(100)}\n`],
    ['broken signs', '\ufffd,1\n'],
  ])('beyond its most rows: %s', (_, line) => {
    const { report, decoded } = checked(line)
    expect(report.rows).toBe(LINES)
    expect(report.problems).toContainEqual(
      expect.objectContaining({ code: 'tooManyRows', line: 102, value: String(LINES) }),
    )
    expect(decoded).toBeLessThan(2 * small.maxRows)
  })

  test.each([
    ['empty', '\n'],
    ['spaces', '  \t\n'],
    ['returns', '\r\n'],
  ])('for the text of blank lines: %s', (_, line) => {
    const { report, decoded } = checked(line)
    expect(report.problems.map(({ code }) => code)).toEqual(['headerOnly'])
    expect(decoded).toBeLessThan(5)
  })

  test('beyond as many lines of other blanks', () => {
    const { report, decoded } = checked('\u3000\n')
    expect(report.problems.map(({ code }) => code)).toContain('tooManyRows')
    expect(decoded).toBeLessThan(2 * small.maxRows)
  })
})
