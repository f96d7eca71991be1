import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkCommand } from '../../commands/competition.ts'
import type { Table } from '../../competition-folder/csv.ts'
import { parseCsv } from '../../competition-folder/csv.ts'
import { leakWarnings } from '../../competition-folder/leaks.ts'
import { withNewIds } from '../../competition-folder/random-ids.ts'
import { builtInCompetitions } from '../../seed/built-in-competitions.ts'
import { readContent } from '../../seed/content.ts'
import { leakyFiles, settingsWith, smallSettings, writeFolder } from './small-folder.ts'

type Tables = Record<'train' | 'test' | 'solution', Table>

function contentOf(slug: (typeof builtInCompetitions)[number]['slug']) {
  const content = readContent(slug)
  const table = (name: 'train' | 'test' | 'solution') => parseCsv(content.bytes(name).toString('utf8'))
  return { settings: content.card, tables: { train: table('train'), test: table('test'), solution: table('solution') } }
}

const warningsOf = (found: { settings: unknown; tables: Tables }) =>
  leakWarnings(found as unknown as Parameters<typeof leakWarnings>[0]).map(({ file, text }) => `${file}: ${text}`)

test.each(builtInCompetitions.map(({ slug }) => slug))(
  'of %s neither id, nor order, nor a column tells the target',
  (slug) => {
    expect(warningsOf(contentOf(slug))).toEqual([])
  },
)

test('ids in the order of a source that is sorted by the target are named with the option that gives others', () => {
  const { tables, ...rest } = contentOf('penguins')
  const answers = new Map(tables.solution.rows.map(([id = '', target = '']) => [id, target]))
  const species = (row: readonly string[]) => answers.get(row[0] ?? '') ?? row.at(-1) ?? ''
  // within a species the rows of both tables are mixed, as in the source
  const key = (row: readonly string[]) => `${species(row)} ${row[0]?.padStart(3, '0')}`
  const bySpecies = [...tables.train.rows, ...tables.test.rows].toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  const ids = new Map(bySpecies.map(([id = ''], at) => [id, String(at + 1)]))
  const sorted = {
    train: withNewIds(tables.train, 'id', ids),
    test: withNewIds(tables.test, 'id', ids),
    solution: withNewIds(tables.solution, 'id', ids),
  }
  const option = 'npm run competition -- import <folder> --random-ids'
  expect(warningsOf({ ...rest, tables: sorted })).toEqual([
    expect.stringMatching(
      RegExp(`^train\\.csv: “id” alone tells \\d\\d % of “species” in the test set\\. .+${option}`),
    ),
    expect.stringMatching(RegExp(`^train\\.csv: The order of the rows alone tells .+${option}`)),
  ])
})

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

/** A folder whose ids, like the order of its rows, tell the target; the flippers tell nothing. */
function orderedFolder(idType = 'id') {
  const weight = (at: number) => 3000 + 40 * at
  const line = (at: number, ...cells: (string | number)[]) => [at, ...cells].join(',')
  const places = Array.from({ length: 120 }, (_, at) => at)
  const [train, held] = [places.filter((at) => at % 3 > 0), places.filter((at) => at % 3 === 0)]
  const columns = smallSettings.columns.map((one) => (one.name === 'id' ? { ...one, type: idType } : one))
  return writeFolder({
    'competition.json': settingsWith({ columns }),
    'train.csv': ['id,flipper,weight', ...train.map((at) => line(at, 170 + ((at * 37) % 41), weight(at)))].join('\n'),
    'test.csv': ['id,flipper', ...held.map((at) => line(at, 170 + ((at * 37) % 41)))].join('\n'),
    'solution.csv': ['id,target,list', ...held.map((at) => line(at, weight(at), at % 2 ? 'B' : 'A'))].join('\n'),
    'sample_submission.csv': ['id,weight', ...held.map((at) => line(at, 4000))].join('\n'),
    'baselines/weak.csv': ['weight,id', ...held.map((at) => `${weight(at) + at},${at}`)].join('\n'),
  })
}

test('a folder gets ids by chance and shuffled rows, with equal scores and a private list of the old ids', async () => {
  const folder = orderedFolder()
  const copy = `${folder}-random-ids`
  try {
    const before = await checkCommand(folder)
    expect(before).toMatch(/“id” alone tells \d\d % .+--random-ids/)
    expect(before).toMatch(/The order of the rows alone tells \d\d % .+--random-ids/)
    const after = await checkCommand(folder, { hasRandomIds: true })
    expect(after.split('\n')[0]).toMatch(
      /-random-ids is the folder with new ids and shuffled rows: .+ \.ids\.csv tells the old ids/,
    )
    expect(after).toMatch(/Everything is in order\.$/)
    const scores = (text: string) => text.split('\n').filter((line) => /^ {2}(sample|baselines)/.test(line))
    expect(scores(after)).toEqual(scores(before))
    const read = (root: string, name: string) => parseCsv(readFileSync(join(root, name), 'utf8'))
    const old = new Map(read(copy, '.ids.csv').rows.map(([was = '', now = '']) => [now, was]))
    expect(statSync(join(copy, '.ids.csv')).mode & 0o077).toBe(0)
    for (const [name, place] of [
      ['train', 0],
      ['test', 0],
      ['solution', 0],
      ['sample_submission', 0],
      ['baselines/weak', 1],
    ] as const) {
      const [was, now] = [read(folder, `${name}.csv`), read(copy, `${name}.csv`)]
      const back = now.rows.map((row) => row.with(place, old.get(row[place] ?? '') ?? ''))
      expect(now.columns).toEqual(was.columns)
      expect(back).not.toEqual(was.rows)
      expect(back.toSorted()).toEqual(was.rows.toSorted())
    }
    await expect(checkCommand(folder, { hasRandomIds: true })).rejects.toThrow(/-random-ids is there already/)
  } finally {
    for (const one of [folder, copy]) rmSync(one, { recursive: true, force: true })
  }
})

test('ids that are dates are not replaced', () => {
  const day = (at: string) => new Date(86_400_000 * Number(at)).toISOString().slice(0, 10)
  const withDays = (text: string, place = 0) => text.replace(place ? /(?<=,)\d+$/gm : /^\d+/gm, (found) => day(found))
  const folder = orderedFolder('date')
  for (const name of ['train', 'test', 'solution', 'sample_submission', 'baselines/weak']) {
    const path = join(folder, `${name}.csv`)
    writeFileSync(path, withDays(readFileSync(path, 'utf8'), name === 'baselines/weak' ? 1 : 0))
  }
  const done = checkCommand(folder, { hasRandomIds: true }).finally(() => rmSync(folder, { recursive: true }))
  return expect(done).rejects.toThrow(
    'The ids in “id” are of the type date, which ids by chance are not. Add a column of ids first.',
  )
})
