import { expect, test } from 'vitest'
import { folderProblems, mostEntries, writtenFiles } from './folders.ts'

test('every folder of the project can be taken in at a glance', () => {
  expect(folderProblems(writtenFiles())).toEqual([])
})

test('a folder with too many entries is found', () => {
  const files = Array.from({ length: mostEntries + 1 }, (_, i) => `packages/features/src/team/Part${i}.tsx`)
  expect(folderProblems(files)).toEqual([`packages/features/src/team: ${mostEntries + 1} entries`])
})

test('a folder whose name says nothing is found', () => {
  expect(folderProblems(['packages/ui/src/utils/a.ts'])).toEqual(['packages/ui/src/utils: a name that says nothing'])
})
