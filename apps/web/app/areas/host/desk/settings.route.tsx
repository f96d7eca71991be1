import { refs } from '@shulei/contract/refs.ts'
import { DeskSettings } from '@shulei/features/host/desk/DeskSettings/DeskSettings.tsx'
import { deskArgs } from '@shulei/features/host/desk/desk.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/settings.route'
import { readTab } from './read-tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.deskValues, deskArgs)

export default function SettingsRoute({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <DeskSettings competitionId={id} />
    </Seeded>
  )
}
