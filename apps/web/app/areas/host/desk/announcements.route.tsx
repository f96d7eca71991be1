import { refs } from '@shulei/contract/refs.ts'
import { DeskAnnouncements } from '@shulei/features/host/desk/DeskAnnouncements/DeskAnnouncements.tsx'
import { deskArgs } from '@shulei/features/host/desk/desk.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/announcements.route'
import { readTab } from './read-tab.server.ts'

export const loader = (args: Route.LoaderArgs) => readTab(args, refs.announcements, deskArgs)

export default function AnnouncementsRoute({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <DeskAnnouncements competitionId={id} />
    </Seeded>
  )
}
