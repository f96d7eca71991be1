import { expect, test } from 'vitest'
import { docsProblems, documentedComponents } from './componentDocs.ts'

test('every component documents when to use it and when not, and every composite widget its keys', () => {
  const all = documentedComponents()
  expect(all.length).toBeGreaterThan(50)
  expect(docsProblems(all)).toEqual([])
})

test('finds missing documentation', () => {
  const file = 'Tag.stories.tsx'
  const said = "parameters: { docs: { description: { component: 'A word. **Not** a button.' } } }"
  expect(docsProblems([{ file, stories: said, component: '' }])).toEqual([])
  expect(docsProblems([{ file, stories: said.replace('**Not** ', ''), component: '' }])).toEqual([
    'Tag.stories.tsx: does not say when to use it and when not',
  ])
  const composite = "import { Menu } from 'react-aria-components/Menu'"
  expect(docsProblems([{ file, stories: said, component: composite }])).toEqual([
    'Tag.stories.tsx: does not say its keys',
  ])
  expect(docsProblems([{ file, stories: `${said} keyboard: [`, component: composite }])).toEqual([])
})
