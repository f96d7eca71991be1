import { route } from '@react-router/dev/routes'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { routePath } from '../../../route-path.ts'

export const competitionRoutes = [
  route(routePath(competitionAddress.list), 'areas/compete/competition/list.route.tsx'),
  route(routePath(competitionAddress.submit), 'areas/compete/competition/submit.route.tsx'),
  route(routePath(competitionAddress.sourceCode), 'areas/compete/competition/source-code.route.tsx'),
  route(routePath(competitionAddress.privateVerify), 'areas/compete/competition/private-verify.route.tsx'),
  route(`${routePath(competitionAddress.list)}/*`, 'areas/house/shell/not-found.route.tsx', {
    id: 'competitions-catch-all',
  }),
]
