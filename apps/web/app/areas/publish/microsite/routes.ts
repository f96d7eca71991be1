import { layout, route } from '@react-router/dev/routes'
import * as racesAddress from '@shulei/domain/address/races.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
import { routePath } from '../../../route-path.ts'

type Tree = typeof racesAddress | typeof specialAddress

/** The pages below the landing page of a tree. Both trees have the same route modules, and ids of their own. */
function pagesOf(id: string, tree: Tree) {
  const page = (name: string, { pattern }: { readonly pattern: string }, file = 'page') =>
    route(routePath({ pattern }), `areas/publish/microsite/${file}.route.tsx`, { id: `${id}-${name}` })
  return [
    page('competition', tree.competition),
    page('contact', tree.contact),
    page('content-1', tree.content1),
    page('content-2', tree.content2),
    page('content-3', tree.content3),
    page('content-4', tree.content4),
    page('content-5', tree.content5),
    page('expert', tree.expert),
    page('invite', tree.invite, 'invite'),
    page('job', tree.job),
    page('organization', tree.organization),
    page('talent', tree.talent),
    page('news', tree.news, 'news'),
    page('article', tree.article, 'article'),
  ]
}

/** Microsites of series and specials, and their lists. `/races` without a name is the list (Q101). */
export const micrositeRoutes = [
  layout('layouts/microsite.layout.tsx', { id: 'races-site' }, [
    route(routePath(racesAddress.landing), 'areas/publish/microsite/landing.route.tsx', { id: 'races-landing' }),
    ...pagesOf('races', racesAddress),
  ]),
  layout('layouts/microsite.layout.tsx', { id: 'special-site' }, [
    route(routePath(specialAddress.index), 'areas/publish/microsite/index.route.tsx', { id: 'special-index' }),
    route(routePath(specialAddress.landing), 'areas/publish/microsite/landing.route.tsx', { id: 'special-landing' }),
    ...pagesOf('special', specialAddress),
  ]),
]
