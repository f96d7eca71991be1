import { route } from '@react-router/dev/routes'
import * as racesAddress from '@shulei/domain/address/races.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
import { routePath } from '../../../route-path.ts'

/** The studio of a microsite, in both trees. It is no page of the microsite: it has no theme, menu or footer of it. */
export const studioRoutes = [
  route(routePath(racesAddress.studio), 'areas/publish/studio/studio.route.tsx', { id: 'races-studio' }),
  route(routePath(specialAddress.studio), 'areas/publish/studio/studio.route.tsx', { id: 'special-studio' }),
]
