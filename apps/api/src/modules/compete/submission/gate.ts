import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionSubmits } from '@shulei/contract/compete/submission/calls.ts'
import type { CompletionGap } from '@shulei/domain/base/completion/completion.ts'
import { type Instant, nextShanghaiDayStart } from '@shulei/domain/base/time/instant.ts'
import { currentSchedule, type ListName, type Schedule, windowAt } from '@shulei/domain/compete/competition/schedule.ts'
import { type SubmitVerdict, submitVerdict } from '@shulei/domain/compete/submission/gate.ts'
import type { LedgerSum, ReaderCompetition } from './reader-competition.repo.ts'
import { iso, isoOrNull } from './wire.ts'

type Answer = DataIn<typeof competitionSubmits>

/** Tries by the name of the member who made them for another team, without those who have none left. */
function broughtBy(lines: readonly LedgerSum[]): Answer['quota']['brought'] {
  const names = [...new Set(lines.flatMap(({ brought }) => brought ?? []))]
  return names
    .map((name) => ({ name, used: triesIn(lines.filter(({ brought }) => brought === name)) }))
    .filter(({ used }) => used > 0)
}

const countOf = (lines: readonly LedgerSum[], wanted: LedgerSum['kind']) =>
  lines.reduce((total, { kind, count }) => total + (kind === wanted ? count : 0), 0)

const triesIn = (lines: readonly LedgerSum[]) => countOf(lines, 'use') - countOf(lines, 'refund')

/**
 * Used tries less returned ones that count for the team, those of the reader alone, those that members made for other teams, and
 * failures that used the error allowance.
 */
function usedIn(competition: ReaderCompetition, scheduleId: number | undefined) {
  const lines = competition.ledger.filter((line) => line.scheduleId === scheduleId)
  return {
    teamUsed: triesIn(lines),
    selfUsed: triesIn(lines.filter(({ own }) => own)),
    brought: broughtBy(lines),
    errorUsed: countOf(lines, 'error'),
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
        brought: used.brought.reduce((total, one) => total + one.used, 0),
        errorLimit: schedule.maxErrorSubmitCount,
        errorUsed: used.errorUsed,
      },
    gate: competition.gate,
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
  return {
    ...usedIn(competition, schedule?.id),
    limit: schedule?.maxSubmitCount ?? 0,
    errorLimit: schedule?.maxErrorSubmitCount ?? 0,
    resetsAt: iso(nextShanghaiDayStart(now)),
  }
}
