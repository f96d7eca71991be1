import { expect, test } from 'vitest'
import { shownScore } from './shown-score.ts'

test.each([
  ['A', null, null, { list: 'A', score: null }],
  ['B', null, null, { list: 'B', score: null }],
  ['A', 1, null, { list: 'A', score: 1 }],
  ['B', 1, null, { list: 'A', score: 1 }],
  // a file sent to list A counts on list B once that is public, and so does its score
  ['A', 1, 2, { list: 'B', score: 2 }],
  ['B', 1, 0, { list: 'B', score: 0 }],
] as const)('a file sent to list %s with the scores %j and %j shows %j', (list, score, scoreB, shown) => {
  expect(shownScore({ list, score, scoreB })).toEqual(shown)
})
