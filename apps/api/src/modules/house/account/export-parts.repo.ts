import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../platform/db/database.ts'
import { blocks } from '../../base/block/tables.ts'
import { accounts, sessions } from '../../base/session/tables.ts'
import { images } from '../../base/upload/tables.ts'
import { appeals } from '../../compete/appeal/tables.ts'
import { competitionViews, privateUnlocks, signups } from '../../compete/competition/tables.ts'
import { projects } from '../../compete/review/tables.ts'
import { sourceComments, sourceVersions } from '../../compete/source-code/tables.ts'
import { submissions } from '../../compete/submission/tables.ts'
import { teamChanges, teamInvites, teamMembers, teamRequests } from '../../compete/team/tables.ts'
import { datasetAgreements, datasetDownloads, datasets } from '../../data/dataset/tables.ts'
import { competitionActs, competitionMembers } from '../../host/desk/tables.ts'
import { hostedCompetitions } from '../../host/hosting/tables.ts'
import { follows } from '../../people/follow/tables.ts'
import { identityPhotos } from '../../people/identity/tables.ts'
import {
  accomplishments,
  answers,
  articles,
  careers,
  collections,
  educations,
  notebooks,
  profiles,
  questions,
  skills,
} from '../../people/profile/tables.ts'
import {
  discussionPosts,
  discussionReports,
  discussionTopics,
  discussionViews,
} from '../../publish/discussion/tables.ts'
import { inviteRanks } from '../../publish/invitation/tables.ts'
import {
  micrositeDraftLinks,
  micrositeDrafts,
  micrositeMembers,
  micrositeVersions,
} from '../../publish/microsite/tables.ts'
import { messageReports } from '../../talk/message/tables.ts'
import { noticeSettings, notices } from '../../talk/notice/tables.ts'
import { dataExports } from './tables.ts'

export type ExportRow = Record<string, unknown>

/** A file of an export: the rows of one table that belong to a person. */
export interface ExportPart {
  /** Name of the file, without its ending. */
  file: string
  /** Columns of the database by which rows belong to the person, as `table.column`. */
  covers: readonly string[]
  read(on: Executor, userId: number, now: Date): Promise<ExportRow[]>
}

interface Choice {
  /** Columns that the file leaves out, by their names in code. */
  without?: readonly string[]
  /** Values that take the place of a column, or stand beside the columns; tables are named by their names in the database. */
  with?: Record<string, SQL>
  where?: (now: Date) => SQL
}

const columnName = (table: PgTable, column: PgColumn) => `${getTableName(table)}.${column.name}`

/** The rows of a table whose `owner` is the person, oldest first. */
function rowsOf(file: string, table: PgTable, owner: PgColumn, { without = [], with: more = {}, where }: Choice = {}) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name))
  const order = columns.find(([name]) => ['id', 'createdAt'].includes(name))?.[1] ?? owner
  return {
    file,
    covers: [columnName(table, owner)],
    read: (on, userId, now) =>
      on
        .select({ ...Object.fromEntries(columns), ...more })
        .from(table)
        .where(and(eq(owner, userId), where?.(now)))
        .orderBy(order) as unknown as Promise<ExportRow[]>,
  } satisfies ExportPart
}

/** The name of the person of a column such as `follows.followed_id`. */
const nameOf = (column: string) => sql`(select u.name from users u where u.id = ${sql.raw(column)})`
const competitionOf = (column: string) => sql`(select c.title from competitions c where c.id = ${sql.raw(column)})`
const teamOf = (column: string) => sql`(select t.name from teams t where t.id = ${sql.raw(column)})`

/** Name, size and hash of a stored file, without its place in the store. */
const fileFacts = (column: string) => sql`(case when ${sql.raw(column)} is null then null else json_build_object(
  'name', ${sql.raw(column)}->>'name', 'bytes', ${sql.raw(column)}->'bytes', 'sha256', ${sql.raw(column)}->>'sha256') end)`

const keys = ['idempotencyKey'] as const
const isLive = sql`notices.deleted_at is null`
/** The list B of a submission's schedule may be read: before that, its score leaves the server in no form. */
const scoreB = sql`(case when coalesce((select s.list_b_start_time from schedules s where s.id = submissions.schedule_id),
  'infinity'::timestamptz) <= now() then submissions.score_b end)`

