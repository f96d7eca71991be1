import { refs } from '@shulei/contract/refs.ts'
import { Publishes } from '@shulei/features/people/profile/Publishes/Publishes.tsx'
import { tabArgs } from '@shulei/features/people/profile/useProfile.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/publishes.route'
import { readTab } from './tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.userPublishes, tabArgs)

export default function ProfilePublishes({ loaderData: { id, page, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <Publishes userId={id} page={page} />
    </Seeded>
  )
}
