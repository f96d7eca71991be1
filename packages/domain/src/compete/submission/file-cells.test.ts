import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { type Delimiter, splitLine } from './file-cells.ts'

const byPapa = (text: string, delimiter: Delimiter) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"' })
  return errors.length > 0 ? null : (data[0] ?? [])
}

test('a line with quotes has the cells that Papa Parse finds, blanks behind the last quote aside', () => {
  const sign = fc.constantFrom('"', '"', ',', ';', '\t', ' ', 'a', '""', '",', ',"', '雪')
  const line = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(line, fc.constantFrom<Delimiter>(',', ';', '\t'), (text, delimiter) => {
      // Papa Parse takes blanks between a quote and a delimiter, but not those between a quote and the end
      const expected = byPapa(text, delimiter) ?? byPapa(text + delimiter, delimiter)?.slice(0, -1) ?? null
      expect(splitLine(text, delimiter)).toEqual(expected)
    }),
    { numRuns: 5000 },
  )
})
