import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf, kindOf, SIGNATURE_BYTES } from '@shulei/domain/data/dataset/file-kind.ts'
import {
  type FileFormat,
  formatOf,
  isTable,
  type TableFormat,
  unpackedName,
} from '@shulei/domain/data/dataset/profile.ts'
import type { ReadingChoice } from '@shulei/domain/data/dataset/reading/reading.ts'
import { count } from './engine.ts'
import { loadArrow } from './load-arrow.ts'
import { loadDelimited } from './load-delimited.ts'
import { openJson } from './load-json.ts'
import { loadLines } from './load-lines.ts'
import { loadParquet } from './load-parquet.ts'
import { openWorkbook } from './load-workbook.ts'
import { TABLE } from './loaded.ts'
import { Refusal, refuse } from './refusal.ts'
import type { SourceTable } from './source-table.ts'
import { headOf } from './text-file.ts'
import { unpackGzip } from './unpack-gzip.ts'

/** A file as its owner named it. */
interface Named {
  path: string
  name: string
  format: FileFormat
}

interface Opened {
  tables: SourceTable[]
  close(): void | Promise<void>
}

/** Problems by which a text shows that it is no table. */
const proseProblems = ['ragged', 'quoteOpen', 'noHeader', 'lineTooLong', 'tooManyColumns']

/** A text that may be a table: one with several columns in nearly all rows. */
const loadText =
  (path: string, scratch: string): SourceTable['load'] =>
  async (engine, options) => {
    const isGuessed = Object.keys(options.choice).length === 0
    const loaded = await loadDelimited(engine, path, scratch, { format: 'csv', ...options }).catch((error) => {
      const isProse = error instanceof Refusal && proseProblems.includes(error.problem.code)
      throw isProse && isGuessed ? new Refusal({ code: 'otherKind', kind: 'text' }) : error
    })
    const [row] = await engine.run(`select count(*) as rows from ${TABLE}`)
    const rows = count(row, 'rows')
    const odd = loaded.counts.short + loaded.counts.long
    if (isGuessed && (loaded.names.length < 2 || rows === 0 || odd > rows / 10)) {
      await engine.run(`drop table ${TABLE}`)
      refuse('otherKind', { kind: 'text' })
    }
    return loaded
  }

/** The only table of a file of a format. */
function single(path: string, format: Exclude<TableFormat, 'xlsx' | 'json' | 'geojson'>, scratch: string): SourceTable {
  const loads: Readonly<Record<typeof format, SourceTable['load']>> = {
    csv: (engine, options) => loadDelimited(engine, path, scratch, { format: 'csv', ...options }),
    tsv: (engine, options) => loadDelimited(engine, path, scratch, { format: 'tsv', ...options }),
    text: loadText(path, scratch),
    jsonl: (engine, { choice }) => loadLines(engine, path, scratch, choice.encoding),
    parquet: (engine) => loadParquet(engine, path),
    arrow: (engine) => loadArrow(engine, path, scratch),
  }
  return { part: '', load: loads[format] }
}

const nothing = () => {}

/** Reads a file by what it is, where its first bytes tell, else by its name. Null: by its name. */
async function byContent(file: Named, scratch: string, choice: ReadingChoice): Promise<Opened | null> {
  const { path, format } = file
  const head = await headOf(path, SIGNATURE_BYTES)
  const content = contentOf(head)
  if (content === 'gzip') {
    const target = join(scratch, 'unpacked')
    if (path === target) refuse('otherKind', { kind: 'archive' })
    await unpackGzip(path, target)
    const name = unpackedName(file.name)
    const inner = await openTables({ path: target, name, format: formatOf(name) }, scratch, choice)
    return {
      tables: inner.tables,
      async close() {
        await inner.close()
        await rm(target)
      },
    }
  }
  if (content === 'zip') {
    if (format !== 'xlsx' && kindOf(file.name) === 'document') refuse('otherKind', { kind: 'document' })
    return openWorkbook(path, scratch).catch((error) => {
      const isOther = error instanceof Refusal && error.problem.code === 'badWorkbook' && format !== 'xlsx'
      const named = kindOf(file.name)
      throw isOther ? new Refusal({ code: 'otherKind', kind: named === 'unknown' ? 'archive' : named }) : error
    })
  }
  if (content === 'parquet' || content === 'arrow') return { tables: [single(path, content, scratch)], close: nothing }
  if (content === 'png' || content === 'jpeg' || content === 'webp') return refuse('otherKind', { kind: 'picture' })
  if (content === 'xls' && format === 'xlsx') return null
  if (content !== null) refuse('otherKind', { kind: content })
  if (format !== 'other') return null
  const kind = kindOf(file.name)
  // programs write texts and pages under the name of a workbook
  const mayBeText = (kind === 'xls' || kind === 'unknown') && head.length > 0 && !head.includes(0)
  if (!mayBeText) refuse('otherKind', { kind })
  return (await jsonInText(path, scratch, choice)) ?? { tables: [single(path, 'text', scratch)], close: nothing }
}

/** The start of a text that JSON is likely to have, and a text table is not. */
const startOfJson = /^(\xef\xbb\xbf)?\s*(\{\s*"|\[\s*[[{])/

/** The tables of JSON under the name of a text; null for a text that is none, or that the owner cuts as one. */
async function jsonInText(path: string, scratch: string, choice: ReadingChoice): Promise<Opened | null> {
  if (choice.separator != null || choice.quote != null) return null
  if (!startOfJson.test((await headOf(path, SIGNATURE_BYTES)).toString('latin1'))) return null
  try {
    return { tables: await openJson(path, scratch, choice), close: nothing }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // brackets that do not match are signs of a text
    return error.problem.code === 'badDocument' ? null : refuse(error.problem.code, error.problem)
  }
}

/** The tables of a file. Throws `otherKind` for a file that is not read, and the problems of its format. */
export async function openTables(file: Named, scratch: string, choice: ReadingChoice): Promise<Opened> {
  const found = await byContent(file, scratch, choice)
  if (found) return found
  const { path, format } = file
  if (format === 'xlsx') return openWorkbook(path, scratch)
  if (format === 'json' || format === 'geojson')
    return { tables: await openJson(path, scratch, choice), close: nothing }
  if (format === 'gzip') return refuse('badZip')
  if (format === 'csv' || format === 'tsv' || format === 'text') {
    const json = await jsonInText(path, scratch, choice)
    if (json) return json
  }
  return isTable(format)
    ? { tables: [single(path, format, scratch)], close: nothing }
    : refuse('otherKind', { kind: kindOf(file.name) })
}
