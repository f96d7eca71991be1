import { route } from '@react-router/dev/routes'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { routePath } from '../../route-path.ts'

export const competitionRoutes = [
  route(routePath(competitionAddress.list), 'areas/competition/list.route.tsx'),
  route(routePath(competitionAddress.submit), 'areas/competition/submit.route.tsx'),
  route(routePath(competitionAddress.sourceCode), 'areas/competition/source-code.route.tsx'),
  route(routePath(competitionAddress.privateVerify), 'areas/competition/private-verify.route.tsx'),
  route(`${routePath(competitionAddress.list)}/*`, 'areas/shell/not-found.route.tsx', { id: 'competitions-catch-all' }),
]
