/**
 * Checks the committed competitions against their own cards; needs no network.
 *
 *   node apps/api/make-content/verify-content.ts
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { column, parseCsv, type Table } from '../competition-folder/csv.ts'
import { pictureOf } from '../competition-folder/picture.ts'
import { profileTable } from '../competition-folder/profile.ts'
import { type Card, type Level, levels, type TableName, tableNames } from '../seed/card.ts'
import { contentFolder, readCard, readTableBytes } from '../seed/content-folder.ts'
import { recipes } from './recipes.ts'
import { baselineDeviations } from './score-baselines.ts'
import { listOf, sha256 } from './split.ts'

type Tables = Record<TableName, Table>

const headings = {
  'zh-CN': ['背景', '赛题', '评分', '数据', '规则', '常见问题'],
  'en-US': ['Background', 'Task', 'Evaluation', 'Data', 'Rules', 'FAQ'],
} as const

/** Files whose checksum, size or number of rows differs from the card. */
function fileProblems(folder: string, card: Card, tables: Tables): string[] {
  return tableNames.filter((name) => {
    const bytes = readTableBytes(folder, name)
    const actual = { sha256: sha256(bytes), bytes: bytes.length, rows: tables[name].rows.length }
    return !isDeepStrictEqual(actual, card.files[name])
  })
}

function columnProblems(card: Card, tables: Tables): string[] {
  const described = (table: 'train' | 'test') => card.columns.filter((c) => c.in.includes(table)).map((c) => c.name)
  const submission = [card.idColumn, ...card.predictionColumns.map(({ name }) => name)]
  const expected: [TableName, string[]][] = [
    ['train', described('train')],
    ['test', described('test')],
    ['solution', ['id', 'target', 'list']],
    ['sample_submission', submission],
    ...levels.map((level): [TableName, string[]] => [`baselines/${level}`, submission]),
  ]
  return [
    ...expected
      .filter(([name, columns]) => !isDeepStrictEqual(tables[name].columns, columns))
      .map(([name, columns]) => `${name} has the columns ${tables[name].columns}, expected ${columns}`),
    ...(described('test').includes(card.targetColumn) ? ['the test table shows the target'] : []),
  ]
}

function idProblems(card: Card, tables: Tables): string[] {
  const train = column(tables.train, card.idColumn)
  const test = column(tables.test, card.idColumn)
  const known = new Set(train)
  const likeTest: TableName[] = [
    'solution',
    'sample_submission',
    ...levels.map((level) => `baselines/${level}` as const),
  ]
  return [
    ...(known.size !== train.length ? ['train has an id twice'] : []),
    ...(new Set(test).size !== test.length ? ['test has an id twice'] : []),
    ...(test.some((id) => known.has(id)) ? ['train and test share ids'] : []),
    ...likeTest
      .filter(
        (name) =>
          !isDeepStrictEqual(
            tables[name].rows.map((row) => row[0]),
            test,
          ),
      )
      .map((name) => `${name} does not have the ids of test, in their order`),
  ]
}

function labelProblems(card: Card, tables: Tables): string[] {
  const labels = [...column(tables.train, card.targetColumn), ...column(tables.solution, 'target')]
  const allowed = card.metric === 'auc' || card.metric === 'average-precision' ? ['0', '1'] : card.labels
  const fine = (label: string) => (allowed.length > 0 ? allowed.includes(label) : /^-?\d+(\.\d+)?$/.test(label))
  const wrong = labels.find((label) => !fine(label))
  const seen = new Set(labels)
  const absent = allowed.filter((label) => !seen.has(label))
  const ids = column(tables.solution, 'id')
  // the list follows from the id of the source, which a random one does not tell
  const isKnown = !recipes.find(({ slug }) => slug === card.slug)?.hasRandomIds
  const misplaced = isKnown && column(tables.solution, 'list').some((list, i) => list !== listOf(card.slug, ids[i]!))
  return [
    ...(wrong === undefined ? [] : [`unexpected label "${wrong}"`]),
    ...(absent.length > 0 ? [`labels never seen: ${absent}`] : []),
    ...(misplaced ? ['a row is in the wrong list'] : []),
  ]
}

/** Prediction cells that are not a number, out of bounds, or not a label. */
function predictionProblems(card: Card, tables: Tables): string[] {
  return ['sample_submission', ...levels.map((level) => `baselines/${level}`)].flatMap((name) =>
    card.predictionColumns
      .filter(({ name: columnName, type, min = -Infinity, max = Infinity }) =>
        column(tables[name as TableName], columnName).some((cell) => {
          if (type === 'label') return !card.labels.includes(cell)
          const value = cell === '' ? Number.NaN : Number(cell)
          return !(Number.isFinite(value) && value >= min && value <= max)
        }),
      )
      .map((prediction) => `${name} has a bad value in ${prediction.name}`),
  )
}

function textProblems(folder: string): string[] {
  return Object.entries(headings).flatMap(([language, expected]) => {
    const path = join(folder, `text.${language}.md`)
    if (!existsSync(path)) return [`text.${language}.md is missing`]
    const text = readFileSync(path, 'utf8')
    const head = /^---\n([\s\S]+?)\n---\n/.exec(text)?.[1] ?? ''
    const absent = ['title', 'summary', 'tags'].filter((key) => !new RegExp(`^${key}: \\S`, 'm').test(head))
    const found = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1])
    const questions = text.slice(text.lastIndexOf('\n## ')).match(/^### /gm)?.length ?? 0
    return [
      ...absent.map((key) => `text.${language}.md has no ${key}`),
      ...(isDeepStrictEqual(found, [...expected]) ? [] : [`text.${language}.md has the sections ${found}`]),
      ...(questions >= 5 ? [] : [`text.${language}.md answers ${questions} questions`]),
    ]
  })
}

/** All deviations of a competition's folder from its card; empty when there are none. */
export function contentProblems(folder: string): string[] {
  const card = readCard(folder)
  const tables = Object.fromEntries(
    tableNames.map((name) => [name, parseCsv(readTableBytes(folder, name).toString('utf8'))]),
  ) as Tables
  const submissions = Object.fromEntries(levels.map((level) => [level, tables[`baselines/${level}`]])) as Record<
    Level,
    Table
  >
  const problems = [
    ...fileProblems(folder, card, tables).map((name) => `${name} is not the file of the card`),
    ...columnProblems(card, tables),
    ...idProblems(card, tables),
    ...labelProblems(card, tables),
    ...predictionProblems(card, tables),
    ...(isDeepStrictEqual(profileTable(tables.train, card.columns), card.profile) ? [] : ['the profile is outdated']),
    ...(isDeepStrictEqual(pictureOf(tables.train, card), card.picture) ? [] : ['the signature picture is outdated']),
    ...baselineDeviations(card, submissions, tables.solution),
    ...textProblems(folder),
  ]
  return problems.map((problem) => `${card.slug}: ${problem}`)
}

/** The folders of all committed competitions. */
export function contentFolders(): string[] {
  return readdirSync(contentFolder)
    .sort()
    .map((slug) => join(contentFolder, slug))
}

if (import.meta.main) {
  const problems = contentFolders().flatMap(contentProblems)
  process.stdout.write(problems.length === 0 ? 'content ok\n' : `${problems.join('\n')}\n`)
  if (problems.length > 0) process.exitCode = 1
}
