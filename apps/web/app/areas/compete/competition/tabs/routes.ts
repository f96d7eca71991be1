import { index, route } from '@react-router/dev/routes'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { routePath } from '../../../../route-path.ts'

const tab = (page: { readonly pattern: string }) => {
  const path = routePath(page, competitionAddress.overview)
  return route(path, `areas/compete/competition/tabs/${path}.route.tsx`)
}

/** One competition and its tabs. */
export const contestRoutes = [
  route(routePath(competitionAddress.overview), 'areas/compete/competition/tabs/contest.route.tsx', [
    index('areas/compete/competition/tabs/overview.route.tsx'),
    tab(competitionAddress.profile),
    tab(competitionAddress.dataware),
    tab(competitionAddress.faq),
    tab(competitionAddress.ranking),
    tab(competitionAddress.proof),
    tab(competitionAddress.weeklyRankings),
    tab(competitionAddress.discuss),
    tab(competitionAddress.replay),
    tab(competitionAddress.shakeUp),
    tab(competitionAddress.models),
    tab(competitionAddress.invite),
    tab(competitionAddress.signup),
    tab(competitionAddress.submits),
    tab(competitionAddress.finalChoice),
    tab(competitionAddress.compare),
    tab(competitionAddress.teams),
  ]),
]
