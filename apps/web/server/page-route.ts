import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject } from 'react-router'

/** The part of a build's route that says where it is. */
type BuildRoutes = Readonly<
  Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>
>

const treeOf = (routes: BuildRoutes, parent?: string): RouteObject[] =>
  Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index } = route
    return [index ? { id, path, index } : { id, path, children: treeOf(routes, id) }]
  })

const remembered = 2_000

/**
 * Answers the pattern of the page at a path, such as `/competitions/:id`, and `/competitions/:id.data` for its data alone; `(none)`
 * where there is no page.
 */
export function pageRoutes(routes: BuildRoutes): (path: string) => string {
  const tree = treeOf(routes)
  const known = new LRUCache<string, string>({ max: remembered })
  function find(path: string): string {
    const [, page = path, data = ''] = /^(.*?)(?:\/_)?(\.data)$/.exec(path) ?? []
    const matches = matchRoutes(tree, page === '/_root' ? '/' : page || '/') ?? []
    const pattern = matches
      .flatMap(({ route }) => route.path?.replace(/^\/|\/$/g, '') || [])
      .join('/')
      .replace(/\/?\*$/, '(none)')
    return matches.length === 0 || pattern.endsWith('(none)') ? '(none)' : `/${pattern}${data}`
  }
  return (path) => {
    const route = known.get(path) ?? find(path)
    known.set(path, route)
    return route
  }
}
