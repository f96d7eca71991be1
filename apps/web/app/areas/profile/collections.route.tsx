import { refs } from '@shulei/contract/refs.ts'
import { Collections } from '@shulei/features/profile/Collections/Collections.tsx'
import { tabArgs } from '@shulei/features/profile/useProfile.ts'
import type { Route } from './+types/collections.route'
import { Seeded } from './seeded.tsx'
import { readTab } from './tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.userCollections, tabArgs)

export default function ProfileCollections({ loaderData: { id, page, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <Collections userId={id} page={page} />
    </Seeded>
  )
}
