import { normaliseName } from '../../base/text/name.ts'

/** A reviewer who can get projects. */
export interface Candidate {
  id: number
  organization: string
}

/** A project that needs reviewers. */
export interface Reviewable {
  id: number
  /** Organisations of the team's members. */
  organizations: readonly string[]
}

/** The wish of a reviewer about a project, stated before the assignment. */
export interface Wish {
  reviewerId: number
  projectId: number
  kind: 'want' | 'avoid'
}

/** A reviewer gets a project. */
export interface Assigned {
  reviewerId: number
  projectId: number
}

/** Whether two organisations are the same, however they are written. An empty one equals none. */
const isSame = (a: string, b: string) => normaliseName(a) !== '' && normaliseName(a) === normaliseName(b)

/** Whether a reviewer must not see a project: they share an organisation with the team, or have said so themselves. */
export function isConflict(reviewer: Candidate, project: Reviewable, wishes: readonly Wish[] = []): boolean {
  return (
    project.organizations.some((organization) => isSame(organization, reviewer.organization)) ||
    wishes.some(
      ({ kind, reviewerId, projectId }) => kind === 'avoid' && reviewerId === reviewer.id && projectId === project.id,
    )
  )
}

/**
 * Adds reviewers to projects until each has `perProject`, as far as conflicts allow: the project with the fewest possible reviewers
 * first, and for it the reviewer with the least work, one who wants it before the others. Earlier assignments stay, and the same
 * input gives the same result.
 */
export function assignReviewers({
  reviewers,
  projects,
  wishes,
  earlier,
  perProject,
}: {
  reviewers: readonly Candidate[]
  projects: readonly Reviewable[]
  wishes: readonly Wish[]
  earlier: readonly Assigned[]
  perProject: number
}): Assigned[] {
  const load = new Map(reviewers.map(({ id }) => [id, earlier.filter(({ reviewerId }) => reviewerId === id).length]))
  const wants = (reviewerId: number, projectId: number) =>
    wishes.some((wish) => wish.kind === 'want' && wish.reviewerId === reviewerId && wish.projectId === projectId)
  const open = projects.map((project) => {
    const own = earlier.filter(({ projectId }) => projectId === project.id)
    const free = reviewers.filter(
      (reviewer) => !isConflict(reviewer, project, wishes) && !own.some(({ reviewerId }) => reviewerId === reviewer.id),
    )
    return { project, free, missing: Math.max(0, perProject - own.length) }
  })
  return open
    .toSorted((a, b) => a.free.length - b.free.length || a.project.id - b.project.id)
    .flatMap(({ project, free, missing }) => {
      const rankOf = ({ id }: Candidate) => (load.get(id) ?? 0) - (wants(id, project.id) ? 0.5 : 0)
      const chosen = free.toSorted((a, b) => rankOf(a) - rankOf(b) || a.id - b.id).slice(0, missing)
      for (const { id } of chosen) load.set(id, (load.get(id) ?? 0) + 1)
      return chosen.map(({ id }) => ({ reviewerId: id, projectId: project.id }))
    })
}
