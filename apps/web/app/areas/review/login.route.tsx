import * as reviewAddress from '@shulei/domain/address/review.ts'
import { ReviewerLogin } from '@shulei/features/review/ReviewerLogin/ReviewerLogin.tsx'
import { pageRequest } from '../../context.ts'
import type { Route } from './+types/login.route'
import { reviewerOf } from './reviewer.server.ts'

export const handle = { ns: ['review'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const reviewer = await reviewerOf(page)
  const next = reviewAddress.start({ returnTo: url.searchParams.get('returnTo') ?? undefined })
  return { next, signedInAs: reviewer?.name ?? null, demoReviewers: page.demoReviewers }
}

export default function Login({ loaderData }: Route.ComponentProps) {
  // a full page load, so that the first page is that of the new session
  return <ReviewerLogin {...loaderData} onSignedIn={() => location.assign(loaderData.next)} />
}
