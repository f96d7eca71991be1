import type { Once } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CompetitionOverview, competitionsOf } from '../../compete/competition/competition.service.ts'
import { type BestScore, bestScoresOf } from '../../compete/submission/submission.service.ts'
import { findSignups, type SignupRow } from './history.repo.ts'
import type { Sliced } from './tabs.repo.ts'

/** An upper bound of the competitions of one person. */
const MOST_COMPETITIONS = 500

/** A competition that a person took part in. */
export interface Participation {
  signup: SignupRow
  overview: CompetitionOverview
  /** The team's place on the visible list; undefined when it is not ranked. */
  best: BestScore | undefined
}

async function findParticipations(
  platform: Platform,
  { userId, reader }: { userId: number; reader: number },
): Promise<Sliced<Participation>> {
  const now = new Date(platform.clock())
  const { list, total } = await findSignups(platform.db, { userId, reader, limit: MOST_COMPETITIONS, now })
  const overviews = await competitionsOf(
    platform,
    list.map(({ competitionId }) => competitionId),
    reader,
  )
  const scheduled = overviews.map(({ brief, schedules }) => ({ id: brief.id, schedules }))
  const bestScores = await bestScoresOf(platform, userId, scheduled)
  const byId = new Map(overviews.map((overview) => [overview.brief.id, overview]))
  return {
    total,
    list: list.flatMap((signup) => {
      const overview = byId.get(signup.competitionId)
      return overview ? [{ signup, overview, best: bestScores.get(signup.competitionId) }] : []
    }),
  }
}

/** The competitions of a person that the reader may open, the latest sign-up first; four statements, once for a page. */
export const participationsOf = (
  platform: Platform,
  person: { userId: number; reader: number },
  once: Once,
): Promise<Sliced<Participation>> =>
  once(`participations ${person.userId} ${person.reader}`, () => findParticipations(platform, person))
