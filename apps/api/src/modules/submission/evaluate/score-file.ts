import { rm } from 'node:fs/promises'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { FileReport, FileRules } from '@shulei/domain/submission/file.ts'
import { fileRulesOf } from '../file-rules.ts'
import { checkFile } from './check-file.ts'
import { csvOf } from './engine.ts'
import { metricSql } from './metric-sql.ts'
import { plainCopy } from './plain-copy.ts'
import type { Scores, ScoringAnswer, ScoringTask } from './scoring-task.ts'
import type { Solution } from './solution.ts'

/**
 * What the check trims from cells. Labels are trimmed by it here too; of numbers and ids the engine trims blanks only, which is
 * eight times as fast, and whatever else stands round them shows as a row that does not match.
 */
const SPACES =
  "' \t\v\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'"

const name = (column: string) => `"${column.replaceAll('"', '""')}"`

interface Reading {
  path: string
  delimiter: string
  rules: FileRules
  report: FileReport
}

/** Joins the file with the solution as `joined`. False when the engine did not read the very rows that the check read. */
async function join(engine: DuckDBConnection, { path, delimiter, rules, report }: Reading): Promise<boolean> {
  const isNumber = rules.prediction !== 'label'
  const cells = rules.predictionColumns.map((column, index) => {
    const cell = isNumber ? `try_cast(trim(${name(column)}) as double)` : `trim(${name(column)}, ${SPACES})`
    return `${cell} as p${index + 1}`
  })
  await engine.run(`create or replace table sent as
    select trim(${name(rules.idColumn)}) as id, ${cells.join(', ')}
    from ${csvOf(path, report.columns, delimiter)}`)
  await engine.run(`create or replace table joined as
    select i, list, target, sent.* exclude (id) from solution join sent using (id)`)
  const complete = rules.predictionColumns.map((_, index) => `p${index + 1} is not null`).join(' and ')
  const [row] = (
    await engine.runAndReadAll(`select (select count(*) from sent)::int, count(*)::int, count(distinct i)::int from joined
      where ${complete}`)
  ).getRows()
  await engine.run('drop table sent')
  return row?.every((count) => count === rules.ids.size) === true && report.rows === rules.ids.size
}

async function figures(engine: DuckDBConnection, { shape }: ScoringTask, solution: Solution): Promise<Scores> {
  const scores: Scores = { A: null, B: null }
  const result = await engine.runAndReadAll(metricSql(shape.metric, shape.labels))
  for (const [list, score] of result.getRows()) {
    if (typeof score !== 'number' || !Number.isFinite(score))
      throw new Error(`${shape.metric} is undefined on list ${list}`)
    scores[list as 'A' | 'B'] = score
  }
  for (const list of solution.lists) {
    if (scores[list] === null) throw new Error(`${shape.metric} gave nothing for list ${list}`)
  }
  return scores
}

/**
 * Checks a file by the shared rules, all problems at once, then scores it by one query on each list's rows of the solution.
 * Throws when the fault is ours.
 */
export async function scoreFile(
  engine: DuckDBConnection,
  solution: Solution,
  task: ScoringTask,
): Promise<ScoringAnswer> {
  const rules = fileRulesOf(task.shape, solution.ids)
  const report = await checkFile(task.file, rules)
  const { rows, problems, problemCount } = report
  if (!report.ok) return { kind: 'refused', findings: { rows, problems, problemCount } }

  const reading = { path: task.file, delimiter: report.delimiter ?? ',', rules, report }
  if (!(await join(engine, reading).catch(() => false))) {
    const path = await plainCopy(task.file, task.scratch, rules, report)
    try {
      if (!(await join(engine, { ...reading, path, delimiter: ',' }))) throw new Error('the engine read other rows')
    } finally {
      await rm(path, { force: true })
    }
  }
  const scores = await figures(engine, task, solution)
  await engine.run('drop table joined')
  return { kind: 'scored', rows, scores }
}
