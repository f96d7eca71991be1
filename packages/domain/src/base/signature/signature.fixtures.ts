import fc from 'fast-check'
import type { Table } from './table.ts'

const columns = ['id', 'day', 'clock', 'number', 'other', 'kind', 'place', 'words'] as const

/** Cells as they come: missing ones, texts among numbers, days that do not exist, very large numbers. */
const odd = fc.constantFrom('', ' ', 'x', 'NaN', '1e308', '-1e308', 'Infinity', '2024-13-45', '<b>&"')
const orOdd = (usual: fc.Arbitrary<string>) => fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd })
const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map(String)
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))

/** Tables of every kind of column, with any number of rows, sound and broken ones. */
export const tables: fc.Arbitrary<Table> = fc
  .array(
    fc.tuple(
      orOdd(fc.nat().map(String)),
      orOdd(day),
      orOdd(fc.tuple(fc.nat(7), fc.nat(59)).map(([hour, minute]) => `${hour}:${String(minute).padStart(2, '0')}`)),
      orOdd(number),
      orOdd(fc.nat(12).map(String)),
      orOdd(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')),
      orOdd(fc.constantFrom('north', 'south', 'east')),
      orOdd(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('床前明月光', 'the quick brown fox')),
      ),
    ),
    { maxLength: 120, size: 'max' },
  )
  .map((rows) => ({ columns, rows }))

/** One description of each form over these columns. */
export const descriptions = [
  { form: 'calendar', date: 'day', value: 'number' },
  { form: 'calendar', date: 'day', value: 'kind', facet: 'place' },
  { form: 'curve', date: 'day', value: 'number' },
  { form: 'scatter', x: 'number', y: 'other', group: 'kind' },
  { form: 'scatter', x: 'number', y: 'other' },
  {
    form: 'stages',
    column: 'place',
    stages: [
      { value: 'north', height: 0 },
      { value: 'south', height: 3 },
      { value: 'east', height: -1 },
    ],
    marked: { column: 'kind', value: 'a' },
  },
  { form: 'ladder', text: 'words' },
  { form: 'ladder', text: 'words', group: 'place' },
  { form: 'bands', x: 'clock', y: 'number' },
  { form: 'bands', x: 'other', y: 'number' },
  { form: 'matrix', x: 'other', y: 'other', group: 'kind', facet: 'place' },
  { form: 'bars', column: 'kind' },
  { form: 'bars', column: 'number' },
] as const
