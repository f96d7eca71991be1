import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { PredictionKind } from '@shulei/domain/compete/submission/metric.ts'

/** Labels of the files in which classes are predicted. */
export const benchLabels = ['Adelie', 'Chinstrap', 'Gentoo']

const labelAt = (share: number) => benchLabels[Math.floor(share * benchLabels.length)] as string

/** How each kind of prediction is written: its columns, a true value and the cells of a row, from random numbers. */
const forms: Record<PredictionKind, { columns: string[]; target(r: number): string; cells(r: () => number): string }> =
  {
    number: { columns: ['p'], target: (r) => (r * 1000).toFixed(3), cells: (r) => (r() * 1000).toFixed(6) },
    probability: { columns: ['p'], target: (r) => (r < 0.3 ? '1' : '0'), cells: (r) => r().toFixed(6) },
    probabilities: {
      columns: benchLabels,
      target: labelAt,
      cells(r) {
        const [a, b] = [Math.round(r() * 5e5), Math.round(r() * 5e5)]
        return [a, b, 1e6 - a - b].map((share) => (share / 1e6).toFixed(6)).join()
      },
    },
    label: { columns: ['p'], target: labelAt, cells: (r) => labelAt(r()) },
  }

/** The prediction columns of the files of a kind. */
export const columnsOf = (kind: PredictionKind): string[] => forms[kind].columns

/** Writes a solution and a submission of `rows` rows in different orders; deterministic for the same number and kind. */
export async function writeFiles(
  rows: number,
  solution: string,
  submission: string,
  kind: PredictionKind = 'probability',
): Promise<void> {
  const form = forms[kind]
  let state = 42
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const truth = createWriteStream(solution)
  const sent = createWriteStream(submission)
  truth.write('id,target,list\n')
  sent.write(`id,${form.columns.join()}\n`)
  // a step that shares no factor with the count visits every row once
  const step = 7919
  for (let i = 0; i < rows; ) {
    let truthPart = ''
    let sentPart = ''
    for (const end = Math.min(rows, i + 10_000); i < end; i++) {
      truthPart += `row-${i},${form.target(random())},${random() < 0.3 ? 'A' : 'B'}\n`
      sentPart += `row-${(i * step) % rows},${form.cells(random)}\n`
    }
    truth.write(truthPart)
    if (!sent.write(sentPart)) await once(sent, 'drain')
  }
  truth.end()
  sent.end()
  await Promise.all([once(truth, 'finish'), once(sent, 'finish')])
}
