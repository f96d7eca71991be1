import * as reviewAddress from '../../address/review.ts'
import { safeReturn } from '../../base/session/return-target.ts'

/** Roles of reviewers (B§6): 0 has no page, 1 says which projects it wants, 2 scores, 3 heads the review. */
export const reviewerRoles = [0, 1, 2, 3] as const
export type ReviewerRole = (typeof reviewerRoles)[number]

/** The page that a role may open; role 0 has none. */
const pageOf = {
  1: reviewAddress.intentions.pattern,
  2: reviewAddress.scores.pattern,
  3: reviewAddress.projects.pattern,
} as const

/** The page to which a signed-in reviewer is led: the only one of their role, or the one that says they have none (Q041, Q042). */
export const landingOf = (role: ReviewerRole): string => (role === 0 ? reviewAddress.noAccess.pattern : pageOf[role])

/** Whether a role may open one of the three pages of reviewers (B§6). */
export const mayOpen = (role: ReviewerRole, path: string): boolean => role !== 0 && pageOf[role] === path

/** Stands for the site, of which the pages of reviewers need the paths alone. */
const site = 'https://site.invalid'

/** The page that a reviewer asked for before signing in, if it is the page of their role; otherwise that page as it begins. */
export function reviewReturn(role: ReviewerRole, asked: string | null): string {
  const landing = landingOf(role)
  if (asked === null) return landing
  const { pathname, search } = new URL(safeReturn(`${site}${asked}`, new Set([site]), `${site}${landing}`))
  return pathname === landing ? pathname + search : landing
}

/** Whether a review is over: from the deadline on, which itself is too late, or once results are out. Then no wish changes either. */
export const isReviewOver = (
  { deadline, publishedAt }: { deadline: number; publishedAt: number | null },
  now: number,
): boolean => publishedAt !== null || now >= deadline

/** Whether reviewers may change their scores now. */
export const isReviewOpen = (
  { opensAt, ...end }: { opensAt: number; deadline: number; publishedAt: number | null },
  now: number,
): boolean => opensAt <= now && !isReviewOver(end, now)

/** Whether reviewers see which team made a project: in a blind review only once its results are published. */
export const areTeamsNamed = ({ isBlind, publishedAt }: { isBlind: boolean; publishedAt: number | null }): boolean =>
  !isBlind || publishedAt !== null

/** Days after which a reviewer's session ends. */
export const REVIEW_SESSION_DAYS = 7

/** An account name in the form in which it is compared and stored. */
export const reviewerAccount = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** Whether a text can be an account name: 3 to 40 letters, digits and `._-`. */
export const isReviewerAccount = (account: string): boolean => /^[a-z0-9][a-z0-9._-]{2,39}$/.test(account)
