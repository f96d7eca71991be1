import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { FileProblem } from '@shulei/domain/compete/submission/file.ts'
import { iso } from '../wire.ts'
import type { FileFindings } from './scoring-task.ts'

/**
 * A line of a submission's log. `code` is the key of its sentence in `locales/<lang>/submission.json`, `facts` fill the
 * placeholders; a fact is never a value of the solution.
 */
export interface LogLine {
  at: string
  level: 'info' | 'error'
  code: string
  facts: Record<string, string | number | null>
}

/** Most problems that a log lists one by one; a count stands for the rest. */
const SHOWN_PROBLEMS = 60

const line =
  (level: LogLine['level'], code: string) =>
  (at: Instant, facts: LogLine['facts'] = {}): LogLine => ({ at: iso(at), level, code: `log.${code}`, facts })

/** All lines that a submission's log can have. The comment of a line names its facts. */
export const logLine = {
  /** file, bytes */
  accepted: line('info', 'accepted'),
  /** Another submission of the team is still in evaluation. */
  waiting: line('info', 'waiting'),
  queued: line('info', 'queued'),
  started: line('info', 'started'),
  /** rows */
  checked: line('info', 'checked'),
  scored: line('info', 'scored'),
  /** The hidden list was scored too; its score stays secret until the list opens. */
  hiddenScored: line('info', 'hiddenScored'),
  /** problems */
  refused: line('error', 'refused'),
  /** count: problems that are not listed */
  moreProblems: line('error', 'moreProblems'),
  /** used, limit: the try was returned, at the cost of the error allowance */
  errorAllowance: line('info', 'errorAllowance'),
  /** limit: the error allowance of the day is used up, and the try is not returned */
  errorAllowanceSpent: line('info', 'errorAllowanceSpent'),
  /** attempt, attempts: the evaluation was interrupted and starts again */
  interrupted: line('info', 'interrupted'),
  /** seconds */
  tookTooLong: line('error', 'tookTooLong'),
  /** attempts: the server failed and gave up */
  gaveUp: line('error', 'gaveUp'),
  refunded: line('info', 'refunded'),
  /** name: the member of the team who cancelled */
  cancelled: line('info', 'cancelled'),
  /** was, reasonCn, reasonEn: metric or solution was corrected, and the submission has a new score; `was` is its old one on list A */
  rescored: line('info', 'rescored'),
  /** was, wasB, reasonCn, reasonEn: as before, for a submission that has a score on list B too */
  rescoredBoth: line('info', 'rescoredBoth'),
}

/** A line as a team reads it before list B opens: without its old score on list B. */
export function withoutListB(line: LogLine): LogLine {
  if (line.code !== 'log.rescoredBoth') return line
  const { wasB: _, ...facts } = line.facts
  return { ...line, code: 'log.rescored', facts }
}

/** Code of a problem's line. A wrong number of cells without a value means a line that is too long to be a row. */
const codeOf = ({ code, value }: FileProblem) =>
  code === 'cellCount' && value === undefined ? 'problem.lineTooLong' : `problem.${code}`

function problemLine(at: Instant, problem: FileProblem): LogLine {
  const { line: row = null, column = null, id = null, value = null, text = null, count = 1 } = problem
  return { at: iso(at), level: 'error', code: codeOf(problem), facts: { line: row, column, id, value, text, count } }
}

/** Lines for a refused file: the number of problems, the first ones one by one, and the number of the others. */
export function refusalLines(at: Instant, { problems, problemCount }: FileFindings): LogLine[] {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => problemLine(at, problem))
  const more = problemCount - shown.length
  return [
    logLine.refused(at, { problems: problemCount }),
    ...shown,
    ...(more > 0 ? [logLine.moreProblems(at, { count: more })] : []),
  ]
}
