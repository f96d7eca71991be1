interface BrowserRoute {
  imports: string[]
  [property: string]: unknown
}

interface BrowserManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, BrowserRoute>
}

/**
 * The text of React Router's file of all routes, which every page loads, without what the browser does not need: properties that
 * are false, and the files of the entry among the files of a route. The other files of a route are sorted, because equal
 * lists compress well; their order has no effect, since they are only loaded ahead.
 */
export function trimManifest(text: string): string {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}') + 1
  const manifest = JSON.parse(text.slice(start, end)) as BrowserManifest
  const loaded = new Set([manifest.entry.module, ...manifest.entry.imports])
  const routes = Object.entries(manifest.routes).map(([id, { imports, ...route }]) => [
    id,
    {
      ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
      imports: imports.filter((file) => !loaded.has(file)).sort(),
    },
  ])
  return text.slice(0, start) + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + text.slice(end)
}
