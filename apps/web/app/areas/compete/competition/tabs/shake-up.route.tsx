import { refs } from '@shulei/contract/refs.ts'
import { parseList } from '@shulei/features/compete/ranking/lists.ts'
import { ShakeUp } from '@shulei/features/compete/ranking/ShakeUp/ShakeUp.tsx'
import { shakeUpArgs } from '@shulei/features/compete/ranking/ShakeUp/shake.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/shake-up.route'
import { ListTitle } from './list-title.tsx'
import { loadPart } from './load-part.server.ts'

export const handle = { ns: ['ranking'] }

export const loader = (args: Route.LoaderArgs) =>
  loadPart(args, refs.competitionShakeUp, (id) => shakeUpArgs(id, parseList(args.url.searchParams)))

export default function ContestShakeUp({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ListTitle competitionId={id} page="shakeUp" />
      <ShakeUp competitionId={id} />
    </Seeded>
  )
}
