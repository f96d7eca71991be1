import { expect, test } from 'vitest'
import { componentFiles, componentsWithoutStories } from './storyFiles.ts'

test('every component has stories', () => {
  expect(componentsWithoutStories(componentFiles())).toEqual([])
})

test('finds a component without stories', () => {
  const files = ['packages/ui/src/Tag/Tag.tsx', 'packages/ui/src/Tag/Part.tsx', 'packages/ui/src/Tag/Tag.stories.tsx']
  expect(componentsWithoutStories(files)).toEqual([])
  expect(componentsWithoutStories(files.slice(0, 2))).toEqual(['packages/ui/src/Tag/Tag.stories.tsx'])
})
