import { refs } from '@shulei/contract/refs.ts'
import { ModelsPage } from '@shulei/features/people/model/ModelsPage/ModelsPage.tsx'
import { modelsArgs, parseModels } from '@shulei/features/people/model/models.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/models.route'
import { loadPart } from './load-part.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['models'] }

export const loader = (args: Route.LoaderArgs) =>
  loadPart(args, refs.competitionModels, (id) => modelsArgs(id, parseModels(args.url.searchParams)))

export default function ContestModels({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="models" />
      <ModelsPage competitionId={id} />
    </Seeded>
  )
}
