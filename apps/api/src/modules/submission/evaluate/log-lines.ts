import type { FileProblem } from '@shulei/domain/submission/file.ts'
import type { Instant } from '@shulei/domain/time/instant.ts'
import { iso } from '../wire.ts'
import type { FileFindings } from './scoring-task.ts'

/**
 * One line of an entry's log. `code` is the key of its sentence in `locales/<lang>/submission.json`, `facts` fill the
 * placeholders; a fact is never a value of the solution.
 */
export interface LogLine {
  at: string
  level: 'info' | 'error'
  code: string
  facts: Record<string, string | number | null>
}

/** Lines of problems kept in a log; the rest is told as a count. */
const SHOWN_PROBLEMS = 60

const line =
  (level: LogLine['level'], code: string) =>
  (at: Instant, facts: LogLine['facts'] = {}): LogLine => ({ at: iso(at), level, code: `log.${code}`, facts })

/** The catalogue of what can happen to an entry. */
export const logLine = {
  /** file, bytes */
  accepted: line('info', 'accepted'),
  /** The team's entry before it is still in evaluation. */
  waiting: line('info', 'waiting'),
  queued: line('info', 'queued'),
  started: line('info', 'started'),
  /** rows */
  checked: line('info', 'checked'),
  scored: line('info', 'scored'),
  /** The hidden list was scored too and stays secret until it opens. */
  hiddenScored: line('info', 'hiddenScored'),
  /** problems */
  refused: line('error', 'refused'),
  /** count: problems beyond those shown */
  moreProblems: line('error', 'moreProblems'),
  /** used, limit: the try came back and went on the error allowance */
  errorAllowance: line('info', 'errorAllowance'),
  /** limit: the error allowance of the day is spent, the try stays used */
  errorAllowanceSpent: line('info', 'errorAllowanceSpent'),
  /** attempt, attempts: the evaluation was cut off and starts again */
  interrupted: line('info', 'interrupted'),
  /** seconds */
  tookTooLong: line('error', 'tookTooLong'),
  /** attempts: given up by our fault */
  gaveUp: line('error', 'gaveUp'),
  refunded: line('info', 'refunded'),
}

/** A cell count without a number belongs to a line that is too long to be a row. */
const codeOf = ({ code, value }: FileProblem) =>
  code === 'cellCount' && value === undefined ? 'problem.lineTooLong' : `problem.${code}`

function problemLine(at: Instant, problem: FileProblem): LogLine {
  const { line: row = null, column = null, id = null, value = null, count = 1 } = problem
  return { at: iso(at), level: 'error', code: codeOf(problem), facts: { line: row, column, id, value, count } }
}

/** The lines of a refused file: how many problems, the first of them one by one, and how many more. */
export function refusalLines(at: Instant, { problems, problemCount }: FileFindings): LogLine[] {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => problemLine(at, problem))
  const more = problemCount - shown.length
  return [
    logLine.refused(at, { problems: problemCount }),
    ...shown,
    ...(more > 0 ? [logLine.moreProblems(at, { count: more })] : []),
  ]
}
