import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Ranking } from '@shulei/features/compete/competition/Ranking/Ranking.tsx'
import { parseRanking, rankingArgs } from '@shulei/features/compete/competition/Ranking/ranking-query.ts'
import { useMemo } from 'react'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/ranking.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['embed-code'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = rankingArgs(id, parseRanking(url.searchParams))
  const rankings = await callOrThrow(page.send(refs.competitionRankings, args))
  return { id, key: keyOf(refs.competitionRankings, args), rankings }
}

export default function ContestRanking({ loaderData }: Route.ComponentProps) {
  const { id, key, rankings } = loaderData
  const answers = useMemo(() => ({ [key]: rankings }), [key, rankings])
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="ranking" />
      <Ranking competitionId={id} />
    </Seeded>
  )
}
