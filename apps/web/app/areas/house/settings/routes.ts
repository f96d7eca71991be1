import { route } from '@react-router/dev/routes'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { routePath } from '../../../route-path.ts'

/** A page that shares its file with others and therefore needs its own route id. */
function shared(page: { readonly pattern: string }, file: 'identity' | 'settings') {
  const path = routePath(page)
  return route(path, `areas/house/settings/${file}.route.tsx`, { id: path })
}

/** A page of its own, without the settings around it. */
export const closingRoute = route(routePath(settingsAddress.closing), 'areas/house/settings/closing.route.tsx')

/** Routes of a set of panels: one page for each panel, and all panels at the two older addresses (Q111). */
export const settingsRoutes = [
  route(routePath(settingsAddress.first), 'areas/house/settings/first.route.tsx'),
  route(routePath(settingsAddress.userinfo), 'areas/house/settings/userinfo.route.tsx'),
  route(routePath(settingsAddress.myData), 'areas/house/settings/my-data.route.tsx'),
  shared(settingsAddress.certification, 'identity'),
  shared(settingsAddress.companyCertification, 'identity'),
  shared(settingsAddress.username, 'settings'),
  shared(settingsAddress.password, 'settings'),
  shared(settingsAddress.privacy, 'settings'),
  shared(settingsAddress.notice, 'settings'),
  shared(settingsAddress.companyName, 'settings'),
  shared(settingsAddress.all, 'settings'),
  shared(settingsAddress.allV2, 'settings'),
]
