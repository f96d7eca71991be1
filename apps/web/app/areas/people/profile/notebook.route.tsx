import { refs } from '@shulei/contract/refs.ts'
import { Notebooks } from '@shulei/features/people/profile/Notebooks/Notebooks.tsx'
import { tabArgs } from '@shulei/features/people/profile/useProfile.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/notebook.route'
import { readTab } from './tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.userNotebooks, tabArgs)

export default function ProfileNotebooks({ loaderData: { id, page, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <Notebooks userId={id} page={page} />
    </Seeded>
  )
}
