import { expect, test } from 'vitest'
import { baselineProblems, expectedPictures, picturesOfProject, storiesIn, storiesOfProject } from './baselines.ts'

test('every story has its pictures, and every picture has its story', () => {
  expect(baselineProblems(expectedPictures(storiesOfProject()), picturesOfProject())).toEqual([])
})

const source = `
import preview from '#storybook/preview'
import { Tag } from './Tag.tsx'
const meta = preview.meta({ title: 'Core/Tag', component: Tag, tags: ['modes'] })
export const Plain = meta.story()
export const LongText = meta.story({ tags: ['!modes'] })
export const Spinning = meta.story({ tags: ['no-picture'] })
export const ByHand = meta.story({ tags: ['!test'] })
Plain.test('by keyboard', async () => {})
`

test('a story is pictured in the main look, with the tag in every look, and by request not at all', () => {
  expect(expectedPictures(storiesIn(source, 'Tag.stories.tsx'))).toEqual([
    'dark-zh/core-tag--plain.png',
    'forced-colors/core-tag--plain.png',
    'light-en/core-tag--plain.png',
    'light-zh/core-tag--long-text.png',
    'light-zh/core-tag--plain.png',
    'phone-zh/core-tag--plain.png',
    'wireframe/core-tag--plain.png',
  ])
})

test('missing and orphaned pictures are found', () => {
  expect(baselineProblems(['light-zh/a--new.png'], ['light-zh/a--old.png'])).toEqual([
    'missing: light-zh/a--new.png',
    'orphaned: light-zh/a--old.png',
  ])
})
