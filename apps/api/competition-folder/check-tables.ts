import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { targetOf } from '@shulei/domain/compete/submission/score.ts'
import { type Findings, quote } from './finding.ts'
import type { OpenFolder, TableName } from './open-folder.ts'
import { checkIds, type LinedTable, readTable, type TableColumns } from './read-table.ts'
import { type TableSettings, tablesOf } from './settings.ts'

/** The tables that are read as a whole. Results are read by the scoring pipeline instead. */
export interface FolderTables {
  train: LinedTable | null
  test: LinedTable | null
  solution: LinedTable | null
}

export const solutionColumns = ['id', 'target', 'list'] as const

const isDate = (cell: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(cell) && !Number.isNaN(Date.parse(`${cell.slice(0, 10)}T00:00:00Z`))

const cellRules = {
  id: null,
  category: null,
  text: null,
  number: { fits: (cell: string) => cell.trim() !== '' && Number.isFinite(Number(cell)), what: 'no number' },
  binary: { fits: (cell: string) => cell === '0' || cell === '1', what: 'neither 0 nor 1' },
  date: { fits: isDate, what: 'no date that starts with yyyy-mm-dd' },
} as const

/** Compares the cells of each column with its type; an empty cell is a missing value. */
function checkCells(table: LinedTable, file: string, settings: TableSettings, findings: Findings): void {
  for (const { name, type } of settings.columns) {
    const [rule, place] = [cellRules[type], table.columns.indexOf(name)]
    if (!rule || place < 0) continue
    for (const [at, row] of table.rows.entries()) {
      const cell = row[place] ?? ''
      if (cell === '' || rule.fits(cell)) continue
      const text = `${quote(name)} is ${quote(cell)}, ${rule.what}. Correct the cell, or the column's type in competition.json.`
      findings.add({ file, line: table.lines[at] ?? null, text }, `cell ${name}`)
    }
  }
}

/** The settings that a solution is compared with. */
export type SolutionSettings = Pick<TableSettings, 'metric' | 'labels'> & {
  schedules?: readonly { listB: unknown }[] | undefined
}

const wantedTarget: Record<(typeof metrics)[MetricId]['prediction'], string> = {
  number: 'a number',
  probability: '0 or 1',
  probabilities: 'one of the labels',
  label: 'one of the labels',
}

/** Compares true values with what the metric can be computed with. A table without their column is left alone. */
function checkTargets(
  table: LinedTable,
  file: string,
  place: number,
  settings: SolutionSettings,
  findings: Findings,
): void {
  const { metric, labels = [] } = settings
  if (!metric || place < 0) return
  const { prediction } = metrics[metric]
  if (prediction === 'label' && labels.length === 0) return
  const known = new Map(labels.map((label, index) => [label, index]))
  for (const [at, row] of table.rows.entries()) {
    const cell = row[place] ?? ''
    if (targetOf(metric, cell, known) !== null) continue
    const text = `The true value is ${quote(cell)}; ${metric} needs ${wantedTarget[prediction]}. Correct it, or the settings.`
    findings.add({ file, line: table.lines[at] ?? null, text }, 'target')
  }
}

/** Compares the solution with the test set. */
function checkSolution(
  solution: LinedTable,
  file: string,
  { settings, testIds }: { settings: SolutionSettings; testIds: ReadonlySet<string> | null },
  findings: Findings,
): void {
  const report = (at: number, text: string, kind: string) =>
    findings.add({ file, line: solution.lines[at] ?? null, text }, kind)
  const ids = checkIds(solution, file, 'id', findings)
  checkTargets(solution, file, 1, settings, findings)
  const lists = new Set<string>()
  for (const [at, [id = '', , list = '']] of solution.rows.entries()) {
    lists.add(list)
    if (list !== 'A' && list !== 'B') report(at, `The list is ${quote(list)}. Write A or B.`, 'list')
    if (testIds && id !== '' && !testIds.has(id)) {
      report(at, `The id ${quote(id)} is not in the test set. Remove the row, or add it there.`, 'idUnknown')
    }
  }
  for (const id of testIds ?? []) {
    if (!ids.has(id)) {
      findings.add(
        { file, line: null, text: `The id ${quote(id)} of the test set is missing. Add its row.` },
        'idMissing',
      )
    }
  }
  const needsB = settings.schedules?.some(({ listB }) => listB !== null)
  for (const list of needsB ? ['A', 'B'] : ['A']) {
    if (!lists.has(list)) {
      findings.add({ file, line: null, text: `No row is in list ${list}. Divide the rows among both lists.` })
    }
  }
}

/** The expected columns of a table. */
export function columnsIn(table: 'train' | 'test', settings: TableSettings): string[] {
  return settings.columns.filter((column) => tablesOf(column, settings).includes(table)).map(({ name }) => name)
}

/** Reads a table of a folder; null after a finding. */
function readFrom(folder: OpenFolder, name: TableName, columns: TableColumns, findings: Findings) {
  const file = folder.tableFile(name)
  if (file === null) {
    findings.add({ file: `${name}.csv`, line: null, text: 'The file is missing. Add it as .csv or .csv.gz.' })
    return null
  }
  const text = folder.text(file)
  const table = text === null ? null : readTable(text, file, columns, findings)
  return table && { table, file }
}

/** Reads the solution of a folder, and compares it with the ids of the test set where they are known; null after a finding about its form. */
export function readSolution(
  folder: OpenFolder,
  compared: { settings: SolutionSettings; testIds: ReadonlySet<string> | null },
  findings: Findings,
): LinedTable | null {
  const found = readFrom(folder, 'solution', { wanted: solutionColumns }, findings)
  if (found) checkSolution(found.table, found.file, compared, findings)
  return found?.table ?? null
}

/** Reads and checks the training set, the test set and the solution. */
export function checkTables(folder: OpenFolder, settings: TableSettings, findings: Findings): FolderTables {
  const publicTable = (name: 'train' | 'test') => {
    const columns = { wanted: columnsIn(name, settings), elsewhere: settings.columns.map((column) => column.name) }
    const found = readFrom(folder, name, columns, findings)
    if (found) checkCells(found.table, found.file, settings, findings)
    const hasIds = found?.table.columns.includes(settings.idColumn)
    const ids = found && hasIds ? checkIds(found.table, found.file, settings.idColumn, findings) : null
    return { found, ids }
  }
  const train = publicTable('train')
  if (train.found) {
    const { table, file } = train.found
    checkTargets(table, file, table.columns.indexOf(settings.targetColumn), settings, findings)
  }
  // while the target is unknown, so are the columns of the test set
  const isTargetKnown = settings.columns.some(({ name }) => name === settings.targetColumn)
  const test = isTargetKnown ? publicTable('test') : { found: null, ids: null }
  const testIds = test.ids && new Set(test.ids.keys())
  const solution = readSolution(folder, { settings, testIds }, findings)
  return { train: train.found?.table ?? null, test: test.found?.table ?? null, solution }
}
