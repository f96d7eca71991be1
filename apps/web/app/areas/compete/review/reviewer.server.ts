import { CallError } from '@shulei/client/call-error.ts'
import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as reviewAddress from '@shulei/domain/address/review.ts'
import { mayOpen, reviewReturn } from '@shulei/domain/compete/review/access.ts'
import { detailsArgs, openProject, type Reviewer } from '@shulei/features/compete/review/review.ts'
import { redirect } from 'react-router'
import type { PageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'

/** The reviewer of the session, or null without one (C148). */
export async function reviewerOf(page: PageRequest): Promise<Reviewer | null> {
  try {
    return await page.send(refs.reviewerSelf, {})
  } catch (error) {
    if (error instanceof CallError && error.http === 401) return null
    return callOrThrow(Promise.reject(error))
  }
}

/** The reviewer of the session. Without one the page leads to the reviewers' sign-in (B§6, B§8), and from there back to `url`. */
export async function signedInReviewer(page: PageRequest, { pathname, search }: URL): Promise<Reviewer> {
  const reviewer = await reviewerOf(page)
  const returnTo = pathname === reviewAddress.start.pattern ? undefined : pathname + search
  if (!reviewer) throw redirect(reviewAddress.login({ returnTo }))
  return reviewer
}

/** Loads one of the three pages: a reviewer of another role is led to the page without access (B§6, Q041). */
export async function loadReviewPage(page: PageRequest, url: URL, path: string) {
  const reviewer = await signedInReviewer(page, url)
  if (!mayOpen(reviewer.role, path)) throw redirect(reviewAddress.noAccess())
  const open = openProject(url.searchParams)
  if (open === null) return { reviewer, answers: {} }
  const args = detailsArgs(open)
  try {
    return { reviewer, answers: { [keyOf(refs.reviewDetails, args)]: await page.send(refs.reviewDetails, args) } }
  } catch (error) {
    // the page says why a reviewer of role 1 does not see a project, and lets them take their wish back
    if (error instanceof CallError && error.http === 403 && reviewer.role === 1) return { reviewer, answers: {} }
    return callOrThrow(Promise.reject(error))
  }
}

/** Leads a reviewer to the page of their role (Q042), as they asked for it before they signed in. */
export async function leadToOwnPage(page: PageRequest, url: URL): Promise<never> {
  const { role } = await signedInReviewer(page, url)
  throw redirect(reviewReturn(role, url.searchParams.get('returnTo')))
}
