import { expect, test } from 'vitest'
import type { FileFormat } from '../profile.ts'
import { choiceOfParts, chosenPartsOf, storedMarks, unknownColumns } from './chosen.ts'
import { readingParts } from './reading.ts'

test.each<[name: string, format: string, part: string, parts: readonly string[]]>([
  ['a.csv', 'csv', '', readingParts],
  ['a.tsv', 'tsv', '', readingParts],
  ['a.jsonl', 'jsonl', '', ['encoding', 'missing', 'types', 'dateOrder']],
  ['a.parquet', 'parquet', '', ['missing', 'types', 'dateOrder']],
  ['a.xlsx', 'xlsx', '成绩.csv', ['skip', 'hasHeader', 'missing', 'types', 'dateOrder']],
  ['a.zip', 'zip', 'b/c.csv', readingParts],
  ['a.zip', 'zip', '', []],
  ['a.csv.gz', 'gzip', '', readingParts],
  ['a.gz', 'gzip', '', []],
  ['a.png', 'image', '', []],
  ['a.txt', 'other', '', []],
])('of %s (%s), part “%s”, these parts of a reading are chosen: %j', (name, format, part, parts) => {
  expect(chosenPartsOf({ name, format: format as FileFormat }, part)).toEqual(parts)
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
