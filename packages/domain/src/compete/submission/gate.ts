import type { CompletionGap, CompletionPage, CompletionStep } from '../../base/completion/completion.ts'
import type { Gate } from '../../base/completion/gate.ts'
import { type Instant, nextShanghaiDayStart } from '../../base/time/instant.ts'
import { currentSchedule, listSpan, nextWindow, type Schedule, windowAt } from '../competition/schedule.ts'
import { quotaState } from './quota.ts'

/** The five conditions of `B§4` in order, the daily quota, the completion gate, and the device if it is known. */
export type GateRule = 'schedule' | 'clean' | 'signup' | 'window' | 'round' | 'quota' | 'completion' | 'device'

/** Most uploads of result files in parts that a person has in a competition. */
export const MAX_OPEN_RESULTS = 3

/**
 * Reasons in the order of `B§4`: the first one that applies is shown. The three steps of the completion gate come last, so
 * that people fill in personal data only when nothing else blocks them.
 */
export const blockedReasons = [
  'mobileDevice',
  'noEntryForm',
  'dailyLimit',
  'stageNotReached',
  'notSignedUp',
  'stageEnded',
  'teamBanned',
  'scheduleMismatch',
  'profileIncomplete',
  'occupationIncomplete',
  'realNameMissing',
] as const

/** Reason why submitting is blocked (`B§4`). */
export type BlockedReason = (typeof blockedReasons)[number]

/** Remedy for a failed condition; a missing item leads to its page of the guide. */
export type GateRemedy = 'signup' | 'entryForm' | 'appeal' | 'wait' | 'desktop' | CompletionPage

export interface GateInput {
  now: Instant
  schedules: readonly Schedule[]
  /** 0 none, 1 agreement accepted, 2 form pending, 3 complete alone, 4 complete in a team. */
  signupState: 0 | 1 | 2 | 3 | 4
  /** `cheatStatus` 0 is clean; `scheduleId` is the schedule the team was promoted to. */
  team: { cheatStatus: number; scheduleId: number | null } | null
  /**
   * Today's use of the current schedule; null before any use. `used` counts the team's tries and those that its members made for other
   * teams (`countsFor`); `brought` are the latter.
   */
  quota: { limit: number; used: number; brought?: number; errorLimit: number; errorUsed: number } | null
  /** How much the competition asks people to fill in; the specification's gate without it. */
  gate?: Gate
  /** Gap of the completion gate; null if complete. */
  completion: CompletionGap | null
  /** Absent where the device does not matter: the server never checks it. */
  mobile?: boolean
  /** End of the competition, which limits its schedules; null if unknown. */
  competitionEnd: Instant | null
}

/** One condition with its verdict. */
export interface GateCheck {
  rule: GateRule
  ok: boolean
  reason: BlockedReason | null
  /** Values for the sentence: ids, instants, counts. */
  facts: Record<string, string | number | null>
  remedy: GateRemedy | null
}

export interface SubmitVerdict {
  allowed: boolean
  reason: BlockedReason | null
  checks: GateCheck[]
  /**
   * The next instant at which submitting is allowed if only time passes; null if it is allowed already or if time alone is
   * not enough.
   */
  nextAt: Instant | null
}

type Outcome = Omit<GateCheck, 'rule'>

function passed(facts: GateCheck['facts']): Outcome {
  return { ok: true, reason: null, facts, remedy: null }
}

function failed(reason: BlockedReason, facts: GateCheck['facts'], remedy: GateRemedy | null): Outcome {
  return { ok: false, reason, facts, remedy }
}

/** Schedules cut at the competition's end, with list windows cut to their schedule: outside it they accept no submission. */
function effective(input: GateInput): Schedule[] {
  return input.schedules.map((schedule) => {
    const start = schedule.startTime
    const end = Math.min(schedule.endTime, input.competitionEnd ?? Number.POSITIVE_INFINITY)
    const notBefore = (at: Instant | null) => (at === null ? null : Math.max(at, start))
    const notAfter = (at: Instant | null) => (at === null ? null : Math.min(at, end))
    return {
      ...schedule,
      endTime: end,
      listAStartTime: notBefore(schedule.listAStartTime),
      listAEndTime: notAfter(schedule.listAEndTime),
      listBStartTime: notBefore(schedule.listBStartTime),
      listBEndTime: notAfter(schedule.listBEndTime),
    }
  })
}

function nextSchedule(schedules: readonly Schedule[], now: Instant): Schedule | null {
  const coming = schedules.filter((schedule) => schedule.startTime > now && schedule.startTime <= schedule.endTime)
  return coming.sort((a, b) => a.startTime - b.startTime || a.sort - b.sort)[0] ?? null
}

function checkSchedule(current: Schedule | null, coming: Schedule | null): Outcome {
  if (current) {
    return passed({ scheduleId: current.id, startsAt: current.startTime, endsAt: current.endTime })
  }
  const facts = { scheduleId: null, nextScheduleId: coming?.id ?? null, nextStartsAt: coming?.startTime ?? null }
  return failed('stageEnded', facts, coming ? 'wait' : null)
}

function checkClean({ team }: GateInput): Outcome {
  const cheatStatus = team?.cheatStatus ?? 0
  return cheatStatus === 0 ? passed({ cheatStatus }) : failed('teamBanned', { cheatStatus }, 'appeal')
}

