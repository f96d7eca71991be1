import { createHash } from 'node:crypto'
import { drawnScores } from '@shulei/domain/compete/ranking/shake-up.ts'
import { type FileSketch, sketchOf } from '@shulei/domain/compete/sign/likeness.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { scoreOf } from '@shulei/domain/compete/submission/score.ts'
import { fileRulesOf } from '../file-rules.ts'
import { checkFile } from './check-file.ts'
import type { Scores, ScoringAnswer, ScoringTask } from './scoring-task.ts'
import type { Solution } from './solution.ts'

/** Null for a file that is not compared, see `sketchOf`. */
function fileSketch(
  metric: ScoringTask['shape']['metric'],
  targets: Float64Array,
  predictions: Float64Array[],
): FileSketch | null {
  const errors = sketchOf(metrics[metric].prediction, { targets, predictions })
  if (!errors) return null
  const hash = createHash('sha256')
  for (const values of predictions) hash.update(values)
  return { digest: hash.digest('hex'), errors: Buffer.from(errors.buffer).toString('base64') }
}

/**
 * Checks a file by the shared rules, collecting all problems, and reads its predictions in the same pass; then scores the rows of
 * each list. Throws when the server is at fault.
 */
export async function scoreFile(solution: Solution, { file, shape, redraw }: ScoringTask): Promise<ScoringAnswer> {
  const { ids, targets, labels, lists } = solution
  const predictions = shape.predictionColumns.map(() => new Float64Array(targets.length))
  const report = await checkFile(file, fileRulesOf(shape, ids), (row, column, cell, value) => {
    const values = predictions[column] as Float64Array
    // the labels of the competition have the same numbers in the solution; one that it does not contain is never right
    values[row] = Number.isNaN(value) ? (labels.get(cell) ?? -1) : value
  })
  const { rows, problems, problemCount, warnings } = report
  if (!report.ok) return { kind: 'refused', findings: { rows, problems, problemCount } }

  const scores: Scores = { A: null, B: null }
  const scoreOn = (own: Uint32Array) => scoreOf(shape.metric, { rows: own, targets, predictions, labels: labels.size })
  for (const [list, own] of lists) {
    const score = scoreOn(own)
    if (!Number.isFinite(score)) throw new Error(`${shape.metric} is undefined on list ${list}`)
    scores[list] = score
  }
  const onB = lists.get('B')
  if (!redraw) {
    const sketch = fileSketch(shape.metric, targets, predictions)
    return { kind: 'scored', rows, scores, sketch, ...(warnings.length > 0 ? { warnings } : {}) }
  }
  if (!onB || scores.B === null) return { kind: 'scored', rows, scores }
  return { kind: 'scored', rows, scores, drawn: drawnScores(onB, scoreOn, { score: scores.B, ...redraw }) }
}
