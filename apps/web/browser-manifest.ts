interface BrowserRoute {
  id: string
  imports: string[]
  css: string[]
  [property: string]: unknown
}

interface BrowserManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, BrowserRoute>
}

/** Gives each route its name again, which the list itself has as a key only. */
const namesRoutes = ';for(const[id,route]of Object.entries(window.__reactRouterManifest.routes))route.id=id'

/** Routes of pages for frames of other sites. They have no scripts, and no link of a page opens them in its own window. */
const isEmbed = (id: string) => id.startsWith('embed/')

/**
 * The text of React Router's file of all routes, which every page loads, without what the browser does not need: names that the
 * file writes twice, properties that are false, pages without scripts, and the files of the entry and the style sheets of the root among those of a
 * route. The other files of a route are sorted, because equal lists compress well; their order has no effect, since they are only
 * loaded ahead.
 */
export function trimManifest(text: string): string {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}') + 1
  const manifest = JSON.parse(text.slice(start, end)) as BrowserManifest
  const loaded = new Set([manifest.entry.module, ...manifest.entry.imports])
  const ofRoot = new Set(manifest.routes.root?.css)
  const opened = Object.entries(manifest.routes).filter(([id]) => !isEmbed(id))
  const routes = opened.map(([id, { id: _, imports, css, ...route }]) => [
    id,
    {
      ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
      css: id === 'root' ? css : css.filter((file) => !ofRoot.has(file)),
      imports: imports.filter((file) => !loaded.has(file)).sort(),
    },
  ])
  const trimmed = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
  return text.slice(0, start) + trimmed + namesRoutes + text.slice(end)
}
