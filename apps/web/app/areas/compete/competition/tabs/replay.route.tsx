import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { parseList } from '@shulei/features/compete/ranking/lists.ts'
import { replayArgs } from '@shulei/features/compete/ranking/Replay/frames.ts'
import { Replay } from '@shulei/features/compete/ranking/Replay/Replay.tsx'
import { useMemo } from 'react'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/replay.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ListTitle } from './list-title.tsx'

export const handle = { ns: ['ranking'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = replayArgs(id, parseList(url.searchParams))
  const replay = await callOrThrow(page.send(refs.competitionReplay, args))
  return { id, key: keyOf(refs.competitionReplay, args), replay }
}

export default function ContestReplay({ loaderData: { id, key, replay } }: Route.ComponentProps) {
  const answers = useMemo(() => ({ [key]: replay }), [key, replay])
  return (
    <Seeded answers={answers}>
      <ListTitle competitionId={id} page="replay" />
      <Replay competitionId={id} />
    </Seeded>
  )
}
