import type { DataIn } from '@shulei/contract/call.ts'
import type { userShowcase } from '@shulei/contract/people/profile/calls.ts'
import { shanghaiDay, shanghaiDayStart } from '@shulei/domain/base/time/instant.ts'
import { primaryState } from '@shulei/domain/compete/competition/state.ts'
import { hiddenFrom } from '@shulei/domain/people/profile/privacy.ts'
import { shelfOf, topicsOf } from '@shulei/domain/people/profile/shelf.ts'
import { yearStart } from '@shulei/domain/people/profile/year.ts'
import type { Once } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CompetitionOverview } from '../../compete/competition/competition.service.ts'
import { type BestScore, submissionDays } from '../../compete/submission/submission.service.ts'
import { picturesOf } from '../../data/dataset/dataset.service.ts'
import type { PersonRef } from './access.repo.ts'
import { accessOnce } from './access.service.ts'
import type { SignupRow } from './history.repo.ts'
import { type Participation, participationsOf } from './participation.service.ts'

type Showcase = DataIn<typeof userShowcase>

/** A competition in which the person's team is ranked. */
interface Ranked extends Pick<BestScore, 'rank' | 'total' | 'list' | 'lastSubmitAt'> {
  overview: CompetitionOverview
  team: NonNullable<SignupRow['team']>
}

const rankedOf = (participations: readonly Participation[]): Ranked[] =>
  participations.flatMap(({ overview, signup: { team }, best }) => {
    if (!team || !best) return []
    const { rank, total, list, lastSubmitAt } = best
    return [{ overview, team, rank, total: Math.max(total, rank), list, lastSubmitAt }]
  })

/**
 * The head of a profile: best ranks with the pictures of their competitions, topics, and a year of submissions. Empty where the
 * person hides their competitions. Throws `userNotExist`.
 */
export async function readShowcase(
  platform: Platform,
  { person, readerId }: { person: PersonRef; readerId: number },
  once: Once,
): Promise<Showcase> {
  const now = platform.clock()
  const today = shanghaiDay(now)
  const { userId, settings, reader } = await accessOnce(platform.db, person, readerId, once)
  const hidden = hiddenFrom(settings, 'competition', reader)
  if (hidden !== null) return { ranks: [], topics: [], today, days: [], hidden }
  const [{ list }, days] = await Promise.all([
    participationsOf(platform, { userId, reader: readerId }, once),
    submissionDays(platform, { userId, reader: readerId }, shanghaiDayStart(yearStart(today))),
  ])
  const ranked = rankedOf(list)
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
        certificate: team.certificate,
      }
    }),
    topics: topicsOf(ranked.flatMap(({ overview }) => overview.brief.tags)),
    today,
    days,
    hidden,
  }
}
