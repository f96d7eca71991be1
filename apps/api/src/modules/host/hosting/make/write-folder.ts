import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { metricsFor } from '@shulei/domain/host/hosting/proposal.ts'
import { tableLimits } from '@shulei/domain/host/hosting/table.ts'
import { formatCsv } from '../../../../../competition-folder/csv.ts'
import type { Settings } from '../../../../../competition-folder/settings.ts'
import { settingsOf } from './folder-settings.ts'
import { folderTexts } from './folder-texts.ts'
import type { HostingChoice } from './hosting-task.ts'
import { type HostedTable, UnfitTable } from './read-rows.ts'
import { shuffled, splitRows } from './split-rows.ts'

/** Most different values of a column of categories. */
const MOST_CATEGORIES = 50

type ColumnKind = Settings['columns'][number]['type']

const isNumber = (cell: string) =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(cell) && Number.isFinite(Number(cell))
const isDay = (cell: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(cell) && !Number.isNaN(Date.parse(`${cell.slice(0, 10)}T00:00:00Z`))

/** The kind of a column by its cells; it is told by them alone, since every cell has to fit it. */
function kindOf(cells: readonly string[]): ColumnKind {
  const values = new Set(cells)
  values.delete('')
  if (values.size === 0) return 'text'
  const every = (fits: (cell: string) => boolean) => [...values].every(fits)
  if (every((cell) => cell === '0' || cell === '1')) return 'binary'
  if (every(isNumber)) return 'number'
  if (every(isDay)) return 'date'
  return values.size <= MOST_CATEGORIES && values.size < cells.length ? 'category' : 'text'
}

/** A name of the column of ids that no other column has. */
function idName(names: readonly string[]): string {
  const known = new Set(names.map((name) => name.toLowerCase()))
  return ['id', 'row_id', 'shulei_id'].find((name) => !known.has(name)) ?? `id_${names.length}`
}

/** The value that a prediction without any knowledge gives: the mean, the share of ones, or the most frequent label. */
function plainGuess(targets: readonly string[], prediction: (typeof metrics)['rmse']['prediction']): string {
  if (prediction === 'label') {
    const counts = new Map<string, number>()
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1)
    return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
  }
  const mean = targets.reduce((sum, target) => sum + Number(target), 0) / targets.length
  return String(Number(mean.toPrecision(6)))
}

/** Longest name of a column, in code points. */
const LONGEST_NAME = 100
/** A name on one line that a competition's settings take. */
function nameOf(name: string, at: number): string {
  const line = name.replace(/[\s\0]+/g, ' ').trim()
  const points = [...line]
  return points.length <= LONGEST_NAME ? line : `${points.slice(0, LONGEST_NAME - 8).join('')} ${at + 1}`
}

/** The table without the rows and columns that take no part. Throws `UnfitTable`. */
function usableOf({ columns, rows }: HostedTable, { idColumn, targetColumn, metric }: HostingChoice) {
  const place = columns.findIndex(({ name }) => name === targetColumn)
  const target = columns[place]
  const unfit = () => new UnfitTable('hostedTarget', { column: targetColumn })
  if (!target || targetColumn === idColumn || !metricsFor(target).includes(metric)) throw unfit()
  const known = rows.filter((row) => row[place] !== '')
  if (known.length < tableLimits.fewestRows)
    throw new UnfitTable('tableTooSmall', { fewest: tableLimits.fewestRows, count: known.length })
  const targets = known.map((row) => row[place] ?? '')
  const { prediction } = metrics[metric]
  if (prediction === 'number' && !targets.every(isNumber)) throw unfit()
  if (prediction === 'probability' && !targets.every((cell) => cell === '0' || cell === '1')) throw unfit()
  const places = columns.flatMap(({ name }, at) => (name === targetColumn || name === idColumn ? [] : [at]))
  // a column that is empty, or has one value, tells nothing
  const telling = places.filter((at) => new Set(known.map((row) => row[at])).size > 1)
  if (telling.length === 0) throw unfit()
  return {
    known,
    targets,
    prediction,
    features: telling.map((at) => ({ at, name: nameOf(columns[at]?.name ?? '', at) })),
    target: nameOf(targetColumn, place),
  }
}

/** Writes a table as the folder of a competition. Throws `UnfitTable`. */
export async function writeFolder(table: HostedTable, choice: HostingChoice, folder: string): Promise<void> {
  const { known, targets, prediction, features, target: targetColumn } = usableOf(table, choice)
  const { seed } = choice
  const labels = prediction === 'label' ? [...new Set(targets)].sort() : []
  const isLabel = labels.length > 0 || prediction === 'probability'
  const parts = splitRows(isLabel ? targets : targets.map(() => ''), seed)
  const names = features.map(({ name }) => name)
  const id = idName([...names, targetColumn])
  const order = shuffled(known.length, `${seed}/ids`)
  const guess = plainGuess(
    targets.filter((_, at) => parts[at] === 'train'),
    prediction,
  )
  const [train, test, sample, solution]: [string[][], string[][], string[][], string[][]] = [[], [], [], []]
  for (const [no, at] of order.entries()) {
    const row = known[at] ?? []
    const [key, target, part] = [String(no + 1), targets[at] ?? '', parts[at] ?? 'train']
    const cells = features.map((feature) => row[feature.at] ?? '')
    if (part === 'train') train.push([key, ...cells, target])
    else {
      test.push([key, ...cells])
      sample.push([key, guess])
      solution.push([key, target, part])
    }
  }
  const kinds = new Map(features.map(({ name, at }) => [name, kindOf(known.map((row) => row[at] ?? ''))]))
  kinds.set(targetColumn, prediction === 'label' ? 'category' : kindOf(targets))
  await mkdir(join(folder, 'baselines'), { recursive: true })
  const write = (name: string, content: string) => writeFile(join(folder, name), content)
  const results = formatCsv({ columns: [id, targetColumn], rows: sample })
  await write('train.csv', formatCsv({ columns: [id, ...names, targetColumn], rows: train }))
  await write('test.csv', formatCsv({ columns: [id, ...names], rows: test }))
  await write('sample_submission.csv', results)
  await write('baselines/weak.csv', results)
  await write('solution.csv', formatCsv({ columns: ['id', 'target', 'list'], rows: solution }))
  await write(
    'competition.json',
    JSON.stringify(settingsOf({ ...choice, targetColumn }, { id, kinds, labels }), null, 2),
  )
  for (const [name, text] of Object.entries(
    folderTexts({ ...choice, targetColumn }, { id, train: train.length, test: test.length }),
  ))
    await write(name, text)
}
