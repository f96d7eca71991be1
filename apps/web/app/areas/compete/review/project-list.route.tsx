import * as reviewAddress from '@shulei/domain/address/review.ts'
import { ReviewerTable } from '@shulei/features/compete/review/ReviewerTable/ReviewerTable.tsx'
import { pageRequest } from '../../../context.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/project-list.route'
import { loadReviewPage } from './reviewer.server.ts'

export const handle = { ns: ['review'] }

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadReviewPage(context.get(pageRequest), url, reviewAddress.projects.pattern)

export default function Page({ loaderData: { reviewer, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ReviewerTable reviewer={reviewer} />
    </Seeded>
  )
}
