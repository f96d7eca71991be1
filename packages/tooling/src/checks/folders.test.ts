import { expect, test } from 'vitest'
import { folderProblems, mostEntries, writtenFiles } from './folders.ts'

test('no folder of the project has too many entries or a vague name', () => {
  expect(folderProblems(writtenFiles())).toEqual([])
})

test('finds a folder with too many entries', () => {
  const files = Array.from({ length: mostEntries + 1 }, (_, i) => `packages/features/src/compete/team/Part${i}.tsx`)
  expect(folderProblems(files)).toEqual([`packages/features/src/compete/team: ${mostEntries + 1} entries`])
})

test('finds a folder with a vague name', () => {
  expect(folderProblems(['packages/ui/src/utils/a.ts'])).toEqual(['packages/ui/src/utils: a name that says nothing'])
})
