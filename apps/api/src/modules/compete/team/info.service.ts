import type { BodyOut, Data, DataIn } from '@shulei/contract/call.ts'
import type { lookForPeople, saveTeamInfo } from '@shulei/contract/compete/team/calls.ts'
import { toNfc } from '@shulei/domain/base/text/count.ts'
import { MAX_NAME_LENGTH, nameProblem } from '@shulei/domain/base/text/name.ts'
import type { SiteNames } from '@shulei/domain/base/text/site-names.ts'
import { MAX_SKILL_LENGTH } from '@shulei/domain/base/text/skills.ts'
import { freezeAtOf } from '@shulei/domain/compete/team/limits.ts'
import {
  lookingOf,
  lookingProblem,
  MAX_LOOKING_SKILLS,
  MAX_LOOKING_TIME,
  MAX_MANIFESTO,
  MAX_TUTOR_NAME,
  MAX_TUTOR_ORGANIZATION,
  manifestoOf,
  manifestoProblem,
  type Tutor,
  tutorOf,
  tutorProblem,
} from '@shulei/domain/compete/team/texts.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { mustBeBase } from '../../../platform/base.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockCaptainsTeam } from './captain.service.ts'
import { setLooking } from './team.repo.ts'
import { renameTeam } from './team.service.ts'

interface Texts {
  base?: Partial<Omit<Texts, 'base'>> | undefined
  name: string
  manifesto: string
  tutor: Tutor | null
}

/** Throws the problem of a team's texts by its name. */
function checkTexts({ name, manifesto, tutor }: Texts, site: SiteNames) {
  const problem = nameProblem(name, site)
  if (problem === 'reserved') throw new ApiError('nameReserved')
  if (problem) throw new ApiError('teamNameInvalid', { facts: { max: MAX_NAME_LENGTH } })
  if (manifestoProblem(manifesto)) throw new ApiError('manifestoInvalid', { facts: { max: MAX_MANIFESTO } })
  if (tutor && tutorProblem(tutor)) {
    throw new ApiError('tutorInvalid', { facts: { name: MAX_TUTOR_NAME, organization: MAX_TUTOR_ORGANIZATION } })
  }
}

/** Changes a team's name, manifesto and tutor. A flagged team keeps them. Throws `teamUpdateFailed` and others. */
export async function saveInfo(
  { db, clock, config }: Platform,
  teamId: number,
  userId: number,
  given: Texts,
): Promise<Data<typeof saveTeamInfo>> {
  const site = config.site.names
  checkTexts(given, site)
  const name = toNfc(given.name).trim()
  const manifesto = manifestoOf(given.manifesto)
  const tutor = given.tutor && tutorOf(given.tutor)
  return db.transaction(async (tx) => {
    const now = clock()
    const { team } = await lockCaptainsTeam(tx, teamId, userId, now)
    if (team.cheatStatus !== 0) throw new ApiError('teamUpdateFailed')
    const base = given.base?.tutor ? { ...given.base, tutor: tutorOf(given.base.tutor) } : given.base
    mustBeBase(base, { name: team.name, manifesto: team.manifesto, tutor: team.tutor }, { name, manifesto, tutor })
    await renameTeam(tx, teamId, { name, manifesto, tutor, site }, new Date(now))
    return { id: teamId, name, avatar: team.avatar, manifesto, tutor }
  })
}

/** Shows a team among those that look for people, or no longer. */
export async function saveLooking(
  { db, clock }: Platform,
  teamId: number,
  userId: number,
  { looking: given, base }: BodyOut<typeof lookForPeople>,
): Promise<DataIn<typeof lookForPeople>> {
  if (given && lookingProblem(given)) {
    const facts = { count: MAX_LOOKING_SKILLS, max: MAX_SKILL_LENGTH, time: MAX_LOOKING_TIME }
    throw new ApiError('lookingInvalid', { facts })
  }
  const looking = given && lookingOf(given)
  return db.transaction(async (tx) => {
    const now = clock()
    const { team, competition } = await lockCaptainsTeam(tx, teamId, userId, now)
    if (looking && now >= freezeAtOf(competition)) throw new ApiError('teamsFrozen')
    if (looking && team.cheatStatus !== 0) throw new ApiError('teamRisky')
    if (looking && team.members.length >= competition.teamMax) throw new ApiError('teamFull')
    mustBeBase(base, { looking: team.looking }, { looking })
    await setLooking(tx, teamId, looking, new Date(now))
    return { looking }
  })
}
