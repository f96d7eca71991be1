import { route } from '@react-router/dev/routes'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import * as userAddress from '@shulei/domain/address/user.ts'
import { routePath } from '../../../route-path.ts'

export const ownPageRoutes = [
  route(routePath(userAddress.edit), 'areas/house/user/edit.route.tsx'),
  route(routePath(userAddress.setting), 'areas/house/user/setting.route.tsx'),
]

/** Routes that only redirect. Their layout frames the error page of readers without the right. */
export const olderOwnPageRoutes = [
  route(routePath(userAddress.olderEdit), 'areas/house/user/edit-alias.route.tsx'),
  route(routePath(userAddress.olderSetting), 'areas/house/user/setting-alias.route.tsx'),
  route(routePath(settingsAddress.ofUser), 'areas/house/user/own-settings.route.tsx'),
]