/** Every part of an export that is one table; `export.repo.ts` has those that are made of several. */
export const tableParts: readonly ExportPart[] = [
  rowsOf('profile', profiles, profiles.userId),
  rowsOf('work', careers, careers.userId),
  rowsOf('education', educations, educations.userId),
  rowsOf('skills', skills, skills.userId),
  rowsOf('accomplishments', accomplishments, accomplishments.userId),
  rowsOf('articles', articles, articles.userId),
  rowsOf('questions', questions, questions.userId),
  rowsOf('answers', answers, answers.userId, {
    with: { question: sql`(select q.title from questions q where q.id = answers.question_id)` },
  }),
  rowsOf('notebooks', notebooks, notebooks.userId, {
    without: ['content', 'pictures', 'idempotencyKey', 'changeKey'],
    with: { file: fileFacts('notebooks.file') },
  }),
  rowsOf('collections', collections, collections.userId),
  rowsOf('following', follows, follows.sponsorId, { with: { name: nameOf('follows.followed_id') } }),
  rowsOf('followers', follows, follows.followedId, { with: { name: nameOf('follows.sponsor_id') } }),
  rowsOf('blocked-people', blocks, blocks.blockerId, { with: { name: nameOf('blocks.blocked_id') } }),
  rowsOf('notices', notices, notices.recipientId, {
    without: ['deletedAt'],
    with: { actor: nameOf('notices.actor_id') },
    where: () => isLive,
  }),
  rowsOf('notice-settings', noticeSettings, noticeSettings.userId),
  rowsOf('sign-ups', signups, signups.userId, { with: { competition: competitionOf('signups.competition_id') } }),
  rowsOf('private-competitions', privateUnlocks, privateUnlocks.userId, {
    with: { competition: competitionOf('private_unlocks.competition_id') },
  }),
  rowsOf('viewed-competitions', competitionViews, competitionViews.userId, {
    with: { competition: competitionOf('competition_views.competition_id') },
  }),
  rowsOf('teams', teamMembers, teamMembers.userId, {
    with: {
      competition: competitionOf('team_members.competition_id'),
      team: teamOf('team_members.team_id'),
      isCaptain: sql`exists (select 1 from teams t where t.id = team_members.team_id and t.captain_id = team_members.user_id)`,
    },
  }),
  rowsOf('team-invitations-received', teamInvites, teamInvites.userId, {
    with: { team: teamOf('team_invites.team_id') },
  }),
  rowsOf('team-invitations-sent', teamInvites, teamInvites.inviterId, {
    with: { team: teamOf('team_invites.team_id'), invited: nameOf('team_invites.user_id') },
  }),
  rowsOf('team-requests', teamRequests, teamRequests.applicantId, { with: { team: teamOf('team_requests.team_id') } }),
  rowsOf('team-changes-made', teamChanges, teamChanges.operatorId),
  rowsOf('team-changes', teamChanges, teamChanges.userId),
  rowsOf('submissions', submissions, submissions.userId, {
    without: [...keys, 'leaseUntil', 'attempts'],
    with: {
      competition: competitionOf('submissions.competition_id'),
      team: teamOf('submissions.team_id'),
      resultFile: fileFacts('submissions.result_file'),
      processFile: fileFacts('submissions.process_file'),
      scoreB,
    },
  }),
  rowsOf('source-code', sourceVersions, sourceVersions.userId, {
    without: keys,
    with: { file: fileFacts('source_versions.file') },
  }),
  rowsOf('source-code-comments', sourceComments, sourceComments.userId),
  rowsOf('projects', projects, projects.userId, {
    without: keys,
    with: { document: fileFacts('projects.document'), documentEn: fileFacts('projects.document_en') },
  }),
  rowsOf('appeals', appeals, appeals.userId, { without: keys, with: { file: fileFacts('appeals.file') } }),
  rowsOf('invitation-ranks', inviteRanks, inviteRanks.userId),
  rowsOf('discussion-topics', discussionTopics, discussionTopics.authorId),
  rowsOf('discussion-posts', discussionPosts, discussionPosts.authorId, {
    with: { topic: sql`(select t.title from discussion_topics t where t.id = discussion_posts.topic_id)` },
  }),
  rowsOf('discussion-reading', discussionViews, discussionViews.userId),
  rowsOf('reported-posts', discussionReports, discussionReports.reporterId),
  rowsOf('reported-messages', messageReports, messageReports.reporterId),
  rowsOf('datasets', datasets, datasets.ownerId, { without: ['columns', 'signature', 'searchText'] }),
  rowsOf('dataset-agreements', datasetAgreements, datasetAgreements.userId, {
    with: { dataset: sql`(select d.name from datasets d where d.id = dataset_agreements.dataset_id)` },
  }),
  rowsOf('downloads', datasetDownloads, datasetDownloads.userId, {
    with: { file: sql`(select f.name from dataset_files f where f.id = dataset_downloads.file_id)` },
  }),
  rowsOf('hosted-competitions', hostedCompetitions, hostedCompetitions.ownerId, { without: keys }),
  rowsOf('desks', competitionMembers, competitionMembers.userId),
  rowsOf('desk-acts', competitionActs, competitionActs.actorId),
  rowsOf('uploaded-pictures', images, images.userId),
  rowsOf('microsites', micrositeMembers, micrositeMembers.userId),
  rowsOf('microsite-versions', micrositeVersions, micrositeVersions.authorId, { without: ['record'] }),
  rowsOf('microsite-drafts', micrositeDrafts, micrositeDrafts.authorId, { without: ['content'] }),
  rowsOf('microsite-draft-links', micrositeDraftLinks, micrositeDraftLinks.authorId, { without: ['secretHash'] }),
  // photographs of documents can be seen by nobody but the people who decide, so that the file only says which are stored
  rowsOf('verification-photographs', identityPhotos, identityPhotos.userId, { without: ['bytes'] }),
  rowsOf('sessions', sessions, sessions.userId, { without: ['token'] }),
  rowsOf('ways-to-sign-in', accounts, accounts.userId, {
    without: ['accountId', 'accessToken', 'refreshToken', 'idToken', 'password', 'scope'],
  }),
  rowsOf('exports', dataExports, dataExports.userId, { without: ['key', 'sha256', 'leaseUntil', 'attempts'] }),
]
