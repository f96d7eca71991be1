import type { Instant } from '@shulei/domain/base/time/instant.ts'
import { decidedFrom, decidingList, nextRound, type Promoted } from '@shulei/domain/compete/ranking/promotion.ts'
import type { Executor } from '../../../../platform/db/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Board } from '../board/lists.ts'
import { notifyPromoted } from './notify-promoted.ts'
import {
  type DecidingSchedule,
  findPromotable,
  findPromoted,
  findPromoting,
  lockTeamsIn,
  lockUndecided,
  openSubmissions,
  type PromotingCompetition,
  savePlaces,
  savePromotion,
} from './promotion.repo.ts'

type PromotionPlatform = Pick<Platform, 'db' | 'clock'>

/** A schedule that has a next one, and so promotes teams. */
export interface Passage {
  competition: PromotingCompetition
  schedule: DecidingSchedule
  next: DecidingSchedule
}

/** All passages of published competitions. */
export async function passages({ db, clock }: PromotionPlatform): Promise<Passage[]> {
  const all = await findPromoting(db, new Date(clock()))
  return all.flatMap((competition) =>
    competition.schedules.flatMap((schedule) => {
      const next = nextRound(competition.schedules, schedule)
      return next ? [{ competition, schedule, next }] : []
    }),
  )
}

/** The state of a passage. `running`: submissions may still come. `scoring`: some are not scored yet. */
export type PassageState =
  | { kind: 'decided'; at: Instant }
  | { kind: 'running'; until: Instant }
  | { kind: 'scoring'; count: number }
  | { kind: 'due' }

export async function stateOf(on: Executor, { competition, schedule }: Passage, now: Instant): Promise<PassageState> {
  if (schedule.promotedAt !== null) return { kind: 'decided', at: schedule.promotedAt }
  const until = decidedFrom(schedule, competition.endTime)
  if (now < until) return { kind: 'running', until }
  const count = await openSubmissions(on, schedule.id)
  return count > 0 ? { kind: 'scoring', count } : { kind: 'due' }
}

/** Changes the number of places, 0 for all; false after the promotion, and for a schedule that does not exist. */
export const changePlaces = (db: Platform['db'], scheduleId: number, places: number): Promise<boolean> =>
  savePlaces(db, scheduleId, places)

/** A promoted team with its name. */
export type NamedPromoted = Promoted & { name: string }

/** The list by which a schedule promotes, with its number of places; null for a schedule without lists. */
function listOf(schedule: DecidingSchedule): { board: Board; places: number } | null {
  const list = decidingList(schedule)
  return list && { board: { scheduleId: schedule.id, stage: list === 'B' ? 1 : 0 }, places: schedule.subRank }
}

/** The teams that were promoted; before the promotion, those that the list would promote now. */
export async function promotedOf(on: Executor, { schedule }: Passage): Promise<NamedPromoted[]> {
  if (schedule.promotedAt !== null) return findPromoted(on, schedule.id)
  const list = listOf(schedule)
  return list ? findPromotable(on, list.board, list.places) : []
}

/**
 * Promotes teams, once: in one transaction under the locks of all teams and of the schedule, when no submission can come any more
 * and all are scored. Five statements with any number of teams, since others wait for the locks. False when it is not due, or done
 * already. Promotion to a schedule that is over sends no notices.
 */
export async function decide({ db, clock }: PromotionPlatform, passage: Passage): Promise<boolean> {
  const { competition, next } = passage
  return db.transaction(async (tx) => {
    await lockTeamsIn(tx, competition.competitionId)
    const now = clock()
    const undecided = await lockUndecided(tx, passage.schedule.id)
    if (!undecided) return false
    const schedule = { ...passage.schedule, ...undecided }
    if ((await stateOf(tx, { ...passage, schedule }, now)).kind !== 'due') return false
    const at = new Date(now)
    await savePromotion(
      tx,
      { scheduleId: schedule.id, nextScheduleId: next.id, list: listOf(schedule) },
      { at, notifiedAt: next.endTime < now ? at : null },
    )
    return true
  })
}

/**
 * Carries out all due promotions and notifies the members; for the `promote` job. It may run at any time and more than once: the
 * next run completes an interrupted one. Schedules are taken in order, since the teams of one come from the one before.
 */
export async function promoteDue(platform: PromotionPlatform): Promise<void> {
  const now = platform.clock()
  for (const passage of await passages(platform)) {
    if ((await stateOf(platform.db, passage, now)).kind === 'due') await decide(platform, passage)
  }
  await notifyPromoted(platform)
}
