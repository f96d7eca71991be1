import { expect, test } from 'vitest'
import { trimManifest } from './browser-manifest.ts'

test('the list of routes keeps what the browser needs', () => {
  const route = {
    id: 'list',
    parentId: 'root',
    path: 'competitions',
    hasAction: false,
    hasLoader: true,
    module: '/assets/list.js',
    imports: ['/assets/site.js', '/assets/vendor.js', '/assets/forms.js', '/assets/common.js'],
    css: ['/assets/b.css', '/assets/a.css'],
  }
  const manifest = { entry: { module: '/assets/site.js', imports: ['/assets/vendor.js'] }, routes: { list: route } }
  const { hasAction: _, imports: __, ...kept } = route
  expect(trimManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({
      ...manifest,
      routes: { list: { ...kept, imports: ['/assets/common.js', '/assets/forms.js'] } },
    })};`,
  )
})
