import { refs } from '@shulei/contract/refs.ts'
import { Dataware } from '@shulei/features/compete/competition/Dataware/Dataware.tsx'
import { dataArgs } from '@shulei/features/compete/competition/useCompetition.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/dataware.route'
import { loadPart } from './load-part.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['columns', 'dataware'] }

export const loader = (args: Route.LoaderArgs) => loadPart(args, refs.competitionData, dataArgs)

export default function ContestData({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="dataware" />
      <Dataware competitionId={id} />
    </Seeded>
  )
}
