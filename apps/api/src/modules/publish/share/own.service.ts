import { fill } from '@shulei/domain/base/text/refusal.ts'
import { submissionYear, WEEKS } from '@shulei/domain/people/profile/year.ts'
import { type OwnShareRequest, parseOwnShareName } from '@shulei/domain/publish/share/picture.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import { drawable } from '../../../platform/drawing/glyphs.ts'
import { loadTexts } from '../../../platform/messages.ts'
import { type Once, onceForPage } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { eyesOf } from '../../people/profile/access.service.ts'
import { readProfile } from '../../people/profile/profile.service.ts'
import { readShowcase } from '../../people/profile/showcase.service.ts'
import type { ShareFacts } from './layout.ts'
import { allCompetitions, answerPicture, draw, picturesOf, speakerOf } from './share.service.ts'
import { yearPicture } from './year-picture.ts'

const shell = loadTexts('shell')

/** Weeks on a small square, as on the page of a profile on a phone: the latest half of the year. */
const FEW_WEEKS = 26

/** The name that a picture can show: without characters that the font lacks, and by the id where none is left to see. */
async function shownName({ id, userName }: { id: number; userName: string }, unnamed: string): Promise<string> {
  const name = (await drawable(userName, 700)).trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : fill(unnamed, { id })
}

/**
 * The words and marks of a person's own profile, as its visitors see it: a picture that is posted must not show what its person
 * hides. Without a rank and a submission it has the drawings of the site.
 */
async function ownFacts(
  platform: Platform,
  user: SessionUser,
  { language, size }: OwnShareRequest,
  once: Once,
): Promise<ShareFacts> {
  const person = { id: user.id }
  const readerId = eyesOf(user, person, 'visitor')
  const [{ profile }, { ranks, today, days }] = await Promise.all([
    readProfile(platform, person, readerId, once),
    readShowcase(platform, { person, readerId }, once),
  ])
  const { say, count, pick, base } = speakerOf(platform, language)
  const organization = profile.careers[0]?.companyName || profile.educations[0]?.schoolName
  const year = submissionYear(today, days)
  const isNew = ranks.length === 0 && year.total === 0
  const monthName = (month: number) =>
    new Date(Date.UTC(2000, month - 1)).toLocaleDateString(language, { month: 'short', timeZone: 'UTC' })
  const plural = new Intl.PluralRules(language).select(year.total)
  return {
    ...base,
    over: say('profile'),
    title: await shownName(profile, shell[language].unnamed ?? ''),
    facts: [
      ...(organization ? [organization] : []),
      ...(year.total > 0 ? [say(`year_${plural}`, { total: count(year.total) })] : []),
      ...(isNew ? [say('claim')] : []),
    ],
    shelf: ranks.map(({ competition, picture, rank, total }) => ({
      rank,
      picture,
      line: say('certified', { rank: count(rank), total: count(total) }),
      place: say('rank', { rank: count(rank) }),
      of: say('of', { total: count(total) }),
      title: pick(competition.title),
    })),
    pictures: isNew
      ? (await allCompetitions(platform)).list.flatMap(({ picture }) => picture ?? [])
      : year.total > 0
        ? [yearPicture(year, size === 'wide' ? { weeks: WEEKS, monthName } : { weeks: FEW_WEEKS })]
        : [],
  }
}

/**
 * Answers the picture of the caller's own profile. The person comes from the session, so that no address gives somebody else's. The
 * browser keeps no copy: the next person who signs in there has the same address.
 */
export async function sendOwnShare(
  platform: Platform,
  c: Context,
  { user, name }: { user: SessionUser; name: string },
): Promise<Response> {
  const request = parseOwnShareName(name)
  if (!request) throw new ApiError('notFound')
  const { oneAtATime } = picturesOf(platform)
  const drawn = await oneAtATime(async () =>
    draw(await ownFacts(platform, user, request, onceForPage(c)), request.size),
  )
  return answerPicture(c, drawn, 'private, no-store')
}
