import type { DataIn } from '@shulei/contract/call.ts'
import type { saveScore } from '@shulei/contract/compete/review/calls.ts'
import { outliersOf, type ReviewedProject, spreadOf } from '@shulei/domain/compete/review/results.ts'
import type { ProjectRow, SheetRow } from './review.repo.ts'

/** A score sheet in the form of the contract. */
export function sheetOut({ state, version, points, comment, total, savedAt }: SheetRow): DataIn<typeof saveScore> {
  return {
    ...{ state, version, points, comment, total },
    savedAt: savedAt === null ? null : new Date(savedAt).toISOString(),
  }
}

/** Final totals of a project's sheets. */
export const finalTotals = (sheets: readonly SheetRow[]) =>
  sheets.flatMap(({ state, reviewerId, total }) => (state === 'final' ? [{ reviewerId, total }] : []))

/** A project as the final order takes it. */
export const reviewedProject = ({ id, team, submittedAt, sheets }: ProjectRow): ReviewedProject => ({
  ...{ projectId: id, teamId: team.id, at: submittedAt, totals: finalTotals(sheets) },
})

/** The summary of all score sheets of a project, for the head alone. Totals of drafts stay with their reviewers. */
export function figuresOf({ sheets }: Pick<ProjectRow, 'sheets'>) {
  const totals = finalTotals(sheets)
  const outliers = outliersOf(totals)
  return {
    assigned: sheets.length,
    final: totals.length,
    ...spreadOf(totals),
    reviewers: sheets.map(({ reviewerId, reviewer, state, total }) => ({
      id: reviewerId,
      name: reviewer,
      state,
      total: state === 'final' ? total : null,
      isOutlier: outliers.includes(reviewerId),
    })),
  }
}
