import { expect, test } from 'vitest'
import { pageRoutes } from './page-route.ts'

const route = pageRoutes({
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame', index: true },
  list: { id: 'list', parentId: 'frame', path: '/competitions' },
  one: { id: 'one', parentId: 'frame', path: '/competitions/:id' },
  rank: { id: 'rank', parentId: 'one', path: 'ranking/:stage?' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
})

test.each([
  ['/', '/'],
  ['/_root.data', '/.data'],
  ['/competitions', '/competitions'],
  ['/competitions/', '/competitions'],
  ['/competitions/12', '/competitions/:id'],
  ['/competitions/%E0%A4%A', '/competitions/:id'],
  ['/competitions/12.data', '/competitions/:id.data'],
  ['/competitions/12/ranking/1', '/competitions/:id/ranking/:stage?'],
  ['/wp-login.php', '(none)'],
  ['/a/b/c/d', '(none)'],
])('%s is %s', (path, pattern) => {
  expect(route(path)).toBe(pattern)
  expect(route(path)).toBe(pattern)
})
