import type { BodyOut, Data, DataIn } from '@shulei/contract/call.ts'
import type { accountClosing, closeAccount, keepAccount } from '@shulei/contract/house/account/calls.ts'
import { CLOSED_NAME, closingDue } from '@shulei/domain/base/session/closing.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  closeUser,
  closingOf,
  dueAccounts,
  forgetSessions,
  keepUser,
  lockDueAccount,
} from '../../base/session/closing.service.ts'
import { askClosing } from '../../base/session/contact-calls.service.ts'
import { removeImage } from '../../base/upload/upload.service.ts'
import { releaseStored, removeFiles } from '../../compete/submission/upload/file-store.service.ts'
import { leaveTeams, successions } from '../../compete/team/leave.service.ts'
import { followMemberName } from '../../compete/team/team.service.ts'
import { removeExport } from './export.service.ts'
import { deleteDrafts, findNotebookFiles } from './removed-drafts.repo.ts'
import { deleteOwnRows, findOwnPictures, forgetUploader, hidePictures, voidOpenAnswers } from './removed-rows.repo.ts'

/** Whether the caller's account is about to close, and what happens to their teams then (X056). */
export async function readClosing({ db, clock }: Platform, userId: number): Promise<DataIn<typeof accountClosing>> {
  const closingAt = await closingOf(db, userId)
  const teams = await successions(db, userId, new Date(clock()))
  return {
    closingAt: closingAt?.toISOString() ?? null,
    captainOf: teams.map(({ competitionId, competition, team, next }) => ({
      ...{ competitionId, competition, team },
      next: next.name,
    })),
  }
}

/** Has the caller's account close in some days (X056). Throws when the person does not prove that it is theirs. */
export async function requestClosing(
  platform: Platform,
  c: Context,
  user: SessionUser,
  proof: BodyOut<typeof closeAccount>,
): Promise<DataIn<typeof closeAccount>> {
  await askClosing(platform, c, proof)
  const closingAt = (await closingOf(platform.db, user.id)) ?? new Date(closingDue(platform.clock()))
  return { closingAt: closingAt.toISOString() }
}

/** Keeps the caller's account (X056). Throws `loginFirst` when it has been closed meanwhile. */
export async function keep({ db }: Platform, userId: number): Promise<Data<typeof keepAccount>> {
  if (!(await db.transaction((tx) => keepUser(tx, userId)))) throw new ApiError('loginFirst')
  return { kept: true }
}

/**
 * Closes an account that is due: what belongs to the person alone is deleted, and what others build on stays under a neutral name.
 * Answers false when the person has returned.
 */
export async function closeDue(platform: Platform, userId: number): Promise<boolean> {
  const { db, clock } = platform
  // the file is not needed by a person who returns meanwhile, who can have another one built
  await removeExport(platform, userId)
  const done = await db.transaction(async (tx) => {
    const at = new Date(clock())
    const user = await lockDueAccount(tx, userId, at)
    if (!user) return null
    const pictures = await hidePictures(tx, await findOwnPictures(tx, user), at)
    await leaveTeams(tx, user, { closedName: CLOSED_NAME, at })
    await voidOpenAnswers(tx, userId, at)
    const stubs = [
      ...(await deleteDrafts(tx, userId, at)),
      ...(await releaseStored(tx, await findNotebookFiles(tx, userId), at)),
    ]
    await deleteOwnRows(tx, userId)
    await closeUser(tx, user, at)
    await forgetUploader(tx, userId)
    await followMemberName(tx, userId)
    return { pictures, stubs }
  })
  if (!done) return false
  forgetSessions(platform)
  for (const picture of done.pictures) await removeImage(platform, picture)
  await removeFiles(platform, done.stubs)
  return true
}

/** Closes all accounts that are due. For the `close-accounts` job; what an interrupted run left is done by the next one. */
export async function closeDueAccounts(platform: Platform): Promise<void> {
  for (const id of await dueAccounts(platform.db, new Date(platform.clock()))) {
    try {
      await closeDue(platform, id)
    } catch (error) {
      platform.log.error({ err: error, userId: id }, 'an account could not be closed')
    }
  }
}
