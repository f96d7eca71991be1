import { route } from '@react-router/dev/routes'
import * as contentAddress from '@shulei/domain/address/content.ts'
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
  route(routePath(contentAddress.information), 'areas/content/information.route.tsx'),
  route(routePath(contentAddress.article), 'areas/content/article.route.tsx'),
  route(routePath(contentAddress.activity), 'areas/content/activity.route.tsx', { id: 'activity' }),
  ...parts.map((part, number) =>
    route(routePath(part), 'areas/content/activity.route.tsx', { id: `activity-content-${number + 1}` }),
  ),
  route(routePath(contentAddress.experts), 'areas/content/experts.route.tsx'),
  route(routePath(contentAddress.help), 'areas/content/help.route.tsx'),
  route(routePath(contentAddress.privacy), 'areas/content/privacy.route.tsx'),
  route(routePath(contentAddress.servicePolicy), 'areas/content/service-policy.route.tsx'),
  route(routePath(contentAddress.faq), 'areas/content/faq.route.tsx'),
]
