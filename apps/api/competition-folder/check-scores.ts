import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileProblem } from '@shulei/domain/submission/file.ts'
import { fill } from '@shulei/domain/text/refusal.ts'
import type { Scorer } from '../src/modules/submission/evaluate/scorer.ts'
import type { Scores, ScoringOutcome } from '../src/modules/submission/evaluate/scoring-task.ts'
import type { Findings } from './finding.ts'
import type { OpenFolder, TableName } from './open-folder.ts'
import { type BaselineName, baselineNames, type Settings } from './settings.ts'

/** Scores by the file's table name. */
export type FolderScores = Partial<Record<TableName, Scores>>

const texts: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../locales/en-US/submission.json', import.meta.url), 'utf8'),
).problem

/** The sentence that a contestant would read. The line stands beside it already. */
function problemText({ code, line, column, id, value }: FileProblem): string {
  const key = code === 'cellCount' && value === undefined ? 'lineTooLong' : code
  const facts = { line: line ?? '', column: column ?? '', id: id ?? '', value: value ?? '' }
  return fill(texts[key] ?? key, facts).replace(/^Line \d+: /, '')
}

function reportOutcome(outcome: ScoringOutcome, file: string, findings: Findings): Scores | null {
  switch (outcome.kind) {
    case 'scored':
      return outcome.scores
    case 'refused': {
      const { problems, problemCount } = outcome.findings
      for (const problem of problems) findings.add({ file, line: problem.line ?? null, text: problemText(problem) })
      const more = problemCount - problems.length
      if (more > 0) findings.add({ file, line: null, text: `${more} more problems like these.` })
      return null
    }
    case 'broken': {
      const remedy = 'Each list needs rows that the metric can be computed with, for auc rows of both classes.'
      findings.add(
        { file: 'solution.csv', line: null, text: `It cannot be scored: ${outcome.message}. ${remedy}` },
        'broken',
      )
      return null
    }
    default:
      findings.add({ file, line: null, text: 'Scoring took too long or too much memory. Make the files smaller.' })
      return null
  }
}

/** The result files of a folder that are there as they should be. */
function resultFiles(folder: OpenFolder, settings: Settings, findings: Findings): TableName[] {
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

/** Scores the sample and the baselines like submissions, in the scoring child. */
export async function checkScores(
  folder: OpenFolder,
  settings: Settings,
  { findings, canScore, scorer }: { findings: Findings; canScore: boolean; scorer: Scorer },
): Promise<FolderScores> {
  const names = resultFiles(folder, settings, findings)
  const solutionFile = folder.tableFile('solution')
  const bytes = canScore && solutionFile !== null ? folder.bytes(solutionFile) : null
  if (bytes === null) return {}
  const { metric, idColumn, predictionColumns, labels, maxBytes } = settings
  const scratch = mkdtempSync(join(tmpdir(), 'shulei-check-'))
  const scores: FolderScores = {}
  try {
    const solution = join(scratch, 'solution.csv')
    writeFileSync(solution, bytes, { mode: 0o600 })
    for (const [at, name] of names.entries()) {
      const file = folder.tableFile(name) as string
      const content = folder.bytes(file)
      if (content === null) continue
      const path = join(scratch, `${at}.csv`)
      writeFileSync(path, content, { mode: 0o600 })
      const shape = { metric, idColumn, predictionColumns, labels, maxBytes }
      const found = reportOutcome(await scorer.score({ file: path, solution, shape }), file, findings)
      if (found) scores[name] = found
    }
    return scores
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
