import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { trimManifest } from './browser-manifest.ts'

test('the list of routes keeps what the browser needs', () => {
  const list = {
    id: 'list',
    parentId: 'root',
    path: 'competitions',
    hasAction: false,
    hasLoader: true,
    module: '/assets/list.js',
    imports: ['/assets/site.js', '/assets/vendor.js', '/assets/forms.js', '/assets/common.js'],
    css: ['/assets/site.css#', '/assets/b.css', '/assets/a.css'],
  }
  const root = { id: 'root', module: '/assets/root.js', imports: ['/assets/site.js'], css: ['/assets/site.css#'] }
  const manifest = { entry: { module: '/assets/site.js', imports: ['/assets/vendor.js'] }, routes: { root, list } }
  const frame = { ...list, id: 'embed/ranking-embed' }
  const window: Record<string, unknown> = {}
  runInNewContext(
    trimManifest(
      `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes: { ...manifest.routes, [frame.id]: frame } })};`,
    ),
    { window },
  )
  const { hasAction: _, ...kept } = list
  expect(window.__reactRouterManifest).toEqual({
    ...manifest,
    routes: {
      root: { ...root, imports: [] },
      list: { ...kept, css: ['/assets/b.css', '/assets/a.css'], imports: ['/assets/common.js', '/assets/forms.js'] },
    },
  })
})
