import { route } from '@react-router/dev/routes'
import { host } from '@shulei/domain/address/site.ts'
import { routePath } from '../../../route-path.ts'

/** The page on which people make competitions of their tables. */
export const hostRoute = route(routePath(host), 'areas/host/hosting/host.route.tsx')
