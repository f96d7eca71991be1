import { refs } from '@shulei/contract/refs.ts'
import { DeskToday } from '@shulei/features/host/desk/DeskToday/DeskToday.tsx'
import { latestActsArgs } from '@shulei/features/host/desk/desk.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/today.route'
import { readTab } from './read-tab.server.ts'

export const handle = { ns: ['competition', 'submission'] }

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.deskActs, latestActsArgs)

export default function TodayRoute({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <DeskToday competitionId={id} />
    </Seeded>
  )
}
