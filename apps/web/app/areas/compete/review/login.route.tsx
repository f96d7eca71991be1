import * as reviewAddress from '@shulei/domain/address/review.ts'
import { ReviewerLogin } from '@shulei/features/compete/review/ReviewerLogin/ReviewerLogin.tsx'
import { pageRequest } from '../../../context.ts'
import type { Route } from './+types/login.route'
import { reviewerOf } from './reviewer.server.ts'

export const handle = { ns: ['review'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const reviewer = await reviewerOf(page)
  const next = reviewAddress.start({ returnTo: url.searchParams.get('returnTo') ?? undefined })
  return { next, signedInAs: reviewer?.name ?? null, demoReviewers: page.demoReviewers }
}

/** Answers a form that the browser sent by itself with the page again, which says that a sign-in needs its scripts. */
export const action = () => ({ isSentEarly: true })

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ReviewerLogin
      {...loaderData}
      isSentEarly={actionData?.isSentEarly ?? false}
      // a full page load, so that the first page is that of the new session
      onSignedIn={() => location.assign(loaderData.next)}
    />
  )
}
