import type { Instant } from '../../base/time/instant.ts'
import type { FinalChoice, Schedule } from '../competition/schedule.ts'

/** Most submissions that a schedule may let a captain choose. */
export const MAX_CHOICE = 10

/** A schedule with a final choice. */
export type ChoosingSchedule<S extends Schedule = Schedule> = S & { choice: FinalChoice }

/**
 * The schedule whose choice a page is about: the one that has begun last, so that a past choice stays to be seen until the next
 * schedule with a choice; null before the first.
 */
export function choiceSchedule<S extends Schedule>(schedules: readonly S[], now: Instant): ChoosingSchedule<S> | null {
  const begun = schedules.filter(
    (schedule): schedule is ChoosingSchedule<S> => Boolean(schedule.choice) && schedule.startTime <= now,
  )
  return begun.sort((a, b) => b.startTime - a.startTime || b.id - a.id)[0] ?? null
}

/** Why a choice cannot change, by the name of its error. */
export type ChoiceRefusal = 'choiceNotOffered' | 'choiceClosed' | 'notCaptain' | 'choiceTooMany' | 'choiceUnknown'

/** The facts that decide a choice of submissions for list B. */
export interface ChoiceFacts {
  now: Instant
  choice: FinalChoice | null
  isCaptain: boolean
  /** The wanted submissions; empty for none, so that the best of list A count again. */
  wanted: readonly number[]
  /** The team's scored list A submissions of the schedule. */
  eligible: readonly number[]
}

/** Why a choice is refused, or null. The deadline is the last instant at which one is taken. */
export function choiceRefusal({ now, choice, isCaptain, wanted, eligible }: ChoiceFacts): ChoiceRefusal | null {
  if (!choice) return 'choiceNotOffered'
  if (now > choice.until) return 'choiceClosed'
  if (!isCaptain) return 'notCaptain'
  const ids = new Set(wanted)
  if (ids.size > choice.count) return 'choiceTooMany'
  return [...ids].every((id) => eligible.includes(id)) ? null : 'choiceUnknown'
}
