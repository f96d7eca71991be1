import { DAY, HOUR, type Instant } from '../../base/time/instant.ts'
import { MAX_PROFILE_TIME } from './profile.ts'

/**
 * Files wait for their profiles in two lanes. The short one takes small files alone and gives each little time, so that they never wait
 * for a large one; a file for which that is too little waits for the long lane.
 */
export type ProfileLane = 'short' | 'long'

/** Most bytes of a file of the short lane. */
export const SMALL_FILE = 8 * 1024 ** 2

/** Milliseconds that a file gets in each lane. */
export const LANE_TIME: Readonly<Record<ProfileLane, number>> = { short: 20_000, long: MAX_PROFILE_TIME }

/** Back-offs look at the profiles of this time. */
export const STRIKES_COUNT = DAY
const LONGEST_BACK_OFF = 6 * HOUR

/** An owner with waiting files, and the one of them that comes first: the smallest. */
export interface WaitingOwner {
  file: number
  bytes: number
  /** Start of the owner's last profile; null before the first. */
  servedAt: Instant | null
  /** Profiles of the last day that were given up with `tooLong`, and the start of the last of them. */
  strikes: number
  struckAt: Instant | null
}

/** When an owner's next file may be taken: after each `tooLong` of a day twice as late as after the one before. */
export const takenFrom = ({ strikes, struckAt }: Pick<WaitingOwner, 'strikes' | 'struckAt'>): Instant =>
  struckAt === null || strikes === 0
    ? Number.NEGATIVE_INFINITY
    : struckAt + Math.min(MAX_PROFILE_TIME * 2 ** strikes, LONGEST_BACK_OFF)

/**
 * The owners whose turn it is, in their order: who was served longest ago comes first, then the smaller file. So between two files of
 * one owner everybody else who waits has one taken.
 */
export function inTurn<T extends WaitingOwner>(owners: readonly T[], now: Instant): T[] {
  const served = ({ servedAt }: WaitingOwner) => servedAt ?? Number.NEGATIVE_INFINITY
  return owners
    .filter((owner) => takenFrom(owner) <= now)
    .sort((a, b) => (served(a) === served(b) ? a.bytes - b.bytes || a.file - b.file : served(a) - served(b)))
}
