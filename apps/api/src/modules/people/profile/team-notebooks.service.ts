import { hiddenFrom } from '@shulei/domain/people/profile/privacy.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findTeamNotebooks } from './team-notebooks.repo.ts'

/** Somebody who neither owns a profile nor is followed by its owner. */
const anybody = { isOwner: false, mutual: false }

/** The notebooks about their competition that members of some teams show to everybody, by team, the newest first. One statement. */
export async function publicNotebooks(
  { db }: Pick<Platform, 'db'>,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, { id: number; title: string }[]>> {
  if (teamIds.length === 0) return new Map()
  const found = await findTeamNotebooks(db, teamIds)
  const shown = found.filter(({ settings }) => hiddenFrom(settings, 'myDynamics', anybody) === null)
  return new Map(
    [...Map.groupBy(shown, ({ teamId }) => teamId)].map(([teamId, notebooks]) => [
      teamId,
      notebooks.map(({ id, title }) => ({ id, title })),
    ]),
  )
}
