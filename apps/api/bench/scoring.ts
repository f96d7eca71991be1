/**
 * Scores a million rows in the scoring child, and for comparison with a streaming CSV library in the same run. `ROWS=200000` for a
 * short run. Ratios are of processor time, which other load on the machine does not change; memory is the peak of each process as
 * Linux reports it.
 */
import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { metrics, scoredMetrics } from '@shulei/domain/compete/submission/metric.ts'
import { checkFile } from '../src/modules/compete/submission/evaluate/check-file.ts'
import { openScorer } from '../src/modules/compete/submission/evaluate/scorer.ts'
import type { Scores } from '../src/modules/compete/submission/evaluate/scoring-task.ts'
import { type FileShape, fileRulesOf } from '../src/modules/compete/submission/file-rules.ts'
import { benchLabels, columnsOf, writeFiles } from './scoring-files.ts'
import { mb, ms, printTable, timed, times } from './table.ts'

const rows = Number(process.env.ROWS ?? 1_000_000)
const folder = mkdtempSync(join(tmpdir(), 'shulei-bench-'))
const solution = join(folder, 'solution.csv')
const file = join(folder, 'submission.csv')
const shape: FileShape = { metric: 'auc', idColumn: 'id', predictionColumns: ['p'], labels: [], maxBytes: 1e9 }

const peakOf = (pid: number | undefined): number => {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return Number.NaN
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1]) * 1024
}

/** Processor milliseconds that a process has used; a tick of Linux is a hundredth of a second. */
function cpuOf(pid: number | undefined): number {
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return Number.NaN
  const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

interface Other {
  scores: Scores
  peak: number
  cpu: number
}

async function streaming(): Promise<Other> {
  const child = fork(fileURLToPath(new URL('./streaming-scorer.ts', import.meta.url)), [solution, file])
  return new Promise((done, failed) => {
    child.once('message', (message) => done(message as Other))
    child.once('exit', (code) => code && failed(new Error(`the streaming parser ended with ${code}`)))
  })
}

/** Scores with every metric: in a new child, then again with the loaded solution; the best of three of each. */
async function everyMetric(): Promise<string[][]> {
  const table: string[][] = []
  for (const metric of scoredMetrics) {
    const kind = metrics[metric].prediction
    await writeFiles(rows, solution, file, kind)
    const labels = kind === 'label' || kind === 'probabilities' ? benchLabels : []
    const task = { file, solution, shape: { ...shape, metric, predictionColumns: columnsOf(kind), labels } }
    const runs = { cold: Number.POSITIVE_INFINITY, warm: Number.POSITIVE_INFINITY, peak: 0, score: '' }
    for (let turn = 0; turn < 3; turn++) {
      const scorer = openScorer({ idleMs: 60_000 })
      const cold = await timed(() => scorer.score(task))
      const warm = await timed(() => scorer.score(task))
      runs.cold = Math.min(runs.cold, cold.ms)
      runs.warm = Math.min(runs.warm, warm.ms)
      runs.peak = Math.max(runs.peak, peakOf(scorer.pid))
      runs.score = warm.value.kind === 'scored' ? String(warm.value.scores.A) : warm.value.kind
      scorer.close()
    }
    table.push([metric, ms(runs.cold), ms(runs.warm), mb(runs.peak), runs.score])
  }
  return table
}

try {
  printTable(
    `Scoring ${rows.toLocaleString('en')} rows by each metric`,
    ['', 'new child', 'next file', 'peak memory', 'score on list A'],
    await everyMetric(),
  )
  await writeFiles(rows, solution, file)
  const scorer = openScorer({ idleMs: 60_000 })
  const task = { file, solution, shape }
  const first = await timed(() => scorer.score(task))
  const firstCpu = cpuOf(scorer.pid)
  const again = await timed(() => scorer.score(task))
  const againCpu = cpuOf(scorer.pid) - firstCpu
  const peak = peakOf(scorer.pid)
  scorer.close()
  const other = await timed(streaming)
  const ids = new Set(Array.from({ length: rows }, (_, i) => `row-${i}`))
  const checkStart = process.cpuUsage()
  const check = await timed(() => checkFile(file, fileRulesOf(shape, ids)))
  const { user, system } = process.cpuUsage(checkStart)
  const checkCpu = (user + system) / 1000

  const { value } = first
  if (value.kind !== 'scored' || Math.abs((value.scores.A ?? 0) - (other.value.scores.A ?? 1)) > 1e-9) {
    throw new Error(`the two ways do not agree: ${JSON.stringify([value, other.value.scores])}`)
  }
  printTable(
    `Scoring ${rows.toLocaleString('en')} rows (AUC, two lists, ${mb(statSync(file).size)})`,
    ['', 'time', 'processor', 'streaming takes', 'peak memory'],
    [
      [
        'new child: start, load the solution, check, score',
        ms(first.ms),
        ms(firstCpu),
        times(other.value.cpu / firstCpu),
        '',
      ],
      ['same child, next file: check, score', ms(again.ms), ms(againCpu), times(other.value.cpu / againCpu), mb(peak)],
      ['the check alone, as in a browser', ms(check.ms), ms(checkCpu), times(other.value.cpu / checkCpu), ''],
      ['streaming library, without a check', ms(other.ms), ms(other.value.cpu), times(1), mb(other.value.peak)],
    ],
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
