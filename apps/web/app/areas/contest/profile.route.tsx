import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ContestProfile } from '@shulei/features/competition/ContestProfile/ContestProfile.tsx'
import { ownRankArgs } from '@shulei/features/competition/Ranking/ranking-query.ts'
import { useMemo } from 'react'
import { pageRequest } from '../../context.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import { Seeded } from '../../shell/seeded.tsx'
import type { Route } from './+types/profile.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  return { id, rankings: await callOrThrow(page.send(refs.competitionRankings, ownRankArgs(id))) }
}

export default function ContestOwnProfile({ loaderData }: Route.ComponentProps) {
  const { id, rankings } = loaderData
  const answers = useMemo(() => ({ [keyOf(refs.competitionRankings, ownRankArgs(id))]: rankings }), [id, rankings])
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="profile" />
      <ContestProfile competitionId={id} />
    </Seeded>
  )
}
