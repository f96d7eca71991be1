import { refs } from '@shulei/contract/refs.ts'
import { CompetitionHistory } from '@shulei/features/profile/CompetitionHistory/CompetitionHistory.tsx'
import { historyArgs } from '@shulei/features/profile/useProfile.ts'
import { Seeded } from '../../shell/seeded.tsx'
import type { Route } from './+types/history.route'
import { readTab } from './tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.competitionHistory, historyArgs)

export default function ProfileHistory({ loaderData: { id, page, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <CompetitionHistory userId={id} page={page} />
    </Seeded>
  )
}
