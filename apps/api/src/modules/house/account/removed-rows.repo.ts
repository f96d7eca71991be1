import { pictureFolder, pictureIdOf } from '@shulei/domain/base/markup/allowed.ts'
import { and, eq, getTableName, inArray, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { blocks } from '../../base/block/tables.ts'
import { finishedUploads, uploads } from '../../base/resumable/tables.ts'
import { accounts, sessions } from '../../base/session/tables.ts'
import { images } from '../../base/upload/tables.ts'
import { competitionViews, privateUnlocks, signups } from '../../compete/competition/tables.ts'
import { teamInvites, teamRequests, teams } from '../../compete/team/tables.ts'
import { competitionMembers } from '../../host/desk/tables.ts'
import { hostedCompetitions } from '../../host/hosting/tables.ts'
import { follows } from '../../people/follow/tables.ts'
import { companies, identityPhotos, realNames } from '../../people/identity/tables.ts'
import {
  accomplishments,
  articles,
  careers,
  collections,
  educations,
  notebooks,
  peopleIndex,
  profiles,
  skills,
} from '../../people/profile/tables.ts'
import { discussionViews } from '../../publish/discussion/tables.ts'
import { micrositeDraftLinks, micrositeMembers } from '../../publish/microsite/tables.ts'
import { inboxes, messageSessions } from '../../talk/message/tables.ts'
import { noticeSettings, notices } from '../../talk/notice/tables.ts'
import { idempotencyKeys } from '../shell/tables.ts'
import { dataExports } from './tables.ts'

/** Rows that go with an account: every row of the table whose column is the person. */
const removed: readonly (readonly [table: PgTable, owner: PgColumn])[] = [
  [profiles, profiles.userId],
  [careers, careers.userId],
  [educations, educations.userId],
  [skills, skills.userId],
  [accomplishments, accomplishments.userId],
  [collections, collections.userId],
  [articles, articles.userId],
  [notebooks, notebooks.userId],
  [peopleIndex, peopleIndex.userId],
  [follows, follows.sponsorId],
  [follows, follows.followedId],
  [blocks, blocks.blockerId],
  [blocks, blocks.blockedId],
  [realNames, realNames.userId],
  [companies, companies.userId],
  [identityPhotos, identityPhotos.userId],
  [notices, notices.recipientId],
  [noticeSettings, noticeSettings.userId],
  [messageSessions, messageSessions.userId],
  [inboxes, inboxes.userId],
  [discussionViews, discussionViews.userId],
  [competitionViews, competitionViews.userId],
  [privateUnlocks, privateUnlocks.userId],
  [micrositeMembers, micrositeMembers.userId],
  [micrositeDraftLinks, micrositeDraftLinks.authorId],
  [idempotencyKeys, idempotencyKeys.userId],
  [dataExports, dataExports.userId],
  // a competition goes on without its host
  [hostedCompetitions, hostedCompetitions.ownerId],
  [competitionMembers, competitionMembers.userId],
  [finishedUploads, finishedUploads.userId],
]

const nameOf = (table: PgTable, column: PgColumn) => `${getTableName(table)}.${column.name}`

/** Columns whose rows of a person are deleted, or stop to name the person, when an account closes; as `table.column`. */
export const removedColumns: readonly string[] = [
  ...removed.map(([table, owner]) => nameOf(table, owner)),
  // by `closeUser`
  nameOf(sessions, sessions.userId),
  nameOf(accounts, accounts.userId),
  // by `forgetUploader`
  nameOf(images, images.userId),
  // by `deleteDrafts`, which answers the stored parts
  nameOf(uploads, uploads.userId),
]

/** Deletes the rows that go with an account, and what a sign-up form says about its person. */
export async function deleteOwnRows(tx: Tx, userId: number): Promise<void> {
  for (const [table, owner] of removed) await tx.delete(table).where(eq(owner, userId))
  await tx.update(signups).set({ form: null }).where(eq(signups.userId, userId))
}

/** Ends what waits for an answer of the person, or for an answer to them. */
export async function voidOpenAnswers(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx
    .update(teamInvites)
    .set({ state: 'void', decidedAt: at })
    .where(and(eq(teamInvites.state, 'invited'), or(eq(teamInvites.userId, userId), eq(teamInvites.inviterId, userId))))
  await tx
    .update(teamRequests)
    .set({ state: 'void', decidedAt: at })
    .where(and(eq(teamRequests.state, 'pending'), eq(teamRequests.applicantId, userId)))
  await tx
    .update(teams)
    .set({ lookingAt: null, lookingSkills: [], lookingTime: '', updatedAt: at })
    .where(eq(teams.captainId, userId))
}

const addressPattern = new RegExp(`${pictureFolder}[0-9a-f-]{36}\\.\\w+`, 'g')

/** The pictures of a person's own pages: avatar, banner, and those of their articles. */
export async function findOwnPictures(
  on: Executor,
  { id, image, banner }: { id: number; image: string | null; banner: string | null },
): Promise<{ id: string; format: (typeof images.$inferSelect)['format'] }[]> {
  const rows = await on
    .select({ body: articles.body, cover: articles.cover, draft: articles.draft })
    .from(articles)
    .where(eq(articles.userId, id))
  const texts = [image, banner, ...rows.flatMap(({ body, cover, draft }) => [body, cover, draft?.body, draft?.cover])]
  const addresses = texts.flatMap((text) => text?.match(addressPattern) ?? [])
  const ids = addresses.flatMap((address) => pictureIdOf(address.slice(pictureFolder.length)) ?? [])
  if (ids.length === 0) return []
  return on
    .select({ id: images.id, format: images.format })
    .from(images)
    .where(and(eq(images.userId, id), inArray(images.id, [...new Set(ids)])))
}

/** Marks pictures as not stored, so that nobody reads them and the sweeper removes those of a killed process. */
export async function hidePictures<P extends { id: string }>(
  tx: Tx,
  pictures: readonly P[],
  at: Date,
): Promise<readonly P[]> {
  const ids = pictures.map(({ id }) => id)
  if (ids.length > 0) await tx.update(images).set({ storedAt: null, createdAt: at }).where(inArray(images.id, ids))
  return pictures
}

/** The pictures that a person has uploaded stay in the texts of others and no longer say who uploaded them. */
export async function forgetUploader(tx: Tx, userId: number): Promise<void> {
  await tx.update(images).set({ userId: null }).where(eq(images.userId, userId))
}
