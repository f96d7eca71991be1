import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ModelsPage } from '@shulei/features/people/model/ModelsPage/ModelsPage.tsx'
import { modelsArgs, parseModels } from '@shulei/features/people/model/models.ts'
import { useMemo } from 'react'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/models.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['models'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = modelsArgs(id, parseModels(url.searchParams))
  const models = await callOrThrow(page.send(refs.competitionModels, args))
  return { id, key: keyOf(refs.competitionModels, args), models }
}

export default function ContestModels({ loaderData: { id, key, models } }: Route.ComponentProps) {
  const answers = useMemo(() => ({ [key]: models }), [key, models])
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="models" />
      <ModelsPage competitionId={id} />
    </Seeded>
  )
}
