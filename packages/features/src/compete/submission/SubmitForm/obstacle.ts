import { countText, hasForbiddenCharacters } from '@shulei/domain/base/text/count.ts'
import { cheatStatuses } from '@shulei/domain/compete/appeal/appeal.ts'
import type { BlockedReason } from '@shulei/domain/compete/submission/gate.ts'
import type { Verdict } from '../submits.ts'
import type { FileCheckState } from './useFileCheck.ts'

/** Longest description, in code points. */
export const maxDescription = 500

/** The gate has one reason for flagged and banned teams. */
type ShownReason = BlockedReason | 'teamFlagged'

/** Reason why the button does not submit. */
export type Obstacle =
  | { kind: 'blocked'; reason: ShownReason; count: number }
  | { kind: 'noFile' | 'wrongType' | 'checking' | 'problems' | 'unreadable' | 'process' | 'forbidden' }
  | { kind: 'tooLong'; over: number }

export interface Draft {
  verdict: Verdict
  file: File | null
  isWrongType: boolean
  check: FileCheckState
  hasProcessProblem: boolean
  description: string
}

function reasonOf({ reason, checks }: Verdict): ShownReason {
  const isFlagged = checks.some(({ ok, facts }) => !ok && facts.cheatStatus === cheatStatuses.flagged)
  return reason === 'teamBanned' && isFlagged ? 'teamFlagged' : ((reason ?? 'stageEnded') as BlockedReason)
}

/** The first obstacle between the draft and its submission, or null. A file that cannot be checked here may be sent. */
export function obstacleOf(draft: Draft): Obstacle | null {
  const { verdict, file, check, description } = draft
  if (!verdict.allowed) {
    const count = verdict.checks.filter(({ ok }) => !ok).length
    return { kind: 'blocked', reason: reasonOf(verdict), count }
  }
  if (!file) return { kind: 'noFile' }
  if (draft.isWrongType) return { kind: 'wrongType' }
  if (check.phase === 'checking') return { kind: 'checking' }
  if (check.phase === 'unreadable') return { kind: 'unreadable' }
  if (check.phase === 'done' && !check.report.ok) return { kind: 'problems' }
  if (draft.hasProcessProblem) return { kind: 'process' }
  const over = countText(description) - maxDescription
  if (over > 0) return { kind: 'tooLong', over }
  return hasForbiddenCharacters(description) ? { kind: 'forbidden' } : null
}
