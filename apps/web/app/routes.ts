import { index, layout, type RouteConfig } from '@react-router/dev/routes'
import { certificateRoutes } from './areas/certificate/routes.ts'
import { competitionRoutes } from './areas/competition/routes.ts'
import { contentRoutes } from './areas/content/routes.ts'
import { contestRoutes } from './areas/contest/routes.ts'
import { datasetRoutes } from './areas/dataset/routes.ts'
import { messageRoutes } from './areas/message/routes.ts'
import { messageCenterRoutes, noticeRoutes, olderNoticeRoute } from './areas/notice/routes.ts'
import { profileRoutes } from './areas/profile/routes.ts'
import { settingsRoutes } from './areas/settings/routes.ts'
import { catchAll, errorRoutes, referenceRoute } from './areas/shell/routes.ts'
import { olderOwnPageRoutes, ownPageRoutes } from './areas/user/routes.ts'
import { signOnRoutes } from './sign-on-routes.ts'

/** Every page in its layout. Paths come from the map of addresses in `packages/domain/src/address`. */
export default [
  layout('layouts/home-default.layout.tsx', [index('areas/home/home.route.tsx')]),
  layout('layouts/default.layout.tsx', [
    ...competitionRoutes,
    ...datasetRoutes,
    ...certificateRoutes,
    referenceRoute,
    catchAll,
  ]),
  layout('layouts/contest.layout.tsx', contestRoutes),
  ...profileRoutes,
  ...ownPageRoutes,
  layout('layouts/landing.layout.tsx', [...olderOwnPageRoutes, ...messageRoutes, ...noticeRoutes, ...contentRoutes]),
  olderNoticeRoute,
  layout('layouts/user-info.layout.tsx', settingsRoutes),
  layout('layouts/xir.layout.tsx', messageCenterRoutes),
  layout('layouts/blank.layout.tsx', errorRoutes),
  ...signOnRoutes,
] satisfies RouteConfig
