import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { FileProblem } from '@shulei/domain/compete/submission/file.ts'
import { factsOf, groupProblems, problemKey } from '@shulei/domain/compete/submission/file-problems.ts'
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
  /** count: problems that are not listed; in logs that list the problems of a kind one by one */
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

/** A log line for each kind of problem, with its first place and the lines of the next ones. */
const problemLines = (at: Instant, level: LogLine['level'], problems: readonly FileProblem[]): LogLine[] =>
  groupProblems(problems).map((group) => ({
    at: iso(at),
    level,
    code: `problem.${problemKey(group.first)}`,
    facts: factsOf(group),
  }))

/** Lines for a refused file: the number of problems, then each kind. */
export function refusalLines(at: Instant, { problems, problemCount }: FileFindings): LogLine[] {
  return [logLine.refused(at, { problems: problemCount }), ...problemLines(at, 'error', problems)]
}

/** Lines for what a scored file may not mean. */
export const warningLines = (at: Instant, warnings: readonly FileProblem[] = []): LogLine[] =>
  problemLines(at, 'info', warnings)
