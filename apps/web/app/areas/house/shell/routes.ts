import { route } from '@react-router/dev/routes'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { routePath } from '../../../route-path.ts'

/** Matches every address that no other route matches. */
export const catchAll = route('*', 'areas/house/shell/not-found.route.tsx', { id: 'catch-all' })

export const errorRoutes = [route(routePath(siteAddress.error), 'areas/house/shell/error.route.tsx')]

export const referenceRoute = route(routePath(siteAddress.apiReference), 'areas/house/shell/api-reference.route.tsx')
