import { DAY, type Instant, MINUTE } from '../../base/time/instant.ts'
import { listSpan, type Schedule, scheduleTitle } from '../../compete/competition/schedule.ts'

/** The times of a competition that the time machine knows. */
export interface MachineCalendar {
  id: number
  published: Instant
  end: Instant
  signupStart: Instant | null
  signupEnd: Instant | null
  /** From this instant on, members of teams stay as they are. */
  freeze: Instant
  schedules: readonly Schedule[]
  /** Null for a competition that no reviewers score. */
  review: { opensAt: Instant; deadline: Instant; publishedAt: Instant | null } | null
}

/** Kinds of milestones. Where several fall on one instant, the earlier kind names it. */
export const milestoneKinds = [
  'hidden',
  'published',
  'signup',
  'listA',
  'signupEnd',
  'freeze',
  'source',
  'listAEnd',
  'listB',
  'results',
  'reviewOpens',
  'reviewEnds',
  'end',
] as const
export type MilestoneKind = (typeof milestoneKinds)[number]

/** An instant at which something changes, of a schedule where `scheduleId` names one. */
export interface Milestone {
  kind: MilestoneKind
  at: Instant
  scheduleId: number | null
}

/** A state holds at its last instant; the milestone of its end shows what follows. */
const after = (end: Instant): Instant => end + MINUTE

/** All planned schedules, and the latest season: a select of two years of months is of no use. */
function ownSchedules(schedules: readonly Schedule[]): Schedule[] {
  const latest = Math.max(...schedules.map(({ startTime }) => startTime))
  return schedules.filter(({ season, startTime }) => !season || startTime === latest)
}

/** Makes the milestones of one schedule, or of none; an instant that is not planned gives no milestone. */
const planned =
  (scheduleId: number | null) =>
  (kind: MilestoneKind, at: Instant | null | undefined): Milestone[] =>
    at === null || at === undefined ? [] : [{ kind, at, scheduleId }]

/** The last minute before the publication of a competition or microsite, and the publication. */
export function publication(published: Instant): Milestone[] {
  const of = planned(null)
  return [...of('hidden', published - MINUTE), ...of('published', published)]
}

function scheduleMilestones(schedule: Schedule): Milestone[] {
  const [a, b] = [listSpan(schedule, 'A'), listSpan(schedule, 'B')]
  const of = planned(schedule.id)
  return [
    ...of('listA', a?.start),
    ...of('source', schedule.source?.start),
    ...of('listAEnd', a && after(a.end)),
    ...of('listB', b?.start),
    ...of('results', b && after(b.end)),
  ]
}

/** The milestones of a competition in time order; no two are at one instant. */
export function milestonesOf(calendar: MachineCalendar): Milestone[] {
  const { published, end, signupStart, signupEnd, freeze, review } = calendar
  const of = planned(null)
  const all = [
    ...publication(published),
    ...of('signup', signupStart),
    ...of('signupEnd', signupEnd === null ? null : after(signupEnd)),
    ...of('freeze', freeze),
    ...ownSchedules(calendar.schedules).flatMap(scheduleMilestones),
    ...of('reviewOpens', review?.opensAt),
    ...of('reviewEnds', review?.deadline),
    ...of('results', review?.publishedAt),
    ...of('end', after(end)),
  ]
  const rank = ({ kind }: Milestone) => milestoneKinds.indexOf(kind)
  return all
    .toSorted((a, b) => a.at - b.at || rank(a) - rank(b))
    .filter((milestone, i, sorted) => milestone.at !== sorted[i - 1]?.at)
}

/** Title of the schedule that a milestone belongs to, where the competition has several. */
export function milestoneSchedule(
  { scheduleId }: Pick<Milestone, 'scheduleId'>,
  { id, schedules }: Pick<MachineCalendar, 'id' | 'schedules'>,
): { cn: string; en: string } | null {
  const schedule = schedules.length > 1 ? schedules.find((one) => one.id === scheduleId) : undefined
  if (!schedule) return null
  return { cn: scheduleTitle(schedule, id, 'zh-CN'), en: scheduleTitle(schedule, id, 'en-US') }
}

/** How far before the first milestone and after the last one the time machine goes. */
export const MARGIN_BEFORE = 7 * DAY
export const MARGIN_AFTER = 30 * DAY

/** Instants that the time machine shows, including both ends. */
export interface MachineRange {
  from: Instant
  to: Instant
}

/** The range around milestones; there is at least one. */
export function rangeOf(milestones: readonly Pick<Milestone, 'at'>[]): MachineRange {
  const times = milestones.map(({ at }) => at)
  return { from: Math.min(...times) - MARGIN_BEFORE, to: Math.max(...times) + MARGIN_AFTER }
}
