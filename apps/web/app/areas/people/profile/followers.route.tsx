import { PeopleList } from '@shulei/features/people/profile/PeopleList/PeopleList.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/followers.route'
import { readPeople } from './tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readPeople(args, 'followers')

export default function ProfileFollowers({ loaderData: { id, before, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <PeopleList key={before} userId={id} side="followers" before={before} />
    </Seeded>
  )
}
