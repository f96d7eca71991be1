import { route } from '@react-router/dev/routes'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { routePath } from '../../../route-path.ts'

/** Results of a search of the whole site. */
export const searchRoute = route(routePath(siteAddress.search), 'areas/publish/search/search.route.tsx')
