import * as reviewAddress from '@shulei/domain/address/review.ts'
import { ReviewerLogin } from '@shulei/features/review/ReviewerLogin/ReviewerLogin.tsx'
import { pageRequest } from '../../context.ts'
import type { Route } from './+types/login.route'
import { reviewerOf } from './reviewer.server.ts'

export const handle = { ns: ['review'] }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const reviewer = await reviewerOf(page)
  return { signedInAs: reviewer?.name ?? null, demoReviewers: page.demoReviewers }
}

export default function Login({ loaderData }: Route.ComponentProps) {
  // a full page load, so that the first page is that of the new session
  return <ReviewerLogin {...loaderData} onSignedIn={() => location.assign(reviewAddress.start())} />
}
