import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkCommand } from '../../commands/competition.ts'
import type { Table } from '../../competition-folder/csv.ts'
import { parseCsv } from '../../competition-folder/csv.ts'
import { leakWarnings } from '../../competition-folder/leaks.ts'
import { builtInCompetitions } from '../../seed/built-in-competitions.ts'
import { readContent } from '../../seed/content.ts'
import { leakyFiles, writeFolder } from './small-folder.ts'

type Tables = Record<'train' | 'test' | 'solution', Table>

function contentOf(slug: (typeof builtInCompetitions)[number]['slug']) {
  const content = readContent(slug)
  const table = (name: 'train' | 'test' | 'solution') => parseCsv(content.bytes(name).toString('utf8'))
  return { settings: content.card, tables: { train: table('train'), test: table('test'), solution: table('solution') } }
}

const warningsOf = (found: { settings: unknown; tables: Tables }) =>
  leakWarnings(found as unknown as Parameters<typeof leakWarnings>[0]).map(({ file, text }) => `${file}: ${text}`)

/** Their ids are numbers of rows that were in the order of the species, and hashes of which the smallest were kept. */
const known: Readonly<Record<string, string>> = {
  penguins: '“id” alone tells 87 %',
  'tang-or-song': '“id” alone tells 57 %',
}

test.each(builtInCompetitions.map(({ slug }) => slug))(
  'of %s the ids are named where they tell the target, and no column',
  (slug) => {
    const warnings = warningsOf(contentOf(slug))
    const expected = known[slug]
    if (expected === undefined) expect(warnings).toEqual([])
    else {
      expect(warnings).toEqual([
        expect.stringContaining(expected),
        expect.stringContaining('The order of the rows alone'),
      ])
    }
  },
)

/** Adds a column to both tables. */
const withColumn = (
  { tables, ...rest }: ReturnType<typeof contentOf>,
  name: string,
  cellOf: (id: string, damage: string) => string,
) => {
  const answers = new Map([
    ...tables.train.rows.map((row) => [row[0], row.at(-1)] as const),
    ...tables.solution.rows.map(([id, target]) => [id, target] as const),
  ])
  const add = ({ columns, rows }: Table): Table => ({
    columns: [...columns, name],
    rows: rows.map((row) => [...row, cellOf(row[0] ?? '', answers.get(row[0] ?? '') ?? '')]),
  })
  return { ...rest, tables: { ...tables, train: add(tables.train), test: add(tables.test) } }
}

test('a cost in the bird strikes, which one strike in eight with damage has, is named with its figures', () => {
  const cost = (id: string, damage: string) => {
    const [at, every] = [Number(id), damage === '1' ? 8 : 170]
    return at % every === 0 ? String(100 + (at % 900)) : '0'
  }
  expect(warningsOf(withColumn(contentOf('bird-strikes'), 'cost', cost))).toEqual([
    expect.stringMatching(
      /^train\.csv: “cost” is nearly always “0”; of the \d+ other rows of the test set [67]\d % are “damage” “1”, of all rows 10 %\. Take/,
    ),
  ])
})

test('a column that is made of the target is named with the next one', () => {
  expect(
    warningsOf(withColumn(contentOf('bird-strikes'), 'report', (id, damage) => `${damage}${Number(id) % 3}`)),
  ).toEqual([
    expect.stringMatching(
      /^train\.csv: “report” alone tells 9\d % of “damage” in the test set, the next column 15 %\. Take/,
    ),
  ])
})

test('rows that are in both tables are counted', () => {
  const { settings, tables } = contentOf('bird-strikes')
  const copied = tables.test.rows.slice(0, 120).map(([, ...cells], at) => [`copy-${at}`, ...cells, '0'])
  const train = { ...tables.train, rows: [...tables.train.rows, ...copied] }
  expect(warningsOf({ settings, tables: { ...tables, train } })).toEqual([
    expect.stringMatching(
      /^test\.csv: 1[2-4]\d of 3003 rows are in train\.csv too, in every column but “id”; by chance \d+ would be/,
    ),
  ])
})

test('the check of a folder warns, and the folder is in order nevertheless', async () => {
  const folder = writeFolder(leakyFiles())
  try {
    const answer = await checkCommand(folder)
    expect(answer).toMatch(
      /\nWarning, train\.csv: “flipper” alone tells \d\d % of “weight” in the test set\. Take the column/,
    )
    expect(answer).toMatch(/\nNothing else is left to correct\.$/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
