import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import type { addSourceComment } from '@shulei/contract/compete/source-code/calls.ts'
import {
  commentProblem,
  commentText,
  MAX_SOURCE_COMMENT,
  type SourceAuthor,
} from '@shulei/domain/compete/source-code/comment.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { findComment, findVersion } from './read.repo.ts'
import { commentOut } from './wire.ts'
import { findTeamOf, insertComment } from './write.repo.ts'

/** A comment that is to be stored. */
interface Written {
  versionId: number
  by: SourceAuthor
  userId: number | null
  name: string
  content: string
  at: number
}

/** Stores a comment and tells the members of the team, but not its author; null where there is no such version. */
async function write(tx: Tx, { at, ...comment }: Written): Promise<number | null> {
  const { versionId, by, userId } = comment
  const team = await findTeamOf(tx, versionId)
  if (!team) return null
  const id = await insertComment(tx, { ...comment, createdAt: new Date(at) })
  const { competitionId, competition, no } = team
  const facts = { competitionId, competition, teamId: team.id, team: team.name, by, procedureId: versionId, no }
  await notify(
    tx,
    team.members.map((recipientId) => ({
      ...{ recipientId, kind: 'commented' as const, actorId: userId, subject: `sourceComment:${id}`, facts, at },
    })),
  )
  return id
}

/** Comments on a version of the writer's own team (C074). Throws `notFound`, `tooMany` and the problems of the text. */
export async function addComment(
  platform: Platform,
  userId: number,
  { procedureId, content }: BodyOut<typeof addSourceComment>,
): Promise<DataIn<typeof addSourceComment>> {
  const problem = commentProblem(content)
  if (problem) throw new ApiError(problem, { facts: { max: MAX_SOURCE_COMMENT }, data: { fields: ['content'] } })
  await platform.limits.take('post', userId)
  return platform.db.transaction(async (tx) => {
    if (!(await findVersion(tx, procedureId, userId))) throw new ApiError('notFound')
    const comment = { versionId: procedureId, by: 'team' as const, userId, name: '', content: commentText(content) }
    const id = await write(tx, { ...comment, at: platform.clock() })
    if (id === null) throw new ApiError('notFound')
    return commentOut(await findComment(tx, id))
  })
}

/**
 * Comments on a version as somebody who runs or reviews the competition; false where there is no such version. Throws an Error with
 * one plain sentence for a text that cannot be stored.
 */
export async function commentAsOperator(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { versionId, by, name, content }: { versionId: number; by: 'organizer' | 'reviewer'; name: string; content: string },
): Promise<boolean> {
  if (commentProblem(content)) throw new Error(`A comment has 1 to ${MAX_SOURCE_COMMENT} characters.`)
  const comment = { versionId, by, userId: null, name: name.trim(), content: commentText(content) }
  return (await db.transaction((tx) => write(tx, { ...comment, at: clock() }))) !== null
}
