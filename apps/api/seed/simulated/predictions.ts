import { type Metric, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { formatCsv, type Table } from '../../competition-folder/csv.ts'
import type { Content } from '../content.ts'
import { randomOf } from '../random.ts'
import type { SimulatedSubmission } from './submissions.ts'

type Kind = Metric['prediction']

/** The two baselines that submissions are blended from, on a scale where noise can be added. */
interface Base {
  columns: string[]
  ids: string[]
  kind: Kind
  labels: string[]
  middle: number[][]
  better: number[][]
  /** Distance of the two baselines: the root mean square of their difference. */
  distance: number
}

const EDGE = 1e-6
const logit = (p: number) => {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, p))
  return Math.log(inside / (1 - inside))
}
const logistic = (x: number) => 1 / (1 + Math.exp(-x))

const onScale: Record<Kind, (cells: string[], labels: string[]) => number[]> = {
  number: (cells) => cells.map(Number),
  probability: (cells) => cells.map((cell) => logit(Number(cell))),
  probabilities: (cells) => cells.map((cell) => Math.log(Math.max(EDGE, Number(cell)))),
  // a chosen label has a value of 1 above the others, which noise sometimes exceeds
  label: (cells, labels) => labels.map((label) => (label === cells[0] ? 1 : 0)),
}

/** Distance for labels, whose baselines can agree: noise of this size changes one in ten labels of a weak team. */
const LABEL_DISTANCE = 0.6

const DIGITS = 6
const written = (value: number) => String(Number(value.toFixed(DIGITS)))

/** Cells of a row. Probabilities of a row sum to 1 as exactly as decimal text allows. */
const offScale: Record<Kind, (values: number[], labels: string[]) => string[]> = {
  number: (values) => values.map(written),
  probability: (values) => values.map((value) => written(logistic(value))),
  probabilities: (values) => {
    const weights = values.map((value) => Math.exp(value - Math.max(...values)))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const all = weights.slice(1).map((weight) => Number((weight / total).toFixed(DIGITS)))
    return [written(1 - all.reduce((sum, p) => sum + p, 0)), ...all.map(written)]
  },
  label: (values, labels) => [labels[values.indexOf(Math.max(...values))] ?? ''],
}

function baseOf({ card, baseline }: Content): Base {
  const kind = metrics[card.metric].prediction
  const read = (table: Table) => table.rows.map(([, ...cells]) => onScale[kind](cells, card.labels))
  const table = baseline('better')
  const better = read(table)
  const middle = read(baseline('middle'))
  const rest = { columns: table.columns, ids: table.rows.map(([id = '']) => id), kind, labels: card.labels }
  if (kind === 'label') return { ...rest, middle, better, distance: LABEL_DISTANCE }
  const squares = better.flatMap((row, i) => row.map((value, j) => (value - (middle[i]?.[j] ?? 0)) ** 2))
  return {
    ...rest,
    middle,
    better,
    distance: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length),
  }
}

/** Makes the files of a competition's simulated teams: a blend of two baselines plus seeded noise. */
export function predictionsOf(content: Content): (submission: SimulatedSubmission) => string {
  const { columns, ids, kind, labels, middle, better, distance } = baseOf(content)
  return ({ slug, team, no, blend, noise }) => {
    const random = randomOf(`${slug}/${team.key}/${no}`)
    const rows = ids.map((id, i) => {
      const values = (better[i] ?? []).map((value, j) => {
        const other = middle[i]?.[j] ?? value
        return other + blend * (value - other) + noise * distance * random.normal()
      })
      return [id, ...offScale[kind](values, labels)]
    })
    return formatCsv({ columns, rows })
  }
}
