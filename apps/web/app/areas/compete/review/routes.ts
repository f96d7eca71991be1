import { layout, route } from '@react-router/dev/routes'
import * as reviewAddress from '@shulei/domain/address/review.ts'
import { routePath } from '../../../route-path.ts'

/** The reviewer area: its own sign-in, and for each role one page (B§6). */
export const reviewRoutes = [
  layout('layouts/review-login.layout.tsx', [
    route(routePath(reviewAddress.login), 'areas/compete/review/login.route.tsx'),
  ]),
  layout('layouts/expert-review.layout.tsx', [
    route(routePath(reviewAddress.start), 'areas/compete/review/start.route.tsx'),
    route(routePath(reviewAddress.noAccess), 'areas/compete/review/no-access.route.tsx'),
    route(routePath(reviewAddress.scores), 'areas/compete/review/score-manage.route.tsx'),
    route(routePath(reviewAddress.projects), 'areas/compete/review/project-list.route.tsx'),
    route(routePath(reviewAddress.intentions), 'areas/compete/review/intention-project.route.tsx'),
    route(`${routePath(reviewAddress.start)}/*`, 'areas/house/shell/not-found.route.tsx', { id: 'review-catch-all' }),
  ]),
]
