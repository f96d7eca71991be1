import type { OwnTeam } from '@shulei/contract/competition/schemas.ts'
import { nameProblem, normaliseName } from '@shulei/domain/text/name.ts'
import type * as z from 'zod'
import { ApiError } from '../../platform/api-error.ts'
import type { Tx } from '../../platform/db/database.ts'
import { brokenConstraint } from '../../platform/db/violation.ts'
import { searchText } from '../../platform/search-text.ts'
import type { Member } from './tables.ts'
import {
  findMemberNames,
  findTeamIdOf,
  insertMembers,
  insertTeam,
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
}

/** Throws `nameReserved`, and `invalid` for a name that is empty, too long or has invisible characters. */
function checkName(name: string) {
  const problem = nameProblem(name)
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

const textsOf = ({ name, manifesto }: TeamTexts, people: readonly string[]) => ({
  name: name.trim(),
  nameKey: normaliseName(name),
  manifesto: manifesto.trim(),
  searchText: searchText({ names: [name], people }),
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

/** Changes name and manifesto of a team. The caller holds its lock. Throws as `foundTeam` does. */
export async function renameTeam(tx: Tx, teamId: number, texts: TeamTexts, at: Date): Promise<void> {
  checkName(texts.name)
  const row = { ...textsOf(texts, await findMemberNames(tx, teamId)), updatedAt: at }
  await orNameTaken(() => updateTeamTexts(tx, teamId, row))
}

/** Updates the search texts of a person's teams after the person's name has changed. */
export async function followMemberName(tx: Tx, userId: number): Promise<void> {
  for (const { id, name } of await lockTeamsOf(tx, userId)) {
    await updateTeamSearch(tx, id, searchText({ names: [name], people: await findMemberNames(tx, id) }))
  }
}
