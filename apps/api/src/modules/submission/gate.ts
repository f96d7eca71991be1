import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionSubmits } from '@shulei/contract/submission/calls.ts'
import { currentSchedule, type ListName, type Schedule, windowAt } from '@shulei/domain/competition/schedule.ts'
import type { CompletionGap } from '@shulei/domain/guide/completion.ts'
import { type SubmitVerdict, submitVerdict } from '@shulei/domain/submission/gate.ts'
import { type Instant, nextShanghaiDayStart } from '@shulei/domain/time/instant.ts'
import type { ReaderCompetition } from './reader-competition.repo.ts'
import { iso, isoOrNull } from './wire.ts'

type Answer = DataIn<typeof competitionSubmits>

/** Used tries less returned ones, of the team and of the reader alone, and failures that used the error allowance. */
function usedIn(competition: ReaderCompetition, scheduleId: number) {
  const sum = (kind: string, own: boolean) =>
    competition.ledger
      .filter((line) => line.scheduleId === scheduleId && line.kind === kind && (!own || line.own))
      .reduce((total, line) => total + line.count, 0)
  return {
    teamUsed: sum('use', false) - sum('refund', false),
    selfUsed: sum('use', true) - sum('refund', true),
    errorUsed: sum('error', false),
  }
}

/** The decision of the gate, and the schedule and list that a submission would belong to. */
export interface Gate {
  verdict: SubmitVerdict
  schedule: Schedule | null
  list: ListName | null
}

/**
 * The domain's verdict on whether the reader may submit, from today's ledger (B§4). `completion` is what the reader still has to
 * fill in.
 */
export function gateOf(competition: ReaderCompetition, completion: CompletionGap | null, now: Instant): Gate {
  const schedule = currentSchedule(competition.schedules, now)
  const used = schedule && usedIn(competition, schedule.id)
  const verdict = submitVerdict({
    now,
    schedules: competition.schedules,
    signupState: competition.signupState,
    team: competition.team,
    quota: schedule &&
      used && {
        limit: schedule.maxSubmitCount,
        used: used.teamUsed,
        errorLimit: schedule.maxErrorSubmitCount,
        errorUsed: used.errorUsed,
      },
    completion,
    competitionEnd: competition.endTime,
  })
  return { verdict, schedule, list: schedule && windowAt(schedule, now) }
}

/** The verdict in the form of the contract: for the page, and for a refused upload. */
export function verdictOnWire({ allowed, reason, nextAt, checks }: SubmitVerdict, now: Instant): Answer['verdict'] {
  return { allowed, reason, nextAt: isoOrNull(nextAt), checkedAt: iso(now), checks }
}

/** Today's quota in the current schedule, else in the next upcoming one. */
export function quotaOnWire(competition: ReaderCompetition, now: Instant): Answer['quota'] {
  const next = competition.schedules
    .filter(({ startTime }) => startTime > now)
    .toSorted((a, b) => a.startTime - b.startTime)
  const schedule = currentSchedule(competition.schedules, now) ?? next[0] ?? competition.schedules.at(-1)
  const used = schedule ? usedIn(competition, schedule.id) : { teamUsed: 0, selfUsed: 0, errorUsed: 0 }
  return {
    ...used,
    limit: schedule?.maxSubmitCount ?? 0,
    errorLimit: schedule?.maxErrorSubmitCount ?? 0,
    resetsAt: iso(nextShanghaiDayStart(now)),
  }
}
