import { index, route } from '@react-router/dev/routes'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { routePath } from '../../../route-path.ts'

const tab = (page: { readonly pattern: string }) => {
  const path = routePath(page, deskAddress.today)
  return route(path, `areas/host/desk/${path}.route.tsx`)
}

/** The desk of a competition and its pages. */
export const deskRoute = route(routePath(deskAddress.today), 'areas/host/desk/desk.route.tsx', [
  index('areas/host/desk/today.route.tsx'),
  tab(deskAddress.settings),
  tab(deskAddress.people),
  tab(deskAddress.announcements),
  tab(deskAddress.log),
])
