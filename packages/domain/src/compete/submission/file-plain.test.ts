import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classes, encoder, label, probability, rules } from './file.fixtures.ts'
import { createFileCheck, type FileReport, type FileRules } from './file.ts'
import { IdTable, tableOf } from './file-ids.ts'

type Taken = Map<string, number | string>

function read(text: string, by: FileRules): { report: FileReport; taken: Taken } {
  const taken: Taken = new Map()
  const fileCheck = createFileCheck(by, (row, column, cell, value) => {
    taken.set(`${row} ${column}`, Number.isNaN(value) ? cell : value)
  })
  fileCheck.push(encoder.encode(text))
  return { report: fileCheck.end(), taken }
}

const digits = fc.stringMatching(/^[0-9]{1,20}$/)
const numeral = fc
  .tuple(
    fc.constantFrom('', '-', '+'),
    digits,
    fc.constantFrom('', '.', '.0'),
    digits,
    fc.constantFrom('', '', 'e-7', 'E+3'),
  )
  .map(([sign, whole, point, rest, exponent]) => sign + whole + point + (point === '' ? '' : rest) + exponent)
const odd = fc.constantFrom('', '.', '-', '.5', '5.', '1e', '0x1', '1_0', ' 7 ', '１', 'NaN', '-0', '1e999', '0.1.2')
const cell = fc.oneof(
  { weight: 6, arbitrary: numeral },
  { weight: 3, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map(String) },
  { weight: 1, arbitrary: odd },
)
const labels = fc.constantFrom('rain', 'sun', '雪', ' sun', 'Rain', '')
const id = fc.constantFrom('', ' ', '雪', 'r1').chain((before) => fc.nat(99).map((number) => `${before}${number}`))

/** Rows that a check reads as text because of their quotes are read as others are by their bytes. */
test('rows without quotes are read as those with quotes', () => {
  const kinds = [rules, probability, classes, label, { ...label, labels: undefined } as unknown as FileRules]
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.array(fc.tuple(id, cell, cell, cell, labels), { minLength: 1, maxLength: 80 }),
      fc.constantFrom(',', '\t', ';'),
      (kind, rows, delimiter) => {
        const ids = new Set(Array.from({ length: 100 }, (_, index) => `${index % 3 ? '' : '雪'}${index}`))
        const by = { ...kind, ids }
        // the first rows are always read as text
        const known = [...ids].slice(0, 25).map((one) => [one, '1', '0', '0', 'sun'] as const)
        const lines = [...known, ...rows].map(([one, a, b, c, name]) => {
          const predictions = { label: [name], probabilities: [a, b, c] } as Record<string, string[]>
          return [one, ...(predictions[by.prediction] ?? [a])]
        })
        const header = ['id', ...by.predictionColumns]
        const write = (quote: string) =>
          [header, ...lines].map((line) => line.map((text) => quote + text + quote).join(delimiter)).join('\n')
        const [plain, quoted] = [read(write(''), by), read(write('"'), by)]
        expect(plain.taken).toEqual(quoted.taken)
        const withoutText = ({ problems, warnings, ...report }: FileReport) => ({
          ...report,
          bytes: 0,
          problems: problems.map((problem) => ({ ...problem, text: '' })),
          warnings: warnings.length,
        })
        expect(withoutText(plain.report)).toEqual(withoutText(quoted.report))
      },
    ),
    { numRuns: 400 },
  )
})

test('a number has the value that Number gives it', () => {
  fc.assert(
    fc.property(fc.array(numeral, { minLength: 1, maxLength: 40 }), (numerals) => {
      const first = Array.from({ length: 20 }, () => '1')
      const cells = [...first, ...numerals]
      const by = { ...rules, ids: new Set(cells.map((_, index) => `${index}`)) }
      const { taken } = read(`id,births\n${cells.map((text, index) => `${index},${text}`).join('\n')}`, by)
      for (const [index, text] of cells.entries()) {
        if (Math.abs(Number(text)) <= 1e100) expect(taken.get(`${index} 0`)).toBe(Number(text))
      }
    }),
    { numRuns: 1000 },
  )
})

test('a table finds its texts by their numbers, and no others', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 700 }),
      fc.string(),
      (texts, other) => {
        const sound = [...new Set(texts.map((text) => text.toWellFormed()))]
        const table = tableOf(sound)
        expect([...table.keys()]).toEqual(sound)
        expect(table.size).toBe(sound.length)
        for (const [index, text] of sound.entries()) expect(table.get(text)).toBe(index)
        expect(table.has(other.toWellFormed())).toBe(sound.includes(other.toWellFormed()))
      },
    ),
  )
  const table = new IdTable()
  expect(table.add(encoder.encode('a'), 0, 1)).toBe(0)
  expect(table.add(encoder.encode('ba'), 1, 2)).toBe(-1)
})
