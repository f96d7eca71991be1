import { dueSeason } from '@shulei/domain/compete/competition/season.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findSeasonal, lockEnd, openSeason } from './season.repo.ts'

type SeasonPlatform = Pick<Platform, 'db' | 'clock'>

/** Opens the due season of one competition; false when none is due. */
async function openDue({ db, clock }: SeasonPlatform, competitionId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const last = await lockEnd(tx, competitionId)
    const season = last && dueSeason(last.end, clock())
    if (!season) return false
    await openSeason(tx, competitionId, season, last)
    return true
  })
}

/** Opens all due seasons; for the `season` job. It may run at any time, more than once and in several processes. */
export async function openSeasons(platform: SeasonPlatform): Promise<void> {
  for (const id of await findSeasonal(platform.db, new Date(platform.clock()))) {
    // in the last days of a month that the site slept through, both this month and the next are due
    while (await openDue(platform, id)) {}
  }
}
