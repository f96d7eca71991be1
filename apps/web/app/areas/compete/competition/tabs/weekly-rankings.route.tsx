import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { dailyArgs, parseDay } from '@shulei/features/compete/ranking/lists.ts'
import { WeeklyRankings } from '@shulei/features/compete/ranking/WeeklyRankings/WeeklyRankings.tsx'
import { useMemo } from 'react'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/weekly-rankings.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ListTitle } from './list-title.tsx'

export const handle = { ns: ['ranking'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = dailyArgs(id, parseDay(url.searchParams))
  const daily = await callOrThrow(page.send(refs.competitionDaily, args))
  return { id, key: keyOf(refs.competitionDaily, args), daily }
}

export default function ContestWeeklyRankings({ loaderData: { id, key, daily } }: Route.ComponentProps) {
  const answers = useMemo(() => ({ [key]: daily }), [key, daily])
  return (
    <Seeded answers={answers}>
      <ListTitle competitionId={id} page="weeks" />
      <WeeklyRankings competitionId={id} />
    </Seeded>
  )
}
