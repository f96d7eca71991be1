import { ReviewerNoAccess } from '@shulei/features/compete/review/ReviewerNoAccess/ReviewerNoAccess.tsx'
import { pageRequest } from '../../../context.ts'
import type { Route } from './+types/no-access.route'
import { signedInReviewer } from './reviewer.server.ts'
import { useReviewerSignOut } from './sign-out.ts'

export const handle = { ns: ['review'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { name, role } = await signedInReviewer(context.get(pageRequest), url)
  return { reviewer: { name, role } }
}

export default function NoAccess({ loaderData: { reviewer } }: Route.ComponentProps) {
  const signOut = useReviewerSignOut()
  return <ReviewerNoAccess reviewer={reviewer} onSignOut={() => void signOut()} />
}
