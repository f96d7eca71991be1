import { index, layout, type RouteConfig } from '@react-router/dev/routes'
import { certificateRoutes } from './areas/compete/certificate/routes.ts'
import { competitionRoutes } from './areas/compete/competition/routes.ts'
import { contestRoutes } from './areas/compete/competition/tabs/routes.ts'
import { reviewRoutes } from './areas/compete/review/routes.ts'
import { datasetRoutes } from './areas/data/dataset/routes.ts'
import { deskRoute } from './areas/host/desk/routes.ts'
import { hostRoute } from './areas/host/hosting/routes.ts'
import { closingRoute, settingsRoutes } from './areas/house/settings/routes.ts'
import { catchAll, errorRoutes, referenceRoute } from './areas/house/shell/routes.ts'
import { olderOwnPageRoutes, ownPageRoutes } from './areas/house/user/routes.ts'
import { articleRoutes } from './areas/people/article/routes.ts'
import { guideRoutes } from './areas/people/guide/routes.ts'
import { notebookRoutes } from './areas/people/notebook/routes.ts'
import { profileRoutes } from './areas/people/profile/routes.ts'
import {
  contentRoutes,
  evaluationRoutes,
  gradeRoutes,
  olderCooperationRoute,
  seriesRoutes,
  unveilRoute,
} from './areas/publish/content/routes.ts'
import { embedRoutes } from './areas/publish/embed/routes.ts'
import { micrositeRoutes } from './areas/publish/microsite/routes.ts'
import { searchRoute } from './areas/publish/search/routes.ts'
import { studioRoutes } from './areas/publish/studio/routes.ts'
import { messageRoutes } from './areas/talk/message/routes.ts'
import { mailsOffRoute, messageCenterRoutes, noticeRoutes, olderNoticeRoute } from './areas/talk/notice/routes.ts'
import { withShortIds } from './route-ids.ts'
import { signOnRoutes } from './sign-on-routes.ts'

/** Every page in its layout. Paths come from the map of addresses in `packages/domain/src/address`. */
export default withShortIds([
  layout('layouts/home-default.layout.tsx', [index('areas/house/home/home.route.tsx')]),
  layout('layouts/default.layout.tsx', [
    ...competitionRoutes,
    ...articleRoutes,
    ...notebookRoutes,
    ...certificateRoutes,
    ...evaluationRoutes,
    searchRoute,
    ...datasetRoutes,
    hostRoute,
    deskRoute,
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
  layout('layouts/blank.layout.tsx', [...guideRoutes, ...studioRoutes, ...errorRoutes, closingRoute, mailsOffRoute]),
  ...reviewRoutes,
  ...signOnRoutes,
]) satisfies RouteConfig
