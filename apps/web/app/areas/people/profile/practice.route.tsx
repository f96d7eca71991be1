import { refs } from '@shulei/contract/refs.ts'
import { Practice } from '@shulei/features/people/profile/Practice/Practice.tsx'
import { tabArgs } from '@shulei/features/people/profile/useProfile.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/practice.route'
import { readTab } from './tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.userPractice, tabArgs)

export default function ProfilePractice({ loaderData: { id, page, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <Practice userId={id} page={page} />
    </Seeded>
  )
}
