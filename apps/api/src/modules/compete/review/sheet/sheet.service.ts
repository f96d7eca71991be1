import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import type { saveScore, saveWish } from '@shulei/contract/compete/review/calls.ts'
import { isReviewOpen, isReviewOver } from '@shulei/domain/compete/review/access.ts'
import {
  type Criterion,
  isSameSheet,
  MAX_COMMENT,
  MIN_COMMENT,
  type Sheet,
  sheetProblem,
  totalOf,
} from '@shulei/domain/compete/review/criteria.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Context, SessionReviewer } from '../../../../platform/context.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recordEvents } from '../review.repo.ts'
import type { scoreSheets } from '../tables.ts'
import { sheetOut } from '../wire.ts'
import { hasProject, lockReview, lockSheet, putWish, updateSheet } from './sheet.repo.ts'

type SheetColumns = typeof scoreSheets.$inferSelect

const onWire = (row: SheetColumns) => sheetOut({ ...row, reviewer: '', savedAt: row.savedAt?.getTime() ?? null })

/** The error of a sheet's problem, in the words of its criterion. */
function refusal(
  problem: NonNullable<ReturnType<typeof sheetProblem>>,
  criteria: readonly Criterion[],
  lang: 'zh-CN' | 'en-US',
): ApiError {
  if (!('key' in problem)) {
    return new ApiError(problem.reason, {
      facts: { min: MIN_COMMENT, max: MAX_COMMENT },
      data: { fields: ['comment'] },
    })
  }
  const { reason, key } = problem
  const criterion = criteria.find((one) => one.key === key)
  // an unknown criterion is one of an older page, and its name is the caller's own text
  if (!criterion)
    return new ApiError('invalid', { facts: { fields: 'points' }, data: { where: 'body', fields: ['points'] } })
  const title = lang === 'en-US' && criterion.title.en !== '' ? criterion.title.en : criterion.title.cn
  const facts = { criterion: title, min: criterion.min, max: criterion.max, step: criterion.step }
  return new ApiError(reason, { facts, data: { fields: [key] } })
}

/**
 * Saves a reviewer's score sheet (X009) under its lock. A save names the version that the page read: where another tab has saved
 * since, it is refused with the stored sheet, so that nothing is overwritten. A repeat of the last save answers it and records
 * nothing. A final sheet stays as it is. Throws `notAssigned`, `reviewClosed`, `scoreConflict`, `scoreFinal` and the problems of
 * points and comment.
 */
export async function saveSheet(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  c: Context,
  { reviewer, projectId, body }: { reviewer: SessionReviewer; projectId: number; body: BodyOut<typeof saveScore> },
): Promise<DataIn<typeof saveScore>> {
  if (reviewer.role !== 2) throw new ApiError('notAssigned')
  const competitionId = reviewer.competition.id
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, competitionId)
    const found = await lockSheet(tx, { projectId, reviewerId: reviewer.id, competitionId })
    if (!review || !found) throw new ApiError('notAssigned')
    const { sheet, name } = found
    const typed: Sheet = { points: body.points, comment: body.comment }
    const state = body.final ? ('final' as const) : ('draft' as const)
    const isRepeat = sheet.state === state && isSameSheet(review.criteria, sheet, typed)
    if (isRepeat) return onWire(sheet)
    // the instant after the locks: a save that waited past the deadline is late
    const now = clock()
    if (!isReviewOpen(review, now)) throw new ApiError('reviewClosed')
    if (sheet.state === 'final') throw new ApiError('scoreFinal', { data: onWire(sheet) })
    const problem = sheetProblem(review.criteria, typed, body.final)
    if (problem) throw refusal(problem, review.criteria, c.get('lang'))
    if (body.version !== sheet.version) throw new ApiError('scoreConflict', { data: onWire(sheet) })
    const total = totalOf(review.criteria, typed.points)
    const at = new Date(now)
    const saved = await updateSheet(tx, sheet.id, {
      ...typed,
      ...{ state, total, version: sheet.version + 1, savedAt: at },
    })
    await recordEvents(tx, [
      {
        ...{ competitionId, projectId, reviewerId: reviewer.id, actor: name, kind: state },
        from: sheet.version === 0 ? null : sheet.total,
        to: total,
        before: { points: sheet.points, comment: sheet.comment },
        createdAt: at,
      },
    ])
    return onWire(saved)
  })
}

/**
 * Stores what a reviewer of role 1 says about a project: that they want it, or must not see it. Throws `forbidden`, `notFound`,
 * `reviewClosed`.
 */
export async function storeWish(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { reviewer, projectId, body }: { reviewer: SessionReviewer; projectId: number; body: BodyOut<typeof saveWish> },
): Promise<DataIn<typeof saveWish>> {
  if (reviewer.role !== 1) throw new ApiError('forbidden')
  const { id: reviewerId, name: actor, competition } = reviewer
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, competition.id)
    if (!review || !(await hasProject(tx, projectId, competition.id))) throw new ApiError('notFound')
    const now = clock()
    if (isReviewOver(review, now)) throw new ApiError('reviewClosed')
    const at = new Date(now)
    const { wish, reason } = body
    const before = await putWish(tx, { projectId, reviewerId, kind: wish, reason, createdAt: at })
    if (before !== wish) {
      const event = { competitionId: competition.id, projectId, reviewerId, actor, kind: 'wish' as const }
      await recordEvents(tx, [{ ...event, before: { wish: before }, createdAt: at }])
    }
    return { wish }
  })
}