function checkSignup({ signupState }: GateInput): Outcome {
  if (signupState >= 3) return passed({ signupState })
  if (signupState === 0) return failed('notSignedUp', { signupState }, 'signup')
  return failed('noEntryForm', { signupState }, 'entryForm')
}

function checkWindow(schedules: readonly Schedule[], current: Schedule | null, now: Instant): Outcome {
  const list = current && windowAt(current, now)
  const span = current && list && listSpan(current, list)
  if (span) return passed({ list, startsAt: span.start, endsAt: span.end })
  const next = nextWindow(schedules, now)
  const facts = {
    list: null,
    nextScheduleId: next?.schedule.id ?? null,
    nextList: next?.list ?? null,
    nextStartsAt: next?.startsAt ?? null,
  }
  return failed('stageEnded', facts, next ? 'wait' : null)
}

/**
 * Checks the current schedule, or between schedules the next one. A team that is not promoted that far has not reached it; a
 * team in a later or foreign schedule does not match it.
 */
function checkRound({ team, schedules }: GateInput, round: Schedule | null): Outcome {
  const teamScheduleId = team?.scheduleId ?? null
  const facts = { scheduleId: round?.id ?? null, sort: round?.sort ?? null, teamScheduleId }
  if (!round || round.sort === 0 || teamScheduleId === round.id) return passed(facts)
  const teamRound = schedules.find((schedule) => schedule.id === teamScheduleId)
  const behind = teamScheduleId === null || (teamRound !== undefined && teamRound.sort < round.sort)
  return failed(behind ? 'stageNotReached' : 'scheduleMismatch', facts, null)
}

function freshQuota(round: Schedule): NonNullable<GateInput['quota']> {
  return { limit: round.maxSubmitCount, used: 0, brought: 0, errorLimit: round.maxErrorSubmitCount, errorUsed: 0 }
}

function checkQuota(input: GateInput, round: Schedule | null): Outcome {
  const quota = input.quota ?? (round && freshQuota(round))
  if (!quota) return passed({ limit: null, used: 0, left: null, resetsAt: null })
  const { left, errorLeft, exhausted, resetsAt } = quotaState({ ...quota, now: input.now })
  const facts = { ...quota, left, errorLeft, resetsAt }
  return exhausted ? failed('dailyLimit', facts, quota.limit > 0 ? 'wait' : null) : passed(facts)
}

const reasonOfStep = {
  binding: 'profileIncomplete',
  occupation: 'occupationIncomplete',
  realName: 'realNameMissing',
} as const satisfies Record<CompletionStep, BlockedReason>

/** `missing` contains the names of the items, separated by blanks. */
function checkCompletion({ completion }: GateInput): Outcome {
  if (!completion) return passed({ missing: null })
  const { step, missing, page } = completion
  return failed(reasonOfStep[step], { missing: missing.join(' ') }, page)
}

function checkDevice(mobile: boolean): Outcome {
  const facts = { mobile: mobile ? 1 : 0 }
  return mobile ? failed('mobileDevice', facts, 'desktop') : passed(facts)
}

function checksAt(input: GateInput): GateCheck[] {
  const { now, mobile } = input
  const schedules = effective(input)
  const current = currentSchedule(schedules, now)
  const coming = current ? null : nextSchedule(schedules, now)
  const round = current ?? coming
  const checks: GateCheck[] = [
    { rule: 'schedule', ...checkSchedule(current, coming) },
    { rule: 'clean', ...checkClean(input) },
    { rule: 'signup', ...checkSignup(input) },
    { rule: 'window', ...checkWindow(schedules, current, now) },
    { rule: 'round', ...checkRound(input, round) },
    { rule: 'quota', ...checkQuota(input, round) },
    ...(input.gate === 'none' ? [] : [{ rule: 'completion' as const, ...checkCompletion(input) }]),
  ]
  if (mobile !== undefined) checks.push({ rule: 'device', ...checkDevice(mobile) })
  return checks
}

/** The same input at a later instant: another schedule has its own quota, another day a fresh one. */
function later(input: GateInput, at: Instant): GateInput {
  const schedules = effective(input)
  const sameSchedule = currentSchedule(schedules, input.now)?.id === currentSchedule(schedules, at)?.id
  const sameDay = nextShanghaiDayStart(input.now) === nextShanghaiDayStart(at)
  const quota =
    sameSchedule && input.quota ? { ...input.quota, ...(sameDay ? {} : { used: 0, brought: 0, errorUsed: 0 }) } : null
  return { ...input, now: at, quota }
}

function nextAllowed(input: GateInput): Instant | null {
  const instants = [nextShanghaiDayStart(input.now)]
  for (const schedule of effective(input)) {
    // One millisecond after its end, a schedule gives way to an overlapping one of higher sort.
    instants.push(schedule.startTime, schedule.endTime + 1)
    for (const list of ['A', 'B'] as const) instants.push(listSpan(schedule, list)?.start ?? Number.NaN)
  }
  const coming = instants.filter((at) => at > input.now).sort((a, b) => a - b)
  return coming.find((at) => checksAt(later(input, at)).every((check) => check.ok)) ?? null
}

/** Whether a team may submit at `now`: every condition of `B§4` with its verdict, and the next possible instant. */
export function submitVerdict(input: GateInput): SubmitVerdict {
  const checks = checksAt(input)
  const allowed = checks.every((check) => check.ok)
  const reason = blockedReasons.find((candidate) => checks.some((check) => check.reason === candidate)) ?? null
  return { allowed, reason, checks, nextAt: allowed ? null : nextAllowed(input) }
}
