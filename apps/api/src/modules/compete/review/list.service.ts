import type { DataIn } from '@shulei/contract/call.ts'
import type { reviewSubmits } from '@shulei/contract/compete/review/calls.ts'
import { csvFile } from '@shulei/domain/base/text/csv.ts'
import { areTeamsNamed } from '@shulei/domain/compete/review/access.ts'
import { agreementOf } from '@shulei/domain/compete/review/agreement.ts'
import { finalOrder } from '@shulei/domain/compete/review/results.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { SessionReviewer } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findProjects, type ProjectRow } from './review.repo.ts'
import { figuresOf, finalTotals, reviewedProject, sheetOut } from './wire.ts'

type Answer = DataIn<typeof reviewSubmits>

/** Answers the place of a project in the order of all final totals so far; null without any of its own. */
function ranksOf(projects: readonly ProjectRow[]) {
  const order = finalOrder(projects.map(reviewedProject))
  const ranks = new Map(order.map(({ projectId, rank }) => [projectId, rank]))
  return (project: ProjectRow): number | null => ranks.get(project.id) ?? null
}

function rowOut(
  project: ProjectRow,
  reviewer: SessionReviewer,
  rankOf: (project: ProjectRow) => number | null,
): Answer['list'][number] {
  const { id, role } = reviewer
  const own = project.sheets.find(({ reviewerId }) => reviewerId === id)
  const { points: _points, comment: _comment, ...sheet } = own ? sheetOut(own) : { points: {}, comment: '' }
  return {
    id: project.id,
    no: project.no,
    title: project.title,
    summary: project.summary,
    submittedAt: new Date(project.submittedAt).toISOString(),
    team: areTeamsNamed(reviewer) ? project.team : null,
    sheet: own ? (sheet as Answer['list'][number]['sheet']) : null,
    wish: project.wish,
    figures: role === 3 ? { ...figuresOf(project), rank: rankOf(project) } : null,
  }
}

/** The projects that a reviewer may see by their role (X008, B§6). Throws `forbidden` for role 0. */
export async function listProjects({ db }: Pick<Platform, 'db'>, reviewer: SessionReviewer): Promise<Answer> {
  const { role, id: readerId, competition } = reviewer
  if (role === 0) throw new ApiError('forbidden')
  const { criteria, projects } = await findProjects(db, { competitionId: competition.id, readerId })
  const isOwn = ({ sheets }: ProjectRow) => sheets.some(({ reviewerId }) => reviewerId === readerId)
  const shown = role === 2 ? projects.filter(isOwn) : projects
  const rankOf = ranksOf(projects)
  return {
    list: shown.map((project) => rowOut(project, reviewer, rankOf)),
    criteria,
    agreement:
      role === 3 ? agreementOf(projects.map(({ sheets }) => finalTotals(sheets).map(({ total }) => total))) : null,
  }
}

/**
 * All projects with rank, mean, spread, and the state and total of each reviewer, as CSV with a byte order mark, one line for each
 * sheet. The head exports it; teams are named once the results are published, or where the review is not blind.
 */
export async function exportProjects({ db }: Pick<Platform, 'db'>, reviewer: SessionReviewer): Promise<string> {
  if (reviewer.role !== 3) throw new ApiError('forbidden')
  const { id: readerId, competition } = reviewer
  const { projects } = await findProjects(db, { competitionId: competition.id, readerId })
  const rankOf = ranksOf(projects)
  const named = areTeamsNamed(reviewer)
  const head = ['no', 'title', 'team', 'rank', 'mean', 'min', 'max', 'reviewer', 'state', 'total', 'outlier', 'comment']
  const lines = projects.flatMap((project) => {
    const { mean, min, max, reviewers } = figuresOf(project)
    const first = [project.no, project.title.cn, named ? project.team.name : '', rankOf(project), mean, min, max]
    const sheets = reviewers.map(({ id, name, state, total, isOutlier }) => {
      const comment = project.sheets.find(({ reviewerId }) => reviewerId === id)?.comment ?? ''
      return [...first, name, state, total, isOutlier ? 'yes' : '', state === 'final' ? comment : '']
    })
    return sheets.length > 0 ? sheets : [[...first, '', '', null, '', '']]
  })
  return csvFile([head, ...lines])
}
