import { expect, test } from 'vitest'
import { shelfOf, topicsOf } from './shelf.ts'

test('the best ranks come first, ranks among more teams before equal ones, and at most four', () => {
  const ranks = [
    { rank: 2, total: 10 },
    { rank: 1, total: 5 },
    { rank: 1, total: 18 },
    { rank: 7, total: 40 },
    { rank: 3, total: 9 },
  ]
  expect(shelfOf(ranks)).toEqual([ranks[2], ranks[1], ranks[0], ranks[4]])
})

test('leaves out the lower half beyond the third place, and a team that is alone', () => {
  expect(shelfOf([{ rank: 1, total: 1 }])).toEqual([])
  expect(shelfOf([{ rank: 5, total: 9 }])).toEqual([])
  expect(shelfOf([{ rank: 3, total: 3 }])).toHaveLength(1)
  expect(shelfOf([{ rank: 5, total: 10 }])).toHaveLength(1)
})

test('the most frequent topics come first, without the levels of competitions', () => {
  const tags = ['weather', 'training', 'classification', 'beginner', 'classification', 'training'].map((code) => ({
    code,
  }))
  expect(topicsOf(tags)).toEqual([
    { code: 'classification', count: 2 },
    { code: 'weather', count: 1 },
  ])
})
