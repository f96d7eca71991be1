import { isDeepStrictEqual } from 'node:util'
import { isReviewerAccount, reviewerAccount, reviewerRoles } from '@shulei/domain/compete/review/access.ts'
import { type Assigned, assignReviewers, isConflict } from '@shulei/domain/compete/review/assignment.ts'
import { areCriteria } from '@shulei/domain/compete/review/criteria.ts'
import { finalOrder, type Placed } from '@shulei/domain/compete/review/results.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { brokenConstraint } from '../../../../platform/db/violation.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { hashPassword } from '../../../base/session/password.service.ts'
import { putGivenScores } from '../../submission/best/given-scores.service.ts'
import { rerankStale } from '../../submission/board/rerank.service.ts'
import { findProjects, recordEvents } from '../review.repo.ts'
import type { reviewers, reviewSettings } from '../tables.ts'
import { reviewedProject } from '../wire.ts'
import {
  findAssignment,
  hasSavedSheets,
  insertReviewer,
  insertSheets,
  isSolutionContest,
  lockSettings,
  putSettings,
  reopenSheet,
  updateResult,
  updateReviewer,
} from './operate.repo.ts'

export { type AssignmentFacts, findAssignment } from './operate.repo.ts'

type Operating = Pick<Platform, 'db' | 'clock'>

/** A refusal that an operator reads: one plain sentence. */
export class ReviewRefusal extends Error {}

const OPERATOR = 'operator'

async function settingsOf(tx: Tx, competitionId: number) {
  const settings = await lockSettings(tx, competitionId)
  if (!settings) throw new ReviewRefusal(`Competition ${competitionId} has no review.`)
  return settings
}

/**
 * Stores how a solution contest is judged: not after its results, and with other criteria only before the first score sheet is
 * saved, because stored totals belong to their criteria. Throws `ReviewRefusal`.
 */
export async function setUpReview(tx: Tx, values: typeof reviewSettings.$inferInsert): Promise<void> {
  if (!(await isSolutionContest(tx, values.competitionId))) {
    throw new ReviewRefusal(`Competition ${values.competitionId} is not a solution contest.`)
  }
  if (!areCriteria(values.criteria)) throw new ReviewRefusal('The weights of the criteria do not sum up to 100.')
  if (values.opensAt >= values.deadline) throw new ReviewRefusal('The review ends before it opens.')
  const before = await lockSettings(tx, values.competitionId)
  if (before?.publishedAt) throw new ReviewRefusal('The results are published.')
  const isOther = before !== null && !isDeepStrictEqual(before.criteria, values.criteria)
  if (isOther && (await hasSavedSheets(tx, values.competitionId))) {
    throw new ReviewRefusal('Score sheets are saved, so that the criteria cannot change.')
  }
  await putSettings(tx, values)
}

/** A reviewer to be added; the password as it is typed. */
export type NewReviewer = Omit<typeof reviewers.$inferInsert, 'createdAt' | 'id'>

/** Adds a reviewer's account to a review; answers its id. Throws `ReviewRefusal`, also where the account is taken. */
export async function addReviewer(tx: Tx, typed: NewReviewer, at: Date): Promise<number> {
  const account = reviewerAccount(typed.account)
  if (!isReviewerAccount(account)) {
    throw new ReviewRefusal('An account has 3 to 40 letters, digits, dots, hyphens and underscores.')
  }
  if (!reviewerRoles.includes(typed.role as never)) throw new ReviewRefusal('A role is 0, 1, 2 or 3.')
  if (typed.password.length < 8) throw new ReviewRefusal('A password has at least 8 characters.')
  if (typed.name.trim() === '') throw new ReviewRefusal('A reviewer has a name.')
  await settingsOf(tx, typed.competitionId)
  const password = await hashPassword(typed.password)
  try {
    return await insertReviewer(tx, { ...typed, account, password, createdAt: at })
  } catch (error) {
    if (brokenConstraint(error) === 'reviewers_account') throw new ReviewRefusal(`The account ${account} is taken.`)
    throw error
  }
}

/** Changes a reviewer's role or password and ends their sessions. Throws `ReviewRefusal`. */
export async function changeReviewer(
  { db }: Pick<Operating, 'db'>,
  account: string,
  change: { role?: number; password?: string },
): Promise<void> {
  const { role, password } = change
  if (role !== undefined && !reviewerRoles.includes(role as never)) throw new ReviewRefusal('A role is 0, 1, 2 or 3.')
  const values = {
    ...(role === undefined ? {} : { role }),
    ...(password === undefined ? {} : { password: await hashPassword(password) }),
  }
  const isDone = await db.transaction((tx) => updateReviewer(tx, reviewerAccount(account), values))
  if (!isDone) throw new ReviewRefusal(`There is no reviewer with the account ${account}.`)
}

