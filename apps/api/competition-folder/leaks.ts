import { crc32 } from 'node:zlib'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import {
  areTwinsLeak,
  type Halves,
  type LeakTarget,
  leakMeter,
  type Trace,
  traceOf,
  twinsOf,
} from '@shulei/domain/data/dataset/leak.ts'
import type { CheckedFolder } from './check-folder.ts'
import type { Table } from './csv.ts'
import { type Finding, quote } from './finding.ts'
import type { Settings } from './settings.ts'

/** The tables of a competition, and the settings that say what they are. */
export interface LeakTables {
  settings: Pick<Settings, 'metric' | 'idColumn' | 'targetColumn'>
  train: Table
  test: Table
  /** The true values of the test set, in the columns id, target and list. */
  solution: Table
}

/** Share of the target of the test set that one column of both tables tells. */
export interface ColumnLeak {
  /** Null for the order of the rows. */
  column: string | null
  /** Share of the target, from 0 to 1. */
  share: number
  trace: Trace | null
}

/** A column that tells this share of the target is named: little is left to predict. */
const NEARLY_ALL = 0.8
/** So are an id and the order of the rows from this share on, since they should tell nothing. */
const SOME = 0.2

/** What gives ids by chance and shuffles the rows. */
const RENUMBER =
  'npm run competition -- import <folder> --random-ids does so, and check <folder> --random-ids tries it.'

/** Most rows of a table, and most cells of both, that are read: seconds and a few hundred megabytes. */
const [MOST_ROWS, MOST_CELLS] = [100_000, 10_000_000]

/** At most `most` of the rows, at equal steps. */
function sampleOf<T>(rows: readonly T[], most: number): readonly T[] {
  if (rows.length <= most) return rows
  return Array.from({ length: most }, (_, at) => rows[Math.floor((at * rows.length) / most)] as T)
}

interface Sampled {
  train: readonly (readonly string[])[]
  test: readonly (readonly string[])[]
}

/** The columns of both tables that may tell the target. */
const sharedColumns = ({ settings, train, test }: LeakTables) =>
  train.columns.filter((name) => test.columns.includes(name) && name !== settings.targetColumn)

const cellsOf = (rows: Sampled['train'], place: number) => rows.map((row) => row[place] ?? '')

function targetOf({ settings, train, test, solution }: LeakTables, rows: Sampled): LeakTarget {
  const answers = new Map(solution.rows.map(([id = '', target = '']) => [id, target]))
  const learn = cellsOf(rows.train, train.columns.indexOf(settings.targetColumn))
  const held = cellsOf(rows.test, test.columns.indexOf(settings.idColumn)).map((id) => answers.get(id) ?? '')
  if (metrics[settings.metric].prediction !== 'number') return { kind: 'classes', learn, held }
  return { kind: 'numbers', learn: learn.map(Number), held: held.map(Number) }
}

/** Places of rows in their table, from 0 to 1, so that the first rows of one table are beside the first ones of the other. */
const placesOf = ({ length }: readonly unknown[]) => Array.from({ length }, (_, at) => String(at / length))

/** Measures the columns of both tables and the order of the rows; the one that tells most comes first. */
export function columnLeaks(tables: LeakTables): ColumnLeak[] {
  const { settings, train, test } = tables
  const most = Math.min(MOST_ROWS, Math.floor(MOST_CELLS / train.columns.length))
  const rows: Sampled = { train: sampleOf(train.rows, most), test: sampleOf(test.rows, most) }
  const target = targetOf(tables, rows)
  const measure = leakMeter(target)
  const order = { learn: placesOf(rows.train), held: placesOf(rows.test) }
  const told = sharedColumns(tables).map((column): ColumnLeak => {
    const cells = {
      learn: cellsOf(rows.train, train.columns.indexOf(column)),
      held: cellsOf(rows.test, test.columns.indexOf(column)),
    }
    return { column, share: measure(cells), trace: column === settings.idColumn ? null : traceOf(target, cells) }
  })
  return [{ column: null, share: measure(order), trace: null }, ...told].sort((a, b) => b.share - a.share)
}

const percent = (share: number) => `${Math.floor(100 * share)} %`

/** The warning about a column; null for one that may tell what it tells. */
function leakText(leak: ColumnLeak, columns: readonly ColumnLeak[], settings: LeakTables['settings']): string | null {
  const { column, share, trace } = leak
  const target = quote(settings.targetColumn)
  const told = `tells ${percent(share)} of ${target} in the test set`
  if (column === null || column === settings.idColumn) {
    if (share < SOME) return null
    if (column === null) return `The order of the rows alone ${told}. Shuffle both tables: ${RENUMBER}`
    return `${quote(column)} alone ${told}. Give the rows ids by chance: ${RENUMBER}`
  }
  const remedy = 'Take the column out of both tables if nobody can know it when they predict.'
  if (share >= NEARLY_ALL) {
    const next = columns.find((one) => one.column !== null && one.column !== settings.idColumn && one !== leak)
    return `${quote(column)} alone ${told}${next ? `, the next column ${percent(next.share)}` : ''}. ${remedy}`
  }
  if (!trace) return null
  const { usual, hits, rows, base } = trace
  const kind = `${target} ${quote(trace.class)}`
  return `${quote(column)} is nearly always ${usual === '' ? 'empty' : quote(usual)}; of the ${rows} other rows of the test set ${percent(hits / rows)} are ${kind}, of all rows ${percent(base)}. ${remedy}`
}

/**
 * Rows of both tables as text, without the id and what only one of them has. Of large tables those with certain checksums, so that of two
 * equal rows both are there or none.
 */
function rowTexts(tables: LeakTables): Halves<string> {
  const { settings, train, test } = tables
  const shared = sharedColumns(tables).filter((name) => name !== settings.idColumn)
  const every = Math.ceil(Math.max(train.rows.length, test.rows.length) / MOST_ROWS)
  const texts = ({ columns, rows }: Table) => {
    const places = shared.map((name) => columns.indexOf(name))
    return rows.flatMap((row) => {
      const text = JSON.stringify(places.map((place) => row[place]))
      return every === 1 || crc32(text) % every === 0 ? [text] : []
    })
  }
  return shared.length === 0 ? { learn: [], held: [] } : { learn: texts(train), held: texts(test) }
}

/** Warnings about columns that tell the target, and about rows that are in both tables. They keep no folder from being imported. */
export function leakWarnings({ settings, tables }: Pick<CheckedFolder, 'settings' | 'tables'>): Finding[] {
  const all: LeakTables = { settings, ...tables }
  const columns = columnLeaks(all)
  const warnings = columns.flatMap((leak): Finding[] => {
    const text = leakText(leak, columns, settings)
    return text === null ? [] : [{ file: 'train.csv', line: null, text }]
  })
  const texts = rowTexts(all)
  const twins = twinsOf(texts)
  if (!areTwinsLeak(twins, texts.held.length)) return warnings
  const { count, expected } = twins
  const text = `${count} of ${texts.held.length} rows are in train.csv too, in every column but ${quote(settings.idColumn)}; by chance ${Math.round(expected)} would be. Remove them from one of the tables.`
  return [...warnings, { file: 'test.csv', line: null, text }]
}
