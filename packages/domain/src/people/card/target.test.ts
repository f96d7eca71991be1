import { expect, test } from 'vitest'
import { cardTargetOf } from './target.ts'

test.each([
  ['/competitions/963', { kind: 'competition', id: 963 }],
  ['/competitions/963/ranking', { kind: 'ranking', id: 963 }],
  ['/users/5', { kind: 'person', id: 5 }],
  ['/user/5', { kind: 'person', id: 5 }],
])('%s has a card', (path, target) => {
  expect(cardTargetOf(path)).toEqual(target)
})

test.each([
  '/',
  '/competitions',
  '/competitions/0',
  '/competitions/9e3',
  '/competitions/963/submits',
  '/users/5/settings',
  '/users/99999999999999999',
  '/messages/5',
])('%s has none', (path) => {
  expect(cardTargetOf(path)).toBeNull()
})
