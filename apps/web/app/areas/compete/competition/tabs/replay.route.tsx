import { refs } from '@shulei/contract/refs.ts'
import { parseList } from '@shulei/features/compete/ranking/lists.ts'
import { replayArgs } from '@shulei/features/compete/ranking/Replay/frames.ts'
import { Replay } from '@shulei/features/compete/ranking/Replay/Replay.tsx'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/replay.route'
import { ListTitle } from './list-title.tsx'
import { loadPart } from './load-part.server.ts'

export const handle = { ns: ['ranking'] }

export const loader = (args: Route.LoaderArgs) =>
  loadPart(args, refs.competitionReplay, (id) => replayArgs(id, parseList(args.url.searchParams)))

export default function ContestReplay({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ListTitle competitionId={id} page="replay" />
      <Replay competitionId={id} />
    </Seeded>
  )
}
