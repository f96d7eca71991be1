import { expect, test } from 'vitest'
import { drawnWith } from '../../../../../.storybook/pictures/drawnWith.ts'
import { readManifest } from '../../../../../.storybook/pictures/manifest.ts'
import {
  expectedPictures,
  modesProblems,
  pictureProblems,
  picturesOfProject,
  storiesIn,
  storiesOfProject,
} from './pictures.ts'

const stories = storiesOfProject()

test('every story has its pictures, and every picture belongs to a story', () => {
  expect(pictureProblems(expectedPictures(stories), picturesOfProject())).toEqual([])
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

test('expects a picture in the main look, in every look with the tag modes, and none with no-picture', () => {
  expect(expectedPictures(storiesIn(source, 'Tag.stories.tsx'))).toEqual([
    'dark-zh/core-tag--plain',
    'forced-colors/core-tag--plain',
    'light-en/core-tag--plain',
    'light-zh/core-tag--long-text',
    'light-zh/core-tag--plain',
    'phone-zh/core-tag--plain',
  ])
})

test('finds missing and orphaned pictures', () => {
  expect(pictureProblems(['light-zh/a--new'], ['light-zh/a--old'])).toEqual([
    'missing: light-zh/a--new',
    'orphaned: light-zh/a--old',
  ])
})

test('the manifest matches the installed browser, its flags, and the font', () => {
  expect(readManifest().drawnWith).toBe(drawnWith())
})

test('one story per component, and every page, also runs in English and on a phone', () => {
  expect(modesProblems(stories)).toEqual([])
  expect(
    modesProblems([
      { id: 'core-tag--plain', title: 'Core/Tag', tags: ['test', 'modes'] },
      { id: 'core-tag--long', title: 'Core/Tag', tags: ['test', 'modes'] },
      { id: 'pages-home--visitor', title: 'Pages/home', tags: ['test'] },
    ]),
  ).toEqual([
    'Core/Tag: more than one story has the tag modes: core-tag--plain, core-tag--long',
    'Pages/home: no story has the tag modes',
  ])
})
