import { refs } from '@shulei/contract/refs.ts'
import { Ranking } from '@shulei/features/compete/competition/Ranking/Ranking.tsx'
import { parseRanking, rankingArgs } from '@shulei/features/compete/competition/Ranking/ranking-query.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/ranking.route'
import { loadPart } from './load-part.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['embed-code'] }

export const loader = (args: Route.LoaderArgs) =>
  loadPart(args, refs.competitionRankings, (id) => rankingArgs(id, parseRanking(args.url.searchParams)))

export default function ContestRanking({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="ranking" />
      <Ranking competitionId={id} />
    </Seeded>
  )
}
