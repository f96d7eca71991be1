import { refs } from '@shulei/contract/refs.ts'
import { Collections } from '@shulei/features/people/profile/Collections/Collections.tsx'
import { tabArgs } from '@shulei/features/people/profile/useProfile.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/collections.route'
import { readTab } from './tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.userCollections, tabArgs)

export default function ProfileCollections({ loaderData: { id, page, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <Collections userId={id} page={page} />
    </Seeded>
  )
}
