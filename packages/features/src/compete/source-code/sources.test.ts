import { expect, test } from 'vitest'
import { chosenOf, parseSources } from './sources.ts'

const list = [{ id: 1003 }]

test.each([
  ['', null, 1003],
  ['id=1003', 1003, 1003],
  ['id=999999', 999_999, undefined],
  ['id=unknown', 0, undefined],
  ['id=', 0, undefined],
])('the address ?%s names the competition %s', (search, id, chosen) => {
  const query = parseSources(new URLSearchParams(search))
  expect(query.id).toBe(id)
  expect(chosenOf(list, query)?.id).toBe(chosen)
})
