import { refs } from '@shulei/contract/refs.ts'
import { Articles } from '@shulei/features/people/profile/Articles/Articles.tsx'
import { tabArgs } from '@shulei/features/people/profile/useProfile.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/articles.route'
import { readTab } from './tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.userArticles, tabArgs)

export default function ProfileArticles({ loaderData: { id, page, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <Articles userId={id} page={page} />
    </Seeded>
  )
}
