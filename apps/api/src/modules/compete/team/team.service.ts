import type { OwnTeam } from '@shulei/contract/compete/competition/schemas.ts'
import { MAX_NAME_LENGTH, nameProblem, normaliseName } from '@shulei/domain/base/text/name.ts'
import type { SiteNames } from '@shulei/domain/base/text/site-names.ts'
import type { Tutor } from '@shulei/domain/compete/team/texts.ts'
import type * as z from 'zod'
import { ApiError } from '../../../platform/api-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { brokenConstraint } from '../../../platform/db/violation.ts'
import { searchText } from '../../../platform/search-text.ts'
import type { Member } from './tables.ts'
import {
  findMemberNames,
  findTeamIdOf,
  insertMembers,
  insertTeam,
  insertTeamIfFree,
  lockTeam,
  lockTeamsOf,
  updateTeamSearch,
  updateTeamTexts,
} from './team.repo.ts'

type OwnTeamOut = z.input<typeof OwnTeam>

/** A team's row with `ownTeamColumns` in the form of the contract. */
export function ownTeamOut<R extends Omit<OwnTeamOut, 'members'> & { members: readonly Member[] }>(row: R): OwnTeamOut {
  const members = row.members.map(({ id, ssoId, name, image }) => ({ userId: ssoId, id, name, avatar: image }))
  return { ...row, members }
}

interface TeamTexts {
  name: string
  manifesto: string
  /** Left out, a change of the texts keeps the tutor. */
  tutor?: Tutor | null
  /** Names of the site, which no team may have; those of this software are taken where none are given. */
  site?: SiteNames
}

/** Throws `nameReserved`, and `invalid` for a name that is empty, too long or has invisible characters. */
function checkName({ name, site }: TeamTexts) {
  const problem = nameProblem(name, site)
  if (problem === 'reserved') throw new ApiError('nameReserved')
  if (problem) {
    throw new ApiError('invalid', { facts: { fields: 'teamName' }, data: { where: 'body', fields: ['teamName'] } })
  }
}

/**
 * Turns a violation of the names' unique index into `teamNameTaken`. No query before the write could decide: two people may choose
 * a name at the same moment.
 */
async function orNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (brokenConstraint(error) === 'teams_name') throw new ApiError('teamNameTaken')
    throw error
  }
}

const textsOf = ({ name, manifesto, tutor }: TeamTexts, people: readonly string[]) => ({
  name: name.trim(),
  nameKey: normaliseName(name),
  manifesto: manifesto.trim(),
  searchText: searchText({ names: [name], people }),
  ...(tutor === undefined ? {} : { tutor }),
})

export interface TeamFounding extends TeamTexts {
  competitionId: number
  /** Members, the captain first. */
  members: readonly { id: number; name: string }[]
  demo: boolean
  at: Date
}

/** Makes a team with its members. Throws `teamNameTaken` (the transaction cannot go on then), `nameReserved`, `invalid`. */
export async function foundTeam(tx: Tx, founding: TeamFounding): Promise<number> {
  const { competitionId, members, demo, at } = founding
  checkName(founding)
  const [captain] = members
  if (!captain) throw new Error('a team needs a captain')
  const names = members.map((member) => member.name)
  const row = { competitionId, captainId: captain.id, demo, createdAt: at, ...textsOf(founding, names) }
  const id = await orNameTaken(() => insertTeam(tx, row))
  const ids = members.map((member) => member.id)
  await insertMembers(tx, { id, competitionId, joinedAt: at }, ids)
  return id
}

/**
 * Makes a team of one for a person who has left a team, named after the person; another number follows the name while it is taken.
 */
export async function foundSolo(
  tx: Tx,
  {
    competitionId,
    person,
    site,
    at,
  }: { competitionId: number; person: { id: number; name: string }; site: SiteNames; at: Date },
): Promise<number> {
  const base = nameProblem(person.name, site) === null ? person.name.trim() : `队伍 ${person.id}`
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`
    const name = `${[...base].slice(0, MAX_NAME_LENGTH - suffix.length).join('')}${suffix}`
    const texts = textsOf({ name, manifesto: '' }, [person.name])
    const id = await insertTeamIfFree(tx, { competitionId, captainId: person.id, demo: false, createdAt: at, ...texts })
    if (id === null) continue
    await insertMembers(tx, { id, competitionId, joinedAt: at }, [person.id])
    return id
  }
}

/** The id of a person's team in a competition, or null. */
export const ownTeamId = findTeamIdOf

/**
 * A person's team in a competition, its row locked until the transaction ends; null when there is none. A person who came into
 * another team while the lock was awaited is looked up again.
 */
export async function lockOwnTeam(tx: Tx, competitionId: number, userId: number) {
  for (let id = await findTeamIdOf(tx, competitionId, userId); id !== null; ) {
    const team = await lockTeam(tx, id)
    const present = await findTeamIdOf(tx, competitionId, userId)
    if (present === id && team) return team
    id = present
  }
  return null
}

/** Changes name and manifesto of a team. The caller holds its lock. Throws as `foundTeam` does. */
export async function renameTeam(tx: Tx, teamId: number, texts: TeamTexts, at: Date): Promise<void> {
  checkName(texts)
  const row = { ...textsOf(texts, await findMemberNames(tx, teamId)), updatedAt: at }
  await orNameTaken(() => updateTeamTexts(tx, teamId, row))
}

/** Updates the search texts of a person's teams after the person's name has changed. */
export async function followMemberName(tx: Tx, userId: number): Promise<void> {
  for (const { id, name } of await lockTeamsOf(tx, userId)) {
    await updateTeamSearch(tx, id, searchText({ names: [name], people: await findMemberNames(tx, id) }))
  }
}
