/**
 * Makes the tables and cards of the built-in competitions out of public packages.
 *
 *   node apps/api/make-content/make-content.ts [--cache <folder>] [--check] [<slug> …]
 *
 * The cache holds the unpacked packages (about 400 MB) and defaults to `.cache/content`. With `--check` nothing is
 * written: the result is compared with what is committed. The texts (`text.*.md`) are written by hand.
 */
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { column, formatCsv, type Table } from '../competition-folder/csv.ts'
import { pictureOf } from '../competition-folder/picture.ts'
import { profileTable } from '../competition-folder/profile.ts'
import { randomIds, withNewIds } from '../competition-folder/random-ids.ts'
import { type Card, levels, type TableName, tableNames } from '../seed/card.ts'
import { contentFolder, readCard, writeCard, writeTable } from '../seed/content-folder.ts'
import { type Recipe, solutionOf } from './recipe.ts'
import { recipes } from './recipes.ts'
import { baselineDeviations } from './score-baselines.ts'
import { readSource } from './source.ts'
import { sha256 } from './split.ts'
import { contentProblems } from './verify-content.ts'

interface Made {
  card: Card
  csv: Record<TableName, string>
}

/** The tables with ids by chance, which are the same each time. */
function shuffled({ slug, words: { idColumn } }: Recipe, tables: Record<TableName, Table>): Record<TableName, Table> {
  const ids = randomIds([...column(tables.train, idColumn), ...column(tables.test, idColumn)], `${slug}/ids`)
  return Object.fromEntries(
    tableNames.map((name) => [name, withNewIds(tables[name], name === 'solution' ? 'id' : idColumn, ids)]),
  ) as Record<TableName, Table>
}

function make(cache: string, recipe: Recipe): Made {
  const { slug, words } = recipe
  const { files: source, checksum } = readSource(cache, recipe)
  const { train, test, targets, predictions } = recipe.extract(source)
  const ids = column(test, words.idColumn)
  const submission = (cells: (row: number) => string[]): Table => ({
    columns: [words.idColumn, ...words.predictionColumns.map(({ name }) => name)],
    rows: ids.map((id, row) => [id, ...cells(row)]),
  })
  const [weak, middle, better] = levels.map((level) => submission((row) => predictions[level][row]!)) as [
    Table,
    Table,
    Table,
  ]
  const solution = solutionOf(slug, ids, targets)
  const deviations = baselineDeviations(words, { weak, middle, better }, solution)
  if (deviations.length > 0) throw new Error(`${slug}: ${deviations.join('; ')}`)

  const found: Record<TableName, Table> = {
    train,
    test,
    sample_submission: submission(() => recipe.sample),
    solution,
    'baselines/weak': weak,
    'baselines/middle': middle,
    'baselines/better': better,
  }
  const tables = recipe.hasRandomIds ? shuffled(recipe, found) : found
  const csv = Object.fromEntries(tableNames.map((name) => [name, formatCsv(tables[name])])) as Made['csv']
  const files = Object.fromEntries(
    tableNames.map((name) => [
      name,
      { sha256: sha256(csv[name]), bytes: Buffer.byteLength(csv[name]), rows: tables[name].rows.length },
    ]),
  ) as Card['files']
  const profile = profileTable(tables.train, words.columns)
  const picture = pictureOf(tables.train, words)
  return { card: { slug, ...words, source: { ...words.source, sha256: checksum }, files, profile, picture }, csv }
}

function write({ card, csv }: Made): void {
  const folder = join(contentFolder, card.slug)
  for (const name of tableNames) writeTable(folder, name, csv[name])
  writeCard(folder, card)
}

/**
 * Differences between a fresh result and the committed folder. Contents are compared, since the bytes of gzip differ between
 * machines.
 */
function differences({ card }: Made): string[] {
  const folder = join(contentFolder, card.slug)
  const same = isDeepStrictEqual(readCard(folder), JSON.parse(JSON.stringify(card)))
  return same ? contentProblems(folder) : [`${card.slug}: card.json differs from a fresh one`]
}

const { values, positionals } = parseArgs({
  options: { cache: { type: 'string' }, check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const cache = values.cache ?? join(import.meta.dirname, '../../../.cache/content')
const unknown = positionals.filter((slug) => !recipes.some((recipe) => recipe.slug === slug))
if (unknown.length > 0) throw new Error(`unknown competition: ${unknown.join(', ')}`)

for (const recipe of recipes) {
  if (positionals.length > 0 && !positionals.includes(recipe.slug)) continue
  const made = make(cache, recipe)
  if (!values.check) write(made)
  const problems = values.check ? differences(made) : []
  process.stdout.write(`${recipe.slug}: ${problems.length === 0 ? 'ok' : problems.join('\n  ')}\n`)
  if (problems.length > 0) process.exitCode = 1
}
