import type { Instant } from '../../base/time/instant.ts'
import type { FinalChoice, SourceAsk, Span } from './schedule.ts'

/** Most schedules of a competition. */
export const MAX_SCHEDULES = 5

/** The times of a schedule. */
export interface PlannedSchedule extends Span {
  listA: Span | null
  listB: Span | null
  /** Places that go on to the next schedule; 0 for all teams. */
  places: number
  /** Null or absent where the schedule asks for no source code. */
  source?: SourceAsk | null
  /** Null or absent where nothing can be chosen for list B. */
  choice?: FinalChoice | null
}

/** The times of a competition that is to be published. */
export interface PlannedCalendar extends Span {
  published: Instant
  signup: Span
  /** From this instant on, members of teams stay as they are; null or absent for the default, some days before the end. */
  teamFreezeAt?: Instant | null
  schedules: readonly PlannedSchedule[]
}

export type CalendarFaultCode =
  | 'endNotAfterStart'
  | 'publishedAfterStart'
  | 'outsideCompetition'
  | 'outsideSchedule'
  | 'freezeOutside'
  | 'noWindow'
  | 'listBBeforeListA'
  | 'schedulesOverlap'
  | 'placesWithoutNext'
  | 'choiceWithoutLists'
  | 'choiceBeforeListA'
  | 'choiceAfterReveal'

/** A time that contradicts another one; `path` leads to it in the calendar. */
export interface CalendarFault {
  code: CalendarFaultCode
  path: (string | number)[]
}

const isInside = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end

/** A choice is made between two lists: list A must have begun, and list B must still be hidden. */
function choiceFault({ listA, listB, choice }: PlannedSchedule): CalendarFaultCode | null {
  if (!choice) return null
  if (!listA || !listB) return 'choiceWithoutLists'
  if (choice.until <= listA.start) return 'choiceBeforeListA'
  return choice.until >= listB.start ? 'choiceAfterReveal' : null
}

function scheduleFaults(calendar: PlannedCalendar, at: number): CalendarFault[] {
  const schedule = calendar.schedules[at] as PlannedSchedule
  const path = ['schedules', at]
  const before = calendar.schedules[at - 1]
  const faults: CalendarFault[] = []
  const add = (code: CalendarFaultCode, ...more: string[]) => faults.push({ code, path: [...path, ...more] })
  if (schedule.end <= schedule.start) add('endNotAfterStart', 'end')
  else if (!isInside(schedule, calendar)) add('outsideCompetition')
  for (const list of ['listA', 'listB'] as const) {
    const window = schedule[list]
    if (window && window.end <= window.start) add('endNotAfterStart', list, 'end')
    else if (window && !isInside(window, schedule)) add('outsideSchedule', list)
  }
  const { listA, listB, source } = schedule
  if (!listA && !listB) add('noWindow')
  if (listA && listB && listB.start < listA.start) add('listBBeforeListA', 'listB', 'start')
  if (before && schedule.start <= before.end) add('schedulesOverlap', 'start')
  if (schedule.places > 0 && at === calendar.schedules.length - 1) add('placesWithoutNext', 'places')
  if (source && source.end <= source.start) add('endNotAfterStart', 'sourceCode', 'end')
  else if (source && !isInside(source, calendar)) add('outsideCompetition', 'sourceCode')
  const choice = choiceFault(schedule)
  if (choice) add(choice, 'finalChoice', ...(choice === 'choiceWithoutLists' ? [] : ['until']))
  return faults
}

/**
 * All contradictions of a calendar. Without any, each window of a schedule takes submissions while the competition is in service,
 * and sign-up is open for its whole span.
 */
export function calendarFaults(calendar: PlannedCalendar): CalendarFault[] {
  const { published, start, end, signup, teamFreezeAt, schedules } = calendar
  const faults: CalendarFault[] = []
  if (end <= start) faults.push({ code: 'endNotAfterStart', path: ['end'] })
  if (published > start) faults.push({ code: 'publishedAfterStart', path: ['published'] })
  if (signup.end <= signup.start) faults.push({ code: 'endNotAfterStart', path: ['signup', 'end'] })
  else if (!isInside(signup, calendar)) faults.push({ code: 'outsideCompetition', path: ['signup'] })
  if (teamFreezeAt != null && (teamFreezeAt < signup.start || teamFreezeAt > end)) {
    faults.push({ code: 'freezeOutside', path: ['teamFreezeAt'] })
  }
  return [...faults, ...schedules.flatMap((_, at) => scheduleFaults(calendar, at))]
}
