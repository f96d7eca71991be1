import type { OwnTeam } from '@shulei/contract/competition/schemas.ts'
import { nameProblem, normaliseName } from '@shulei/domain/text/name.ts'
import type * as z from 'zod'
import { ApiError } from '../../platform/api-error.ts'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { searchText } from '../../platform/search-text.ts'
import {
  findMemberNames,
  findOwnTeam,
  findTeamIdOf,
  insertMembers,
  insertTeam,
  lockTeam,
  lockTeamsOf,
  updateTeamSearch,
  updateTeamTexts,
} from './team.repo.ts'
import { brokenConstraint } from './violation.ts'

/** A person's team in a competition, or null. */
export async function ownTeam(
  on: Executor,
  competitionId: number,
  userId: number,
): Promise<z.input<typeof OwnTeam> | null> {
  const team = await findOwnTeam(on, competitionId, userId)
  if (!team) return null
  const members = team.members.map(({ id, ssoId, name, image }) => ({ userId: ssoId, id, name, avatar: image }))
  return { ...team, members }
}

interface TeamTexts {
  name: string
  manifesto: string
}

/** Throws `nameReserved`, and `invalid` for a name that is empty, too long or has characters nobody sees. */
function checkName(name: string) {
  const problem = nameProblem(name)
  if (problem === 'reserved') throw new ApiError('nameReserved')
  if (problem) {
    throw new ApiError('invalid', { facts: { fields: 'teamName' }, data: { where: 'body', fields: ['teamName'] } })
  }
}

/** The unique index decides, not a look beforehand: two people may choose a name at the same moment. */
async function orNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (brokenConstraint(error) === 'teams_name') throw new ApiError('teamNameTaken')
    throw error
  }
}

const textsOf = ({ name, manifesto }: TeamTexts, people: readonly string[]) => ({
  name: name.trim(),
  nameKey: normaliseName(name),
  manifesto: manifesto.trim(),
  searchText: searchText({ names: [name], people }),
})

export interface TeamFounding extends TeamTexts {
  competitionId: number
  /** The captain comes first. */
  members: readonly { id: number; name: string }[]
  demo: boolean
  at: Date
}

/** Makes a team with its members. Throws `teamNameTaken` (the transaction is lost then), `nameReserved`, `invalid`. */
export async function foundTeam(tx: Tx, founding: TeamFounding): Promise<number> {
  const { competitionId, members, demo, at } = founding
  checkName(founding.name)
  const [captain] = members
  if (!captain) throw new Error('a team needs a captain')
  const names = members.map((member) => member.name)
  const row = { competitionId, captainId: captain.id, demo, createdAt: at, ...textsOf(founding, names) }
  const id = await orNameTaken(() => insertTeam(tx, row))
  const ids = members.map((member) => member.id)
  await insertMembers(tx, { id, competitionId, joinedAt: at }, ids)
  return id
}

/** The id of a person's team in a competition, or null. */
export const ownTeamId = findTeamIdOf

/** A person's team in a competition, its row locked until the transaction ends; null when there is none. */
export async function lockOwnTeam(tx: Tx, competitionId: number, userId: number) {
  const id = await findTeamIdOf(tx, competitionId, userId)
  return id === null ? null : lockTeam(tx, id)
}

/** New name and manifesto of a team whose lock is held. Throws as `foundTeam` does. */
export async function renameTeam(tx: Tx, teamId: number, texts: TeamTexts, at: Date): Promise<void> {
  checkName(texts.name)
  const row = { ...textsOf(texts, await findMemberNames(tx, teamId)), updatedAt: at }
  await orNameTaken(() => updateTeamTexts(tx, teamId, row))
}

/** A member has another name: their teams are found by it from now on. */
export async function followMemberName(tx: Tx, userId: number): Promise<void> {
  for (const { id, name } of await lockTeamsOf(tx, userId)) {
    await updateTeamSearch(tx, id, searchText({ names: [name], people: await findMemberNames(tx, id) }))
  }
}
