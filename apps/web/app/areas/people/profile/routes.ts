import { index, route } from '@react-router/dev/routes'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import * as userAddress from '@shulei/domain/address/user.ts'
import { routePath } from '../../../route-path.ts'

type Pages = readonly (readonly [page: { readonly pattern: string }, file: string])[]

/** Pages of a profile below one of its two addresses (Q003). Both use the same files, so each route needs its own id. */
function profileTree(id: string, first: { readonly pattern: string }, pages: Pages) {
  return route(routePath(first), 'areas/people/profile/profile.route.tsx', { id }, [
    index('areas/people/profile/history.route.tsx', { id: `${id}/index` }),
    ...pages.map(([page, file]) => {
      const path = routePath(page, first)
      return route(path, `areas/people/profile/${file}.route.tsx`, { id: `${id}/${path}` })
    }),
  ])
}

export const profileRoutes = [
  profileTree('users', profileAddress.history, [
    [profileAddress.followings, 'followings'],
    [profileAddress.followers, 'followers'],
    [profileAddress.publishes, 'publishes'],
    [profileAddress.collections, 'collections'],
    [profileAddress.articles, 'articles'],
    [profileAddress.datasets, 'datasets'],
    [profileAddress.notebook, 'notebook'],
    [profileAddress.practice, 'practice'],
  ]),
  profileTree('user', userAddress.older, [
    [userAddress.olderHistory, 'history'],
    [userAddress.olderFollowings, 'followings'],
    [userAddress.olderFollowers, 'followers'],
    [userAddress.olderPublishes, 'publishes'],
    [userAddress.olderCollections, 'collections'],
  ]),
]
