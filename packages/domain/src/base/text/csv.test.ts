import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

/** Reads one line by RFC 4180. */
function readLine(line: string): string[] {
  const cells: string[] = []
  let rest = line.replace(/\r\n$/, '')
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
    const cell = quoted ? quoted[0] : (/^[^,]*/.exec(rest)?.[0] ?? '')
    cells.push(quoted ? (quoted[1] as string).replaceAll('""', '"') : cell)
    rest = rest.slice(cell.length)
    if (rest === '') return cells
    rest = rest.slice(1)
  }
}

const anyText = fc.oneof(
  fc.string(),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', ' =', '"', ','), fc.string())
    .map(([a, b]) => a + b),
)

test('a line is read back as it was, but for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1 }), (cells) => {
      const read = readLine(csvLine(cells))
      expect(read).toHaveLength(cells.length)
      for (const [index, cell] of read.entries()) expect([cells[index], `'${cells[index]}`]).toContain(cell)
    }),
  )
})

test('no text is read as a formula', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(readLine(csvLine([text]))[0]?.trimStart() ?? '').not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
  )
})

test.each([
  ['=1+1', `"'=1+1"`],
  ['-2', `"'-2"`],
  [-2.5, '-2.5'],
  [null, ''],
  ['观潮', '观潮'],
  ['a "b", c', '"a ""b"", c"'],
])('%j becomes %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})
