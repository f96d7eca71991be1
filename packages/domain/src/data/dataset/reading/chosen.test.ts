import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOfParts, chosenPartsOf, storedMarks, unknownColumns } from './chosen.ts'
import { encodings, readingParts, separators } from './reading.ts'

const ofDocument = ['encoding', 'missing', 'types', 'dateOrder']
const ofSheet = ['skip', 'hasHeader', 'missing', 'types', 'dateOrder']
const ofValues = ['missing', 'types', 'dateOrder']

test.each<[name: string, part: string, parts: readonly string[]]>([
  ['a.csv', '', readingParts],
  ['a.tsv', '', readingParts],
  ['a.txt', '', readingParts],
  ['a.dat', '', readingParts],
  ['a.jsonl', '', ofDocument],
  ['a.geojson', '', ofDocument],
  ['a.parquet', '', ofValues],
  ['a.xlsx', '成绩.csv', ofSheet],
  ['a.zip', 'b/c.csv', readingParts],
  ['a.zip', '', []],
  ['a.csv.gz', '', readingParts],
  ['a.txt.gz', '', readingParts],
  ['a.gz', '', []],
  ['a.png', '', []],
  ['a.prn', '', readingParts],
  ['a.asc', '', readingParts],
  ['a', '', readingParts],
  ['a.zip', 'b/c', readingParts],
  ['a.doc', '', []],
])('of %s that was not read, part “%s”, these parts of a reading are chosen: %j', (name, part, parts) => {
  expect(chosenPartsOf({ name }, part, null)).toEqual(parts)
})

test('of JSON a header is chosen where it is in doubt, was chosen, or is missing', () => {
  const reading = { separator: null, encoding: 'utf-8', hasHeader: true, unsure: [], chosen: [] } as const
  const partsOf = (rest: object) => chosenPartsOf({ name: 'a.json' }, '', { ...reading, ...rest })
  expect(partsOf({})).toEqual(ofDocument)
  for (const rest of [{ unsure: ['hasHeader'] }, { chosen: ['hasHeader'] }, { hasHeader: false }])
    expect(partsOf(rest)).toEqual(['encoding', 'hasHeader', 'missing', 'types', 'dateOrder'])
})

test('of a table that was read all parts are chosen that its reading has, whatever its name', () => {
  const name = fc.constantFrom(
    'a',
    'a.csv',
    'a.prn',
    'a.asc',
    'a.txt',
    'a.data.gz',
    'a.xls',
    'a.json',
    'a.xlsx',
    'a.png',
  )
  fc.assert(
    fc.property(name, fc.constantFrom(...separators), fc.constantFrom(...encodings), (name, separator, encoding) => {
      expect(chosenPartsOf({ name }, '', { separator, encoding })).toEqual(readingParts)
      expect(chosenPartsOf({ name }, '', { separator: null, encoding })).toEqual(ofDocument)
      const own = chosenPartsOf({ name }, '', { separator: null, encoding: null })
      expect(own).toEqual(ofSheet)
    }),
  )
  expect(chosenPartsOf({ name: 'a.zip' }, 'b.parquet', { separator: null, encoding: null })).toEqual(ofValues)
  expect(chosenPartsOf({ name: 'a.zip' }, 'b.xlsx/成绩', { separator: null, encoding: null })).toEqual(ofSheet)
})

test('a choice keeps the parts that its table has, marks are stored once each, and unknown columns are found', () => {
  expect(choiceOfParts({ skip: 1, missing: ['x'], encoding: undefined }, ['missing', 'encoding'])).toEqual({
    missing: ['x'],
  })
  expect(storedMarks([' NA', 'NA ', '', ' ', '-'])).toEqual(['NA', '-'])
  expect(unknownColumns({ types: { a: 'text', b: 'date' } }, ['a'])).toEqual(['b'])
  expect(unknownColumns({ types: { a: 'date' }, dateOrder: { a: 'dayFirst', c: 'dayFirst' } }, ['a'])).toEqual(['c'])
  expect(unknownColumns({ skip: 2 }, [])).toEqual([])
})
