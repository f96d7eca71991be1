import type { Instant } from '../../base/time/instant.ts'

/** A schedule of a competition (`B§3`). `sort` is 0 to 4; quotas are per team and Shanghai day. */
export interface Schedule {
  id: number
  /** Chinese title, optionally followed by `#` and the English one. */
  title: string
  sort: number
  startTime: Instant
  endTime: Instant
  listAStartTime: Instant | null
  listAEndTime: Instant | null
  listBStartTime: Instant | null
  listBEndTime: Instant | null
  maxSubmitCount: number
  /** Submissions that may fail by their own fault per team and day, in addition to `maxSubmitCount`. */
  maxErrorSubmitCount: number
  /** Month of a season as `YYYY-MM`; null or absent for a planned schedule. */
  season?: string | null | undefined
  /** The source code that the schedule asks for; null or absent where it asks for none. */
  source?: SourceAsk | null | undefined
  /** How many list A submissions a captain may choose for list B; null or absent where nothing can be chosen. */
  choice?: FinalChoice | null | undefined
}

/** The window in which teams hand in their source code, including both ends. */
export interface SourceAsk extends Span {
  /** First places of the visible list whose teams are asked; 0 for all teams that were scored. */
  places: number
}

/** A team's choice of list A submissions that count on list B. */
export interface FinalChoice {
  /** Most submissions, from 1. */
  count: number
  /** The last instant at which the choice may change. */
  until: Instant
}

/** List A scores the public part, list B the hidden part. */
export type ListName = 'A' | 'B'

/** A time span, including both ends. */
export interface Span {
  start: Instant
  end: Instant
}

/** The window in which a schedule accepts submissions for a list; null if it has none or its dates are invalid. */
export function listSpan(schedule: Schedule, list: ListName): Span | null {
  const start = list === 'A' ? schedule.listAStartTime : schedule.listBStartTime
  const end = list === 'A' ? schedule.listAEndTime : schedule.listBEndTime
  return start !== null && end !== null && start <= end ? { start, end } : null
}

function holds(span: Span | null, now: Instant): boolean {
  return span !== null && span.start <= now && now <= span.end
}

function bySort(a: Schedule, b: Schedule): number {
  return a.sort - b.sort || a.id - b.id
}

/** The schedule whose start and end enclose `now`, including both; of several the one with the lowest sort (`B§4`). */
export function currentSchedule(schedules: readonly Schedule[], now: Instant): Schedule | null {
  const enclosing = schedules.filter((schedule) => holds({ start: schedule.startTime, end: schedule.endTime }, now))
  return enclosing.sort(bySort)[0] ?? null
}

/** The list that accepts submissions at `now`; B wins if the windows overlap (`B§4`). */
export function windowAt(schedule: Schedule, now: Instant): ListName | null {
  if (holds(listSpan(schedule, 'B'), now)) return 'B'
  return holds(listSpan(schedule, 'A'), now) ? 'A' : null
}

/** Stage 1 in the list B window, else stage 0 (`B§4`). */
export function stageAt(schedule: Schedule, now: Instant): 0 | 1 {
  return windowAt(schedule, now) === 'B' ? 1 : 0
}

/** A list window in the future. */
export interface NextWindow {
  schedule: Schedule
  list: ListName
  startsAt: Instant
}

/** The first list window that opens after `now`; at the same instant the lower sort, then B. */
export function nextWindow(schedules: readonly Schedule[], now: Instant): NextWindow | null {
  let next: NextWindow | null = null
  for (const schedule of schedules.toSorted(bySort)) {
    for (const list of ['B', 'A'] as const) {
      const startsAt = listSpan(schedule, list)?.start
      if (startsAt === undefined || startsAt <= now) continue
      if (next === null || startsAt < next.startsAt) next = { schedule, list, startsAt }
    }
  }
  return next
}

