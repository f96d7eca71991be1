import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill } from '@shulei/domain/base/text/refusal.ts'
import {
  factsOf,
  groupProblems,
  moreKey,
  type ProblemGroup,
  problemKey,
} from '@shulei/domain/compete/submission/file-problems.ts'
import Papa from 'papaparse'
import { checkFile } from '../src/modules/compete/submission/evaluate/check-file.ts'
import type { Scorer } from '../src/modules/compete/submission/evaluate/scorer.ts'
import type { FileFindings, Scores, ScoringOutcome } from '../src/modules/compete/submission/evaluate/scoring-task.ts'
import { fileRulesOf } from '../src/modules/compete/submission/file-rules.ts'
import { column, type Table } from './csv.ts'
import type { Findings } from './finding.ts'
import type { OpenFolder, TableName } from './open-folder.ts'
import { type BaselineName, baselineNames, type ResultSettings } from './settings.ts'

/** Scores by the file's table name. */
export type FolderScores = Partial<Record<TableName, Scores>>

const texts: Record<'problem' | 'more', Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../locales/en-US/submission.json', import.meta.url), 'utf8'),
)

/** The sentences that a contestant reads, with the page's numbers. The line stands beside them already. */
function problemText(group: ProblemGroup): string {
  const key = problemKey(group.first)
  const known = Object.entries({ ...factsOf(group), next: group.next.join(', ') })
  const shown = (fact: string | number | null) =>
    typeof fact === 'number' ? fact.toLocaleString('en-US') : (fact ?? '')
  const facts = Object.fromEntries(known.map(([name, fact]) => [name, shown(fact)]))
  const more = group.next.length > 0 ? ` ${fill(texts.more[moreKey(group.first)] ?? '', facts)}` : ''
  return fill(texts.problem[key] ?? key, facts).replace(/^Line [\d,]+: /, '') + more
}

function reportProblems(problems: FileFindings['problems'], file: string, findings: Findings): void {
  for (const group of groupProblems(problems)) {
    findings.add({ file, line: group.first.line ?? null, text: problemText(group) })
  }
}

function reportOutcome(
  outcome: ScoringOutcome,
  file: string,
  { findings, doubts }: Pick<CheckOptions, 'findings' | 'doubts'>,
): Scores | null {
  switch (outcome.kind) {
    case 'scored':
      if (doubts) reportProblems(outcome.warnings ?? [], file, doubts)
      return outcome.scores
    case 'refused':
      reportProblems(outcome.findings.problems, file, findings)
      return null
    case 'broken': {
      // every result finds the same mistake of the solution
      if (findings.has('solution.csv')) return null
      const remedy = 'Each list needs rows that the metric can be computed with, for auc rows of both classes.'
      findings.add({ file: 'solution.csv', line: null, text: `It cannot be scored: ${outcome.message}. ${remedy}` })
      return null
    }
    default:
      findings.add({ file, line: null, text: 'Scoring took too long or too much memory. Make the files smaller.' })
      return null
  }
}

/** The result files of a folder that are there as they should be. */
function resultFiles(folder: OpenFolder, settings: ResultSettings, findings: Findings): TableName[] {
  const add = (file: string, text: string) => findings.add({ file, line: null, text })
  const isThere = (name: BaselineName) => folder.tableFile(`baselines/${name}`) !== null
  for (const name of baselineNames) {
    const file = `baselines/${name}.csv`
    if (settings.baselines[name] && !isThere(name)) {
      add(file, 'The file is missing, but competition.json describes it. Add it, or remove its description.')
    }
    if (isThere(name) && !settings.baselines[name]) {
      add(file, `competition.json does not say how it was made. Describe it under baselines › ${name}.`)
    }
  }
  if (folder.tableFile('sample_submission') === null) {
    add('sample_submission.csv', 'The file is missing. Add a result that anybody could submit, as .csv or .csv.gz.')
  }
  const names = ['sample_submission', ...baselineNames.map((name) => `baselines/${name}` as const)] as const
  return names.filter((name) => folder.tableFile(name) !== null)
}

/** The ids that a result names itself, whatever else is wrong with it. */
function ownIds(content: Buffer, idColumn: string): Set<string> {
  const { data } = Papa.parse<Record<string, string>>(content.toString(), { header: true, skipEmptyLines: true })
  return new Set(data.flatMap((row) => row[idColumn]?.trim() || []))
}

interface CheckOptions {
  findings: Findings
  /** Gets what scored files may not mean. */
  doubts?: Findings
  /** The test set; null where it is not there or has mistakes. Results are then compared with their own ids. */
  test: Table | null
  /** Whether the solution is there without mistakes. Results are else checked, but not scored. */
  isSolved: boolean
  scorer: Scorer
}

/** Checks the sample and the baselines like submissions, and scores them in the scoring child. */
export async function checkScores(
  folder: OpenFolder,
  settings: ResultSettings,
  options: CheckOptions,
): Promise<FolderScores> {
  const names = resultFiles(folder, settings, options.findings)
  // a misspelled id column would be missing from every result
  if (!settings.columns.some(({ name }) => name === settings.idColumn)) return {}
  return checkResults(folder, names, settings, options)
}

/** Checks results like submissions, and scores them where the solution is in order. */
export async function checkResults(
  folder: OpenFolder,
  names: readonly TableName[],
  { metric, idColumn, predictionColumns, labels, maxBytes }: Omit<ResultSettings, 'columns' | 'baselines'>,
  { findings, doubts, test, isSolved, scorer }: CheckOptions,
): Promise<FolderScores> {
  const shape = { metric, idColumn, predictionColumns, labels, maxBytes }
  const testIds = test?.columns.includes(idColumn) ? new Set(column(test, idColumn)) : null
  const solutionFile = isSolved ? folder.tableFile('solution') : null
  const solved = solutionFile === null ? null : folder.bytes(solutionFile)
  const scratch = mkdtempSync(join(tmpdir(), 'shulei-check-'))
  const solution = join(scratch, 'solution.csv')
  const scores: FolderScores = {}
  try {
    if (solved) writeFileSync(solution, solved, { mode: 0o600 })
    for (const [at, name] of names.entries()) {
      const file = folder.tableFile(name) as string
      const content = folder.bytes(file)
      if (content === null) continue
      const path = join(scratch, `${at}.csv`)
      writeFileSync(path, content, { mode: 0o600 })
      if (solved) {
        const found = reportOutcome(await scorer.score({ file: path, solution, shape }), file, {
          findings,
          ...(doubts ? { doubts } : {}),
        })
        if (found) scores[name] = found
      } else {
        const report = await checkFile(path, fileRulesOf(shape, testIds ?? ownIds(content, idColumn)))
        reportProblems(report.problems, file, findings)
        if (doubts) reportProblems(report.warnings, file, doubts)
      }
    }
    return scores
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
