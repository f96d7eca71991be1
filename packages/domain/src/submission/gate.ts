import { currentSchedule, listSpan, nextWindow, type Schedule, windowAt } from '../competition/schedule.ts'
import { type Instant, nextShanghaiDayStart } from '../time/instant.ts'
import { quotaState } from './quota.ts'

/** The five conditions of `B§4` in their order, the daily quota, and the device where it is known. */
export type GateRule = 'schedule' | 'clean' | 'signup' | 'window' | 'round' | 'quota' | 'device'

/** Why submitting is blocked (`B§4`). */
export type BlockedReason =
  | 'mobileDevice'
  | 'noEntryForm'
  | 'dailyLimit'
  | 'stageNotReached'
  | 'notSignedUp'
  | 'stageEnded'
  | 'teamBanned'
  | 'scheduleMismatch'

/** The order of `B§4`: the first failing one is the reason shown. */
export const blockedReasons = [
  'mobileDevice',
  'noEntryForm',
  'dailyLimit',
  'stageNotReached',
  'notSignedUp',
  'stageEnded',
  'teamBanned',
  'scheduleMismatch',
] as const satisfies readonly BlockedReason[]

/** What mends a failing condition. */
export type GateRemedy = 'signup' | 'entryForm' | 'appeal' | 'wait' | 'desktop'

export interface GateInput {
  now: Instant
  schedules: readonly Schedule[]
  /** 0 none, 1 agreement accepted, 2 form pending, 3 complete alone, 4 complete in a team. */
  signupState: 0 | 1 | 2 | 3 | 4
  /** `cheatStatus` 0 is clean; `scheduleId` is the round the team was promoted to. */
  team: { cheatStatus: number; scheduleId: number | null } | null
  /** Today's figures for the current schedule; null means nothing used yet. */
  quota: { limit: number; used: number; errorLimit: number; errorUsed: number } | null
  /** Left out where the device does not matter: the server never enforces it. */
  mobile?: boolean
  /** A schedule never outlasts its competition. Null: no end known. */
  competitionEnd: Instant | null
}

/** One condition and how it stands. */
export interface GateCheck {
  rule: GateRule
  ok: boolean
  reason: BlockedReason | null
  /** Machine values for the sentence: ids, instants, counts. */
  facts: Record<string, string | number | null>
  remedy: GateRemedy | null
}

export interface SubmitVerdict {
  allowed: boolean
  reason: BlockedReason | null
  checks: GateCheck[]
  /**
   * The next instant at which submitting is allowed if nothing but time passes; null when it is allowed already or
   * when time alone never mends it.
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

/** Schedules cut at the competition's end and list windows cut to their schedule: outside it they take no entry. */
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
 * Judged on the current round, or between rounds on the coming one. A team that is not promoted that far has not
 * reached the stage; one that sits in a later or foreign round does not match it.
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
  return { limit: round.maxSubmitCount, used: 0, errorLimit: round.maxErrorSubmitCount, errorUsed: 0 }
}

function checkQuota(input: GateInput, round: Schedule | null): Outcome {
  const quota = input.quota ?? (round && freshQuota(round))
  if (!quota) return passed({ limit: null, used: 0, left: null, resetsAt: null })
  const { left, errorLeft, exhausted, resetsAt } = quotaState({ ...quota, now: input.now })
  const facts = { ...quota, left, errorLeft, resetsAt }
  return exhausted ? failed('dailyLimit', facts, quota.limit > 0 ? 'wait' : null) : passed(facts)
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
  ]
  if (mobile !== undefined) checks.push({ rule: 'device', ...checkDevice(mobile) })
  return checks
}

/** The same input at a later instant: another schedule has a quota of its own, another day a new one. */
function later(input: GateInput, at: Instant): GateInput {
  const schedules = effective(input)
  const sameSchedule = currentSchedule(schedules, input.now)?.id === currentSchedule(schedules, at)?.id
  const sameDay = nextShanghaiDayStart(input.now) === nextShanghaiDayStart(at)
  const quota = sameSchedule && input.quota ? { ...input.quota, ...(sameDay ? {} : { used: 0, errorUsed: 0 }) } : null
  return { ...input, now: at, quota }
}

function nextAllowed(input: GateInput): Instant | null {
  const instants = [nextShanghaiDayStart(input.now)]
  for (const schedule of effective(input)) {
    // One millisecond after its end a schedule lets an overlapping one of higher sort become current.
    instants.push(schedule.startTime, schedule.endTime + 1)
    for (const list of ['A', 'B'] as const) instants.push(listSpan(schedule, list)?.start ?? Number.NaN)
  }
  const coming = instants.filter((at) => at > input.now).sort((a, b) => a - b)
  return coming.find((at) => checksAt(later(input, at)).every((check) => check.ok)) ?? null
}

/** Whether a team may submit at `now`, every condition of `B§4` with its state, and when time will mend it. */
export function submitVerdict(input: GateInput): SubmitVerdict {
  const checks = checksAt(input)
  const allowed = checks.every((check) => check.ok)
  const reason = blockedReasons.find((candidate) => checks.some((check) => check.reason === candidate)) ?? null
  return { allowed, reason, checks, nextAt: allowed ? null : nextAllowed(input) }
}
