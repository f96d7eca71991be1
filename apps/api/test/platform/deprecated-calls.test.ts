import { allCalls } from '@shulei/contract/calls.ts'
import { expect, test } from 'vitest'

const versions = /[/-]v(\d+)(?=\/|$)/g
const versionOf = (path: string) => Math.max(0, ...[...path.matchAll(versions)].map(([, number]) => Number(number)))

/** Calls whose newer version does something else. Each needs its reason. */
const notReplaced = [
  // agrees to take part alone; `users-v2` saves the sign-up form (Q034)
  'acceptAgreement',
]

/** Calls that another path replaces: conversations moved to the inbox, and teams have two calls for one thing (Q032, Q033). */
const moved = ['privateMessageHistory', 'editPrivateMessage', 'updateTeam', 'removeUser']

test('a call is deprecated if and only if a newer version or another path replaces it', () => {
  const groups = Map.groupBy(
    allCalls,
    ({ call: { method, path, select } }) => `${method} ${path.replace(versions, '')} ${select?.value}`,
  )
  const older = [...groups.values()].flatMap((group) => {
    const newest = Math.max(...group.map(({ call }) => versionOf(call.path)))
    return group.filter(({ call }) => versionOf(call.path) < newest).map(({ name }) => name)
  })
  expect(older, 'a call of this list has no newer version').toEqual(expect.arrayContaining(notReplaced))
  const replaced = older.filter((name) => !notReplaced.includes(name))
  const deprecated = allCalls.filter(({ call }) => call.deprecated).map(({ name }) => name)
  expect(deprecated.sort()).toEqual([...replaced, ...moved].sort())
})
