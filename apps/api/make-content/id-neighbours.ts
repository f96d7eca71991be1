/**
 * Prints how much the ids of the built-in competitions tell: each row of the test set is predicted by the rows of the training set
 * with the nearest ids, and scored like a submission, beside the best constant and the baselines.
 *
 *   node apps/api/make-content/id-neighbours.ts [<folder like apps/api/seed/content>]
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { column, parseCsv, type Table } from '../competition-folder/csv.ts'
import { mostFrequent } from '../competition-folder/stats.ts'
import { type Card, levels } from '../seed/card.ts'
import { contentFolder, readCard, readTableBytes } from '../seed/content-folder.ts'
import { scoreSubmission } from './score-baselines.ts'

/** Neighbours of a row: few where the nearest label counts, more where a share or a mean does. */
const neighbours = { label: 5, probability: 20, probabilities: 20, number: 20 } as const

/** The place of an id on a line: a number, a day, or the first digits of a hash. */
function placeOf(id: string): number {
  if (/^\d{4}-\d\d-\d\d$/.test(id)) return Date.parse(id)
  return /^[0-9a-f]{16}$/.test(id) ? Number.parseInt(id.slice(0, 12), 16) : Number(id)
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The cells of a prediction that is made of the targets of some training rows. */
function cellsOf({ metric, labels }: Card, targets: readonly string[]): string[] {
  const { prediction } = metrics[metric]
  if (prediction === 'label') return [mostFrequent([...targets])]
  if (prediction !== 'probabilities') return [String(meanOf(targets.map(Number)))]
  // half a row of each label keeps a label that no neighbour has possible
  const counts = labels.map((label) => targets.filter((target) => target === label).length + 0.5)
  return counts.map((count) => String(count / (targets.length + labels.length / 2)))
}

function measure(folder: string): string {
  const card = readCard(folder)
  const table = (name: Parameters<typeof readTableBytes>[1]) => parseCsv(readTableBytes(folder, name).toString('utf8'))
  const [train, solution] = [table('train'), table('solution')]
  const targets = column(train, card.targetColumn)
  const known = column(train, card.idColumn).map((id, at) => ({ place: placeOf(id), target: targets[at] ?? '' }))
  const ids = column(solution, 'id')
  const columns = [card.idColumn, ...card.predictionColumns.map(({ name }) => name)]
  const scored = (cellsFor: (id: string) => string[]) => {
    const submission: Table = { columns, rows: ids.map((id) => [id, ...cellsFor(id)]) }
    return scoreSubmission(card, submission, solution)
  }
  const constant = cellsOf(card, targets)
  const count = neighbours[metrics[card.metric].prediction]
  const near = scored((id) => {
    const own = placeOf(id)
    const nearest = known.toSorted((a, b) => Math.abs(a.place - own) - Math.abs(b.place - own)).slice(0, count)
    return cellsOf(
      card,
      nearest.map(({ target }) => target),
    )
  })
  const text = ({ A, B }: { A: number; B: number }) => `${A.toFixed(3)} ${B.toFixed(3)}`
  const baselines = levels.map((level) => `${level} ${text(card.baselines[level])}`).join('  ')
  return `${card.slug.padEnd(16)} ${card.metric.padEnd(18)} ids ${text(near)}  constant ${text(scored(() => constant))}  ${baselines}`
}

const root = process.argv[2] ?? contentFolder
for (const slug of readdirSync(root).sort()) process.stdout.write(`${measure(join(root, slug))}\n`)
