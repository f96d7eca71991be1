import type { Instant } from '../../base/time/instant.ts'
import type { Schedule, SourceAsk } from '../competition/schedule.ts'

/** Most versions of a team in one schedule. */
export const MAX_VERSIONS = 20

/** Most code points of the note beside a version. */
export const MAX_SOURCE_NOTE = 500

/** State of a schedule's window at an instant. */
export type AskState = 'before' | 'open' | 'closed'

/** The state of a window; it includes both of its ends. */
export function askState({ start, end }: SourceAsk, now: Instant): AskState {
  if (now < start) return 'before'
  return now <= end ? 'open' : 'closed'
}

/** A schedule that asks for source code. */
export type AskingSchedule<S extends Schedule = Schedule> = S & { source: SourceAsk }

/** The schedules that ask for source code, by the start of their windows. */
export const askingSchedules = <S extends Schedule>(schedules: readonly S[]): AskingSchedule<S>[] =>
  schedules
    .filter((schedule): schedule is AskingSchedule<S> => Boolean(schedule.source))
    .sort((a, b) => a.source.start - b.source.start || a.sort - b.sort || a.id - b.id)

/** The schedule whose source code a page is about: the open one that closes first, else the next, else the last; null without one. */
export function askingSchedule<S extends Schedule>(schedules: readonly S[], now: Instant): AskingSchedule<S> | null {
  const asking = askingSchedules(schedules)
  const open = asking.filter(({ source }) => askState(source, now) === 'open')
  const [soonest] = open.sort((a, b) => a.source.end - b.source.end)
  return soonest ?? asking.find(({ source }) => askState(source, now) === 'before') ?? asking.at(-1) ?? null
}

/** Facts about a team that decide whether it may hand in its source code. */
export interface SourceFacts {
  now: Instant
  ask: SourceAsk | null
  /** The team has a scored submission in the schedule. */
  isScored: boolean
  /** Rank on the visible list of the schedule; null while the team has none. */
  rank: number | null
  /** Versions that the team has handed in for the schedule. */
  versions: number
}

/** Why a team cannot hand in its source code, by the name of its error. */
export type SourceRefusal =
  | 'sourceNotAsked'
  | 'sourceNotOpen'
  | 'sourceClosed'
  | 'sourceNotScored'
  | 'sourceRankTooLow'
  | 'sourceTooMany'

/**
 * Why a team cannot hand in source code now, or null. Flags and bans do not matter: its source code may be what clears a team.
 */
export function sourceRefusal({ now, ask, isScored, rank, versions }: SourceFacts): SourceRefusal | null {
  if (!ask) return 'sourceNotAsked'
  const state = askState(ask, now)
  if (state !== 'open') return state === 'before' ? 'sourceNotOpen' : 'sourceClosed'
  if (!isScored) return 'sourceNotScored'
  if (ask.places > 0 && (rank === null || rank > ask.places)) return 'sourceRankTooLow'
  return versions >= MAX_VERSIONS ? 'sourceTooMany' : null
}
