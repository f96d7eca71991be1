import { expect, test } from 'vitest'
import { pictureFailures } from './pictureFailures.ts'

const differs = 'Screenshot does not match the stored reference.\n12 pixels (ratio 0.01) differ.'
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

test('stories whose picture differs are named', () => {
  expect(pictureFailures(run(['Primary', differs], ['Kinds']))).toEqual(['Primary'])
})

test('a story that fails on its own says nothing about pictures', () => {
  expect(() => pictureFailures(run(['Primary', 'expected true to be false']))).toThrow('Primary failed on its own')
})

test('a run without stories compared nothing', () => {
  expect(() => pictureFailures(run())).toThrow('No story ran')
})
