import { expect, test } from 'vitest'
import { tokenGroups } from './groups.ts'
import { tokenNames } from './tokens.ts'

test('every name of the contract has its place, and only one', () => {
  expect(tokenGroups.flatMap(({ tokens }) => [...tokens]).sort()).toEqual([...tokenNames].sort())
})
