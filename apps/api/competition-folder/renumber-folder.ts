import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CheckedFolder } from './check-folder.ts'
import { column, formatCsv, parseCsv, type Table } from './csv.ts'
import { quote } from './finding.ts'
import { SETTINGS_FILE, type TableName, tableNames, textFiles } from './open-folder.ts'
import { randomIds, withNewIds } from './random-ids.ts'

/** The file that tells the old id of each new one. Its name is hidden, so that nothing else reads it. */
export const IDS_FILE = '.ids.csv'

function tableOf({ folder, tables }: CheckedFolder, name: TableName): Table | null {
  if (name === 'train' || name === 'test' || name === 'solution') return tables[name]
  const file = folder.tableFile(name)
  if (file === null) return null
  try {
    return parseCsv(folder.text(file) ?? '')
  } catch {
    throw new Error(`${file} cannot be written with new ids. Save it as UTF-8 with commas.`)
  }
}

/**
 * Writes a copy of a folder whose rows have ids by chance and are in their order, so that neither an id nor the order of the rows tells
 * anything. The copy, readable by this account alone, keeps the old ids in a hidden file. Throws an error when the ids mean something
 * that the rows need, or when the copy is there already.
 */
export function renumberFolder(checked: CheckedFolder, copy: string): void {
  const { folder, settings, tables } = checked
  const { idColumn } = settings
  const type = settings.columns.find(({ name }) => name === idColumn)?.type
  if (type === 'date' || type === 'binary') {
    throw new Error(
      `The ids in ${quote(idColumn)} are of the type ${type}, which ids by chance are not. Add a column of ids first.`,
    )
  }
  const old = new Set([...column(tables.train, idColumn), ...column(tables.test, idColumn)])
  const ids = randomIds([...old], randomBytes(32).toString('hex'))
  const written = new Map<string, string | Buffer>()
  for (const name of [SETTINGS_FILE, ...textFiles]) {
    const bytes = folder.has(name) ? folder.bytes(name) : null
    if (bytes) written.set(name, bytes)
  }
  for (const name of tableNames) {
    const table = tableOf(checked, name)
    if (table) written.set(`${name}.csv`, formatCsv(withNewIds(table, name === 'solution' ? 'id' : idColumn, ids)))
  }
  written.set(IDS_FILE, formatCsv({ columns: ['old', 'new'], rows: [...ids] }))
  try {
    mkdirSync(copy, { mode: 0o700 })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new Error(isThere ? `${copy} is there already. Import it, or remove it first.` : `${copy} cannot be made.`)
  }
  for (const [name, content] of written) {
    mkdirSync(dirname(join(copy, name)), { recursive: true, mode: 0o700 })
    writeFileSync(join(copy, name), content, { mode: 0o600, flag: 'wx' })
  }
}