/** The next closing or opening of a list. */
export interface ListEdge {
  kind: 'ends' | 'starts'
  list: ListName
  at: Instant
}

/** The end of the list that accepts submissions, else the start of the next list; null after the last window. */
export function nextListEdge(schedules: readonly Schedule[], now: Instant): ListEdge | null {
  const current = currentSchedule(schedules, now)
  const list = current && windowAt(current, now)
  const span = current && list && listSpan(current, list)
  if (span) return { kind: 'ends', list, at: span.end }
  const next = nextWindow(schedules, now)
  return next && { kind: 'starts', list: next.list, at: next.startsAt }
}

/** Whether any list window has opened, including windows that are over. */
export function anyWindowBegun(schedules: readonly Schedule[], now: Instant): boolean {
  return schedules.some((schedule) =>
    (['A', 'B'] as const).some((list) => (listSpan(schedule, list)?.start ?? Number.POSITIVE_INFINITY) <= now),
  )
}

const ROUNDS_EN = ['First', 'Second', 'Third', '4th', '5th']
const ROUNDS_ZH = ['一', '二', '三', '四', '五']

function hasSpecialRounds(competitionId: number): boolean {
  return (competitionId >= 963 && competitionId <= 968) || (competitionId >= 1056 && competitionId <= 1061)
}

/** Default title by sort, for schedules whose title is empty (`B§9`). */
function defaultTitle(sort: number, competitionId: number, lang: 'zh-CN' | 'en-US'): string {
  const chinese = lang === 'zh-CN'
  if (hasSpecialRounds(competitionId)) {
    if (sort === 0) return chinese ? '初赛' : '1st round'
    return chinese ? '决赛' : 'Finals'
  }
  if (chinese) return `第${ROUNDS_ZH[sort] ?? sort + 1}赛程`
  return `${ROUNDS_EN[sort] ?? `${sort + 1}th`} Schedule`
}

/** The title of a schedule: Chinese before `#`, English after it, else the default title (`B§3`, `B§9`). */
export function scheduleTitle(schedule: Schedule, competitionId: number, lang: 'zh-CN' | 'en-US'): string {
  const cut = schedule.title.indexOf('#')
  const chinese = cut < 0 ? schedule.title : schedule.title.slice(0, cut)
  const english = cut < 0 ? '' : schedule.title.slice(cut + 1)
  return (lang === 'zh-CN' ? chinese : english).trim() || defaultTitle(schedule.sort, competitionId, lang)
}

/** A segment of the competition's time ruler. */
export interface RulerSegment extends Span {
  kind: 'signup' | 'a' | 'b'
  scheduleId: number | null
}

/** The schedules without seasons that are followed by another one. */
function withoutPastSeasons(schedules: readonly Schedule[]): Schedule[] {
  const latest = Math.max(...schedules.map(({ startTime }) => startTime))
  return schedules.filter(({ season, startTime }) => !season || startTime === latest)
}

/**
 * Sign-up and all list windows in time order; spans without two valid ends are left out, and all seasons but the latest: a ruler of
 * two years of months says nothing.
 */
export function rulerSegments(competition: {
  signupStart: Instant | null
  signupEnd: Instant | null
  schedules: readonly Schedule[]
}): RulerSegment[] {
  const { signupStart, signupEnd, schedules } = competition
  const segments: RulerSegment[] = []
  if (signupStart !== null && signupEnd !== null && signupStart <= signupEnd) {
    segments.push({ kind: 'signup', start: signupStart, end: signupEnd, scheduleId: null })
  }
  for (const schedule of withoutPastSeasons(schedules).sort(bySort)) {
    for (const list of ['A', 'B'] as const) {
      const span = listSpan(schedule, list)
      if (span) segments.push({ kind: list === 'A' ? 'a' : 'b', ...span, scheduleId: schedule.id })
    }
  }
  return segments.sort((a, b) => a.start - b.start || a.end - b.end)
}
