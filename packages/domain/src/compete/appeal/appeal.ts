import { countText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { linesOf } from '../../base/text/line.ts'
import type { Instant } from '../../base/time/instant.ts'

/** Reasons for which a team is flagged (Q186); the names are texts of `appeal.json`. */
export const flagKinds = ['severalAccounts', 'sharedResults', 'leakedData', 'handLabels', 'other'] as const
export type FlagKind = (typeof flagKinds)[number]

/** Values of a team's `cheatStatus` (Q092): both a suspicion and a ban block submitting (`B§4`). */
export const cheatStatuses = { clean: 0, flagged: 1, banned: 2 } as const

/** Most code points of an appeal. */
export const MAX_APPEAL = 2000

/** Largest file of an appeal in bytes (Q173). */
export const MAX_APPEAL_FILE = 10 * 1024 * 1024

/** Normalises the content of an appeal for storage. */
export const appealText = linesOf

/** Problem of an appeal's content (`B§5`), by the name of its error. */
export type AppealProblem = 'appealEmpty' | 'appealTooLong' | 'appealForbidden'

/** The problem of an appeal's content, or null. Blanks and invisible characters alone are empty. */
export function appealProblem(content: string): AppealProblem | null {
  if (hasForbiddenCharacters(content)) return 'appealForbidden'
  const text = appealText(content)
  if (text === '') return 'appealEmpty'
  return countText(text) > MAX_APPEAL ? 'appealTooLong' : null
}

/** Reason why a team cannot appeal now: there is no flag, or the flag has been appealed against already. */
export type AppealRefusal = 'nothingToAppeal' | 'appealSent'

/** A team may appeal once against each flag, as long as the flag stands. */
export function appealRefusal({ flagged, appealed }: { flagged: boolean; appealed: boolean }): AppealRefusal | null {
  if (!flagged) return 'nothingToAppeal'
  return appealed ? 'appealSent' : null
}

/** A flag with its appeal, as far as the time line needs them. */
export interface CaseTimes {
  flag: { status: number; at: Instant; endedAt: Instant | null }
  appeal: { sentAt: Instant; answeredAt: Instant | null; accepted: boolean | null } | null
}

/** An event of a case. */
export interface CaseEvent {
  kind: 'flagged' | 'banned' | 'sent' | 'waiting' | 'accepted' | 'rejected' | 'cleared' | 'unbanned'
  /** Null for an answer that is still awaited. */
  at: Instant | null
}

/**
 * The time line of a case, oldest event first. An open appeal ends with the awaited answer; the end of a flag is an event of its
 * own only where no appeal ended it.
 */
export function caseEvents({ flag, appeal }: CaseTimes): CaseEvent[] {
  const isBan = flag.status === cheatStatuses.banned
  const events: CaseEvent[] = [{ kind: isBan ? 'banned' : 'flagged', at: flag.at }]
  if (appeal) {
    events.push({ kind: 'sent', at: appeal.sentAt })
    if (appeal.answeredAt === null) events.push({ kind: 'waiting', at: null })
    else events.push({ kind: appeal.accepted ? 'accepted' : 'rejected', at: appeal.answeredAt })
  }
  if (flag.endedAt !== null && appeal?.accepted !== true) {
    events.push({ kind: isBan ? 'unbanned' : 'cleared', at: flag.endedAt })
  }
  return events
}
