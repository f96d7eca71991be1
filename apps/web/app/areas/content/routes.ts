import { route } from '@react-router/dev/routes'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { routePath } from '../../route-path.ts'

const parts = [
  contentAddress.activityContent1,
  contentAddress.activityContent2,
  contentAddress.activityContent3,
  contentAddress.activityContent4,
  contentAddress.activityContent5,
] as const

/** Articles, activities, experts and help (A§2), in the layout `landing`. */
export const contentRoutes = [
  route(routePath(siteAddress.information), 'areas/content/information.route.tsx'),
  route(routePath(contentAddress.article), 'areas/content/article.route.tsx'),
  route(routePath(contentAddress.activity), 'areas/content/activity.route.tsx', { id: 'activity' }),
  ...parts.map((part, number) =>
    route(routePath(part), 'areas/content/activity.route.tsx', { id: `activity-content-${number + 1}` }),
  ),
  route(routePath(contentAddress.activityDiscussion), 'areas/content/activity-discussion.route.tsx'),
  route(routePath(contentAddress.experts), 'areas/content/experts.route.tsx'),
  route(routePath(contentAddress.business), 'areas/content/business.route.tsx'),
  route(routePath(contentAddress.welfare), 'areas/content/welfare.route.tsx'),
  route(routePath(contentAddress.education), 'areas/content/education.route.tsx'),
  route(routePath(contentAddress.cooperation), 'areas/content/cooperation.route.tsx'),
  route(routePath(contentAddress.help), 'areas/content/help.route.tsx'),
  route(routePath(contentAddress.privacy), 'areas/content/privacy.route.tsx'),
  route(routePath(contentAddress.servicePolicy), 'areas/content/service-policy.route.tsx'),
  route(routePath(contentAddress.faq), 'areas/content/faq.route.tsx'),
]

/** The older address of the page about hosting (R132). */
export const olderCooperationRoute = route(
  routePath(contentAddress.olderCooperation),
  'areas/content/older-cooperation.route.tsx',
)

/** How competitions are evaluated (R030 to R032), in the layout `default`. */
export const evaluationRoutes = [
  route(routePath(micrositeAddress.evaluation), 'areas/content/evaluation.route.tsx'),
  route(routePath(micrositeAddress.evaluationCompetition), 'areas/content/evaluation-competitions.route.tsx'),
  route(routePath(micrositeAddress.evaluationDetails), 'areas/content/evaluation-details.route.tsx'),
]

/** Grades of contestants (R027 to R029). */
export const gradeRoutes = [
  route(routePath(micrositeAddress.grade), 'areas/content/grade.route.tsx'),
  route(routePath(micrositeAddress.gradeDcic), 'areas/content/grade-dcic.route.tsx'),
  route(routePath(micrositeAddress.gradeDcicDetails), 'areas/content/grade-details.route.tsx'),
]

/** The series (R025, R026). */
export const seriesRoutes = [
  route(routePath(micrositeAddress.dcic), 'areas/content/dcic.route.tsx'),
  route(routePath(micrositeAddress.dcicDetail), 'areas/content/dcic-track.route.tsx'),
]

/** The bounty board (R130). */
export const unveilRoute = route(routePath(contentAddress.unveil), 'areas/content/unveil.route.tsx')
