import { expect, test } from 'vitest'
import { pictureFailures } from './pictureFailures.ts'

const differs = 'light-zh/core-button--primary: the picture is not that of the manifest: was 80x40 1, is 81x40 2'
const run = (...tests: [fullName: string, failure?: string][]) => ({
  testResults: [
    {
      assertionResults: tests.map(([fullName, failure]) => ({
        fullName,
        status: failure ? 'failed' : 'passed',
        failureMessages: failure ? [failure] : [],
      })),
    },
  ],
})

test('names the stories whose picture differs', () => {
  expect(pictureFailures(run(['Primary', differs], ['Kinds']))).toEqual(['Primary'])
})

test('throws when a story failed for another reason', () => {
  expect(() => pictureFailures(run(['Primary', 'expected true to be false']))).toThrow('Primary failed on its own')
})

test('throws when no story ran', () => {
  expect(() => pictureFailures(run())).toThrow('No story ran')
})
