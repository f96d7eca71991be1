import { refs } from '@shulei/contract/refs.ts'
import { dailyArgs, parseDay } from '@shulei/features/compete/ranking/lists.ts'
import { WeeklyRankings } from '@shulei/features/compete/ranking/WeeklyRankings/WeeklyRankings.tsx'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/weekly-rankings.route'
import { ListTitle } from './list-title.tsx'
import { loadPart } from './load-part.server.ts'

export const handle = { ns: ['ranking'] }

export const loader = (args: Route.LoaderArgs) =>
  loadPart(args, refs.competitionDaily, (id) => dailyArgs(id, parseDay(args.url.searchParams)))

export default function ContestWeeklyRankings({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ListTitle competitionId={id} page="weeks" />
      <WeeklyRankings competitionId={id} />
    </Seeded>
  )
}
