import type { DataIn } from '@shulei/contract/call.ts'
import type { userShowcase } from '@shulei/contract/profile/calls.ts'
import { primaryState } from '@shulei/domain/competition/state.ts'
import { hiddenFrom } from '@shulei/domain/profile/privacy.ts'
import { shelfOf, topicsOf } from '@shulei/domain/profile/shelf.ts'
import { yearStart } from '@shulei/domain/profile/year.ts'
import { shanghaiDay, shanghaiDayStart } from '@shulei/domain/time/instant.ts'
import type { Platform } from '../../platform/platform.ts'
import { certificatesOf } from '../certificate/certificate.service.ts'
import { type CompetitionOverview, competitionsOf } from '../competition/competition.service.ts'
import { picturesOf } from '../dataset/dataset.service.ts'
import { type BestScore, bestScoresOf, submissionDays } from '../submission/submission.service.ts'
import type { PersonRef } from './access.repo.ts'
import { accessTo } from './access.service.ts'
import { findSignups, type SignupRow } from './history.repo.ts'

type Showcase = DataIn<typeof userShowcase>

/** An upper bound of the competitions of one person. */
const MOST_COMPETITIONS = 500

/** A competition in which the person's team is ranked. */
interface Ranked extends Pick<BestScore, 'rank' | 'total' | 'list' | 'lastSubmitAt'> {
  overview: CompetitionOverview
  team: NonNullable<SignupRow['team']>
}

async function rankedOf(
  platform: Platform,
  userId: number,
  { reader, now }: { reader: number; now: Date },
): Promise<Ranked[]> {
  const { list } = await findSignups(platform.db, { userId, reader, offset: 0, limit: MOST_COMPETITIONS, now })
  const overviews = await competitionsOf(
    platform,
    list.map(({ competitionId }) => competitionId),
    reader,
  )
  const scheduled = overviews.map(({ brief, schedules }) => ({ id: brief.id, schedules }))
  const best = await bestScoresOf(platform, userId, scheduled)
  return overviews.flatMap((overview) => {
    const { id } = overview.brief
    const team = list.find(({ competitionId }) => competitionId === id)?.team
    const score = best.get(id)
    if (!team || !score) return []
    const { rank, total, list: name, lastSubmitAt } = score
    return [{ overview, team, rank, total: Math.max(total, rank), list: name, lastSubmitAt }]
  })
}

/**
 * The head of a profile: best ranks with the pictures of their competitions, topics, and a year of submissions. Empty where the
 * person hides their competitions. Throws `userNotExist`.
 */
export async function readShowcase(platform: Platform, person: PersonRef, readerId: number): Promise<Showcase> {
  const now = platform.clock()
  const today = shanghaiDay(now)
  const { userId, settings, reader } = await accessTo(platform.db, person, readerId)
  const hidden = hiddenFrom(settings, 'competition', reader)
  if (hidden !== null) return { ranks: [], topics: [], today, days: [], hidden }
  const [ranked, days, certificates] = await Promise.all([
    rankedOf(platform, userId, { reader: readerId, now: new Date(now) }),
    submissionDays(platform, { userId, reader: readerId }, shanghaiDayStart(yearStart(today))),
    certificatesOf(platform, { userId, reader: readerId }),
  ])
  const shelf = shelfOf(ranked)
  const pictures = await picturesOf(
    platform.db,
    shelf.map(({ overview }) => overview.brief.id),
  )
  return {
    ranks: shelf.map(({ overview: { brief, times }, team, rank, total, list, lastSubmitAt }) => {
      const isFinal = primaryState(times, now) === 'ended'
      return {
        competition: { id: brief.id, title: brief.title },
        picture: pictures.get(brief.id) ?? null,
        team: { id: team.id, name: team.name },
        rank,
        total,
        list,
        isFinal,
        at: isFinal ? brief.endTime : lastSubmitAt.toISOString(),
        certificate: certificates.get(brief.id) ?? null,
      }
    }),
    topics: topicsOf(ranked.flatMap(({ overview }) => overview.brief.tags)),
    today,
    days,
    hidden,
  }
}
