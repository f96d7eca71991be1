import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionViews } from '@shulei/contract/people/profile/calls.ts'
import { primaryState } from '@shulei/domain/compete/competition/state.ts'
import type { Platform } from '../../../platform/platform.ts'
import { picturesOf } from '../../data/dataset/dataset.service.ts'
import { competitionsOf } from './competition.service.ts'
import { deleteViews, findViews, insertView, trimViews } from './views.repo.ts'

/** Views of a person that stay. */
export const MOST_VIEWS = 50

/** The competition of a page's path; null for every other page. */
export function competitionOfPath(path: string): number | null {
  const found = /^\/competitions\/([1-9]\d{0,14})(?:[/?#]|$)/.exec(path)
  return found ? Number(found[1]) : null
}

/** Stores that a person looked at a competition; older views than the latest fifty go. Unknown competitions are left out. */
export async function recordView(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: number,
  competitionId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await insertView(tx, userId, competitionId, new Date(clock()))
    await trimViews(tx, userId, MOST_VIEWS)
  })
}

/** The competitions that the reader looked at last (C081); five statements. */
export async function readViews(
  platform: Platform,
  { userId, page, pageSize }: { userId: number; page: number; pageSize: number },
): Promise<DataIn<typeof competitionViews>> {
  const now = platform.clock()
  const slot = { userId, offset: (page - 1) * pageSize, limit: pageSize, now: new Date(now) }
  const { total, list } = await findViews(platform.db, slot)
  const ids = list.map(({ competitionId }) => competitionId)
  const [overviews, pictures] = await Promise.all([competitionsOf(platform, ids, userId), picturesOf(platform.db, ids)])
  const byId = new Map(overviews.map((overview) => [overview.brief.id, overview]))
  return {
    list: list.flatMap(({ competitionId, viewedAt }) => {
      const found = byId.get(competitionId)
      if (!found) return []
      const { id, title, endTime } = found.brief
      const picture = pictures.get(id) ?? null
      return [
        {
          competition: { id, title, endTime, picture, state: primaryState(found.times, now) },
          viewedAt: new Date(viewedAt).toISOString(),
        },
      ]
    }),
    total,
  }
}

/** Number of competitions that the reader looked at; one statement. */
export async function countViews({ db, clock }: Platform, userId: number): Promise<number> {
  const { total } = await findViews(db, { userId, offset: 0, limit: 1, now: new Date(clock()) })
  return total
}

/** Forgets all that the reader looked at; answers the number of competitions. */
export const clearViews = ({ db }: Pick<Platform, 'db'>, userId: number): Promise<number> =>
  db.transaction((tx) => deleteViews(tx, userId))
