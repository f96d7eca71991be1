import { route } from '@react-router/dev/routes'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { routePath } from '../../../route-path.ts'

const parts = [
  contentAddress.activityContent1,
  contentAddress.activityContent2,
  contentAddress.activityContent3,
  contentAddress.activityContent4,
  contentAddress.activityContent5,
] as const

/** Articles, activities, experts and help (A§2), in the layout `landing`. */
export const contentRoutes = [
  route(routePath(siteAddress.information), 'areas/publish/content/information.route.tsx'),
  route(routePath(contentAddress.article), 'areas/publish/content/article.route.tsx'),
  route(routePath(contentAddress.activity), 'areas/publish/content/activity.route.tsx', { id: 'activity' }),
  ...parts.map((part, number) =>
    route(routePath(part), 'areas/publish/content/activity.route.tsx', { id: `activity-content-${number + 1}` }),
  ),
  route(routePath(contentAddress.activityDiscussion), 'areas/publish/content/activity-discussion.route.tsx'),
  route(routePath(contentAddress.experts), 'areas/publish/content/experts.route.tsx'),
  route(routePath(contentAddress.business), 'areas/publish/content/business.route.tsx'),
  route(routePath(contentAddress.welfare), 'areas/publish/content/welfare.route.tsx'),
  route(routePath(contentAddress.education), 'areas/publish/content/education.route.tsx'),
  route(routePath(contentAddress.cooperation), 'areas/publish/content/cooperation.route.tsx'),
  route(routePath(contentAddress.help), 'areas/publish/content/help.route.tsx'),
  route(routePath(contentAddress.privacy), 'areas/publish/content/privacy.route.tsx'),
  route(routePath(contentAddress.servicePolicy), 'areas/publish/content/service-policy.route.tsx'),
  route(routePath(contentAddress.faq), 'areas/publish/content/faq.route.tsx'),
]

/** The older address of the page about hosting (R132). */
export const olderCooperationRoute = route(
  routePath(contentAddress.olderCooperation),
  'areas/publish/content/older-cooperation.route.tsx',
)

/** How competitions are evaluated (R030 to R032), in the layout `default`. */
export const evaluationRoutes = [
  route(routePath(micrositeAddress.evaluation), 'areas/publish/content/evaluation.route.tsx'),
  route(routePath(micrositeAddress.evaluationCompetition), 'areas/publish/content/evaluation-competitions.route.tsx'),
  route(routePath(micrositeAddress.evaluationDetails), 'areas/publish/content/evaluation-details.route.tsx'),
]

/** Grades of contestants (R027 to R029). */
export const gradeRoutes = [
  route(routePath(micrositeAddress.grade), 'areas/publish/content/grade.route.tsx'),
  route(routePath(micrositeAddress.gradeDcic), 'areas/publish/content/grade-dcic.route.tsx'),
  route(routePath(micrositeAddress.gradeDcicDetails), 'areas/publish/content/grade-details.route.tsx'),
]

/** The series (R025, R026). */
export const seriesRoutes = [
  route(routePath(micrositeAddress.dcic), 'areas/publish/content/dcic.route.tsx'),
  route(routePath(micrositeAddress.dcicDetail), 'areas/publish/content/dcic-track.route.tsx'),
]

/** The bounty board (R130). */
export const unveilRoute = route(routePath(contentAddress.unveil), 'areas/publish/content/unveil.route.tsx')
