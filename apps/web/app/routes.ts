import { index, layout, type RouteConfig } from '@react-router/dev/routes'
import { articleRoutes } from './areas/article/routes.ts'
import { certificateRoutes } from './areas/certificate/routes.ts'
import { competitionRoutes } from './areas/competition/routes.ts'
import {
  contentRoutes,
  evaluationRoutes,
  gradeRoutes,
  olderCooperationRoute,
  seriesRoutes,
  unveilRoute,
} from './areas/content/routes.ts'
import { contestRoutes } from './areas/contest/routes.ts'
import { datasetRoutes } from './areas/dataset/routes.ts'
import { embedRoutes } from './areas/embed/routes.ts'
import { guideRoutes } from './areas/guide/routes.ts'
import { messageRoutes } from './areas/message/routes.ts'
import { micrositeRoutes } from './areas/microsite/routes.ts'
import { notebookRoutes } from './areas/notebook/routes.ts'
import { messageCenterRoutes, noticeRoutes, olderNoticeRoute } from './areas/notice/routes.ts'
import { profileRoutes } from './areas/profile/routes.ts'
import { reviewRoutes } from './areas/review/routes.ts'
import { searchRoute } from './areas/search/routes.ts'
import { closingRoute, settingsRoutes } from './areas/settings/routes.ts'
import { catchAll, errorRoutes, referenceRoute } from './areas/shell/routes.ts'
import { studioRoutes } from './areas/studio/routes.ts'
import { olderOwnPageRoutes, ownPageRoutes } from './areas/user/routes.ts'
import { signOnRoutes } from './sign-on-routes.ts'

/** Every page in its layout. Paths come from the map of addresses in `packages/domain/src/address`. */
export default [
  layout('layouts/home-default.layout.tsx', [index('areas/home/home.route.tsx')]),
  layout('layouts/default.layout.tsx', [
    ...competitionRoutes,
    ...articleRoutes,
    ...notebookRoutes,
    ...certificateRoutes,
    ...evaluationRoutes,
    searchRoute,
    ...datasetRoutes,
    referenceRoute,
    catchAll,
  ]),
  ...contestRoutes,
  ...embedRoutes,
  ...micrositeRoutes,
  ...profileRoutes,
  ...ownPageRoutes,
  layout('layouts/landing.layout.tsx', [...olderOwnPageRoutes, ...messageRoutes, ...noticeRoutes, ...contentRoutes]),
  olderNoticeRoute,
  olderCooperationRoute,
  layout('layouts/unveil.layout.tsx', [unveilRoute]),
  layout('layouts/dcic-default.layout.tsx', seriesRoutes),
  layout('layouts/grde-default.layout.tsx', gradeRoutes),
  layout('layouts/user-info.layout.tsx', settingsRoutes),
  layout('layouts/xir.layout.tsx', messageCenterRoutes),
  layout('layouts/blank.layout.tsx', [...guideRoutes, ...studioRoutes, ...errorRoutes, closingRoute]),
  ...reviewRoutes,
  ...signOnRoutes,
] satisfies RouteConfig
