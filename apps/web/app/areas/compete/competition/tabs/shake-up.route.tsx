import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { parseList } from '@shulei/features/compete/ranking/lists.ts'
import { ShakeUp } from '@shulei/features/compete/ranking/ShakeUp/ShakeUp.tsx'
import { shakeUpArgs } from '@shulei/features/compete/ranking/ShakeUp/shake.ts'
import { useMemo } from 'react'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/shake-up.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ListTitle } from './list-title.tsx'

export const handle = { ns: ['ranking'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = shakeUpArgs(id, parseList(url.searchParams))
  const shakeUp = await callOrThrow(page.send(refs.competitionShakeUp, args))
  return { id, key: keyOf(refs.competitionShakeUp, args), shakeUp }
}

export default function ContestShakeUp({ loaderData: { id, key, shakeUp } }: Route.ComponentProps) {
  const answers = useMemo(() => ({ [key]: shakeUp }), [key, shakeUp])
  return (
    <Seeded answers={answers}>
      <ListTitle competitionId={id} page="shakeUp" />
      <ShakeUp competitionId={id} />
    </Seeded>
  )
}