/**
 * Assigns the reviewers of role 2 to projects until each has enough, never against a conflict of interest; or one reviewer to one
 * project. Answers what was added. Throws `ReviewRefusal`.
 */
export async function assign(
  tx: Tx,
  { competitionId, only, at }: { competitionId: number; only?: { no: number; account: string }; at: Date },
): Promise<Assigned[]> {
  const { publishedAt } = await settingsOf(tx, competitionId)
  if (publishedAt) throw new ReviewRefusal('The results are published.')
  const facts = await findAssignment(tx, competitionId)
  if (!facts) return []
  const scoring = facts.reviewers.filter(({ role }) => role === 2)
  let added: Assigned[]
  if (only) {
    const project = facts.projects.find(({ no }) => no === only.no)
    const reviewer = scoring.find(({ account }) => account === reviewerAccount(only.account))
    if (!project) throw new ReviewRefusal(`There is no project ${only.no}.`)
    if (!reviewer) throw new ReviewRefusal(`There is no scoring reviewer with the account ${only.account}.`)
    if (isConflict(reviewer, project, facts.wishes)) {
      throw new ReviewRefusal(`${reviewer.name} has a conflict of interest with project ${only.no}.`)
    }
    const ids = { reviewerId: reviewer.id, projectId: project.id }
    const isThere = facts.earlier.some((one) => one.reviewerId === ids.reviewerId && one.projectId === ids.projectId)
    added = isThere ? [] : [ids]
  } else added = assignReviewers({ ...facts, reviewers: scoring })
  await insertSheets(tx, added, at)
  const nameOf = new Map(facts.reviewers.map(({ id, name }) => [id, name]))
  await recordEvents(
    tx,
    added.map(({ reviewerId, projectId }) => ({
      ...{ competitionId, projectId, reviewerId, kind: 'assigned' as const, createdAt: at },
      actor: nameOf.get(reviewerId) ?? OPERATOR,
    })),
  )
  return added
}

/** Gives a final sheet back to its reviewer as a draft. Throws `ReviewRefusal`. */
export async function reopen(
  { db, clock }: Operating,
  { competitionId, no, account }: { competitionId: number; no: number; account: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { publishedAt } = await settingsOf(tx, competitionId)
    if (publishedAt) throw new ReviewRefusal('The results are published.')
    const facts = await findAssignment(tx, competitionId)
    const project = facts?.projects.find((one) => one.no === no)
    const reviewer = facts?.reviewers.find((one) => one.account === reviewerAccount(account))
    const total = project && reviewer ? await reopenSheet(tx, project.id, reviewer.id) : null
    if (!project || !reviewer || total === null) {
      throw new ReviewRefusal(`There is no final sheet of ${account} for project ${no}.`)
    }
    await recordEvents(tx, [
      {
        ...{ competitionId, projectId: project.id, reviewerId: reviewer.id, actor: OPERATOR },
        ...{ kind: 'reopened', from: total, to: total, createdAt: new Date(clock()) },
      },
    ])
  })
}

/**
 * Publishes the final order: score and rank of each project, the ranking of the competition, and the end of all changes. Before the
 * deadline, or with sheets that are not final, it is refused unless `isEarly`; projects without a final sheet have no place. Throws
 * `ReviewRefusal`.
 */
export async function publishReview(
  { db, clock }: Operating,
  { competitionId, isEarly }: { competitionId: number; isEarly: boolean },
): Promise<Placed[]> {
  const now = clock()
  const order = await db.transaction(async (tx) => {
    const settings = await settingsOf(tx, competitionId)
    if (settings.publishedAt) throw new ReviewRefusal('The results are published already.')
    const { projects } = await findProjects(tx, { competitionId, readerId: 0 })
    const open = projects.flatMap(({ sheets }) => sheets).filter(({ state }) => state !== 'final').length
    if (open > 0 && !isEarly)
      throw new ReviewRefusal(`${open} score sheets are not final. Add --early to publish all the same.`)
    const placed = finalOrder(projects.map(reviewedProject))
    if (placed.length === 0) throw new ReviewRefusal('No project has a final score sheet.')
    const at = new Date(now)
    for (const { projectId, score, rank } of placed) await updateResult(tx, projectId, { score, rank })
    await putSettings(tx, { ...settings, publishedAt: at })
    await recordEvents(tx, [
      ...placed.map(({ projectId, score }) => ({
        ...{ competitionId, projectId, actor: OPERATOR, kind: 'published' as const, to: score, createdAt: at },
      })),
    ])
    const scores = placed.map(({ teamId, score, at: handedIn }) => ({ teamId, score, at: new Date(handedIn) }))
    // the last step, since other lists' rankings wait for its row
    await putGivenScores(tx, competitionId, scores)
    return placed
  })
  await rerankStale({ db, clock })
  return order
}
