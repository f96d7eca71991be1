import type { Instant } from '@shulei/domain/base/time/instant.ts'
import { type Schedule, scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'

/** An instant in the form of the contract. */
export const iso = (at: Instant | Date): string => new Date(at).toISOString()
export const isoOrNull = (at: Instant | Date | null): string | null => (at === null ? null : iso(at))

/** A schedule in the form of the contract (B§3). */
export function scheduleOnWire(schedule: Schedule & { subRank: number }, competitionId: number) {
  return {
    id: schedule.id,
    title: scheduleTitle(schedule, competitionId, 'zh-CN'),
    titleEn: scheduleTitle(schedule, competitionId, 'en-US'),
    sort: schedule.sort,
    startTime: iso(schedule.startTime),
    endTime: iso(schedule.endTime),
    listAStartTime: isoOrNull(schedule.listAStartTime),
    listAEndTime: isoOrNull(schedule.listAEndTime),
    listBStartTime: isoOrNull(schedule.listBStartTime),
    listBEndTime: isoOrNull(schedule.listBEndTime),
    maxSubmitCount: schedule.maxSubmitCount,
    maxErrorSubmitCount: schedule.maxErrorSubmitCount,
    subRank: schedule.subRank,
    ...(schedule.season ? { season: schedule.season } : {}),
  }
}
