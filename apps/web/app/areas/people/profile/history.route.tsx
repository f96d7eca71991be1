import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { CompetitionHistory } from '@shulei/features/people/profile/CompetitionHistory/CompetitionHistory.tsx'
import { totalsArgs } from '@shulei/features/people/profile/CompetitionHistory/Totals.tsx'
import { viewsArgs } from '@shulei/features/people/profile/RecentlyViewed/RecentlyViewed.tsx'
import { historyArgs } from '@shulei/features/people/profile/useProfile.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/history.route'
import { openProfile } from './open-profile.server.ts'
import { readTab } from './tab.server.ts'

/** The first tab, with the numbers of the person's competitions; on the reader's own profile also what they looked at last. */
export async function loader(args: Route.LoaderArgs) {
  const { page, id, isOwn: isMine, as } = await openProfile(args)
  const isOwn = isMine && as === undefined
  const unknown = () => undefined
  const [tab, totals, views] = await Promise.all([
    readTab(args, refs.competitionHistory, historyArgs),
    page.send(refs.competitionTotals, totalsArgs(id)).catch(unknown),
    isOwn ? page.send(refs.competitionViews, viewsArgs()).catch(unknown) : undefined,
  ])
  const answers = {
    ...tab.answers,
    ...(totals ? { [keyOf(refs.competitionTotals, totalsArgs(id))]: totals } : {}),
    ...(views ? { [keyOf(refs.competitionViews, viewsArgs())]: views } : {}),
  }
  return { ...tab, answers, isOwn }
}

export default function ProfileHistory({ loaderData: { id, page, answers, isOwn } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <CompetitionHistory userId={id} page={page} isOwn={isOwn} />
    </Seeded>
  )
}
