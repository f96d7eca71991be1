import type { Args, Data } from '@shulei/contract/call.ts'
import type { reviewDetails, reviewerSelf, reviewSubmits } from '@shulei/contract/compete/review/calls.ts'
import { isReviewOver } from '@shulei/domain/compete/review/access.ts'

export type Reviewer = Data<typeof reviewerSelf>
export type Submits = Data<typeof reviewSubmits>
export type SubmitRow = Submits['list'][number]
export type Details = Data<typeof reviewDetails>
export type Criteria = Submits['criteria']
export type StoredSheet = NonNullable<Details['sheet']>

/** Arguments of the list of projects, shared by loader and components. */
export const submitsArgs: Args<typeof reviewSubmits> = { query: {} }

/** Arguments of a project with its document. */
export const detailsArgs = (id: number): Args<typeof reviewDetails> => ({ params: { id }, query: {} })

/** The project that an address opens; null for the page without one. */
export function openProject(params: URLSearchParams): number | null {
  const raw = params.get('project') ?? ''
  return /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : null
}

/** Id of the link that opens a project, in the list and in the table. */
export const projectLinkId = (id: number): string => `project-${id}`

/** Whether the review is over for a reviewer: neither scores nor wishes change any more. */
export const isOver = ({ deadline, publishedAt }: Reviewer, now: number): boolean =>
  isReviewOver(
    { deadline: Date.parse(deadline), publishedAt: publishedAt === null ? null : Date.parse(publishedAt) },
    now,
  )

/** The number of a project as people see it. */
export const numberText = (no: number): string => String(no).padStart(3, '0')
