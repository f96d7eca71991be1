import { route } from '@react-router/dev/routes'
import * as articleAddress from '@shulei/domain/address/article.ts'
import { routePath } from '../../../route-path.ts'

/** An article of a person, and the page on which it is written. */
export const articleRoutes = [
  route(routePath(articleAddress.detail), 'areas/people/article/article.route.tsx'),
  route(routePath(articleAddress.edit), 'areas/people/article/edit.route.tsx'),
]
