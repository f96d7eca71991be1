import { refs } from '@shulei/contract/refs.ts'
import { Datasets } from '@shulei/features/people/profile/Datasets/Datasets.tsx'
import { tabArgs } from '@shulei/features/people/profile/useProfile.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/datasets.route'
import { readTab } from './tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.userDatasets, tabArgs)

export default function ProfileDatasets({ loaderData: { id, page, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <Datasets userId={id} page={page} />
    </Seeded>
  )
}
