import { refs } from '@shulei/contract/refs.ts'
import { pagesKeyOf } from '@shulei/features/base/site/usePages.ts'
import { DeskLog } from '@shulei/features/host/desk/DeskLog/DeskLog.tsx'
import { actsRead } from '@shulei/features/host/desk/desk.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/log.route'
import { readTab } from './read-tab.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, answer } = await readTab(args, refs.deskActs, (desk) => actsRead(desk).argsOf())
  return { id, answers: { [pagesKeyOf(actsRead(id))]: [answer] } }
}

export default function LogRoute({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <DeskLog competitionId={id} />
    </Seeded>
  )
}
