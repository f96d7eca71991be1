import { refs } from '@shulei/contract/refs.ts'
import { DeskMembers } from '@shulei/features/host/desk/DeskMembers/DeskMembers.tsx'
import { DeskPeople } from '@shulei/features/host/desk/DeskPeople/DeskPeople.tsx'
import { parsePeople, peopleArgs } from '@shulei/features/host/desk/people-query.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/people.route'
import { readTab } from './read-tab.server.ts'

export const handle = { ns: ['message'] }

export const loader = (args: Route.LoaderArgs) =>
  readTab(args, refs.deskPeople, (id, search) => peopleArgs(id, parsePeople(search)))

export default function PeopleRoute({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <DeskPeople competitionId={id} />
      <DeskMembers competitionId={id} />
    </Seeded>
  )
}
