import { refs } from '@shulei/contract/refs.ts'
import { Overview } from '@shulei/features/compete/competition/Overview/Overview.tsx'
import { sectionsArgs } from '@shulei/features/compete/competition/useCompetition.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/overview.route'
import { loadPart } from './load-part.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['contest-overview'] }

export const loader = (args: Route.LoaderArgs) => loadPart(args, refs.competitionSections, sectionsArgs)

export default function ContestOverview({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="overview" />
      <Overview competitionId={id} />
    </Seeded>
  )
}
