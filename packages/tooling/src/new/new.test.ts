import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectedPictures, storiesIn } from '../checks/pictures/pictures.ts'
import { root as project } from '../checks/repo.ts'
import { componentsWithoutStories } from '../checks/storyFiles.ts'
import { literalTexts } from '../checks/textsInCode.ts'
import { newComponent } from './component.ts'
import { newDomain } from './domain.ts'
import { write } from './plan.ts'
import { newTheme } from './theme.ts'

let root: string
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const titles = { zh: '邀请', en: 'Invitation' }

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'))
  for (const file of ['packages/themes/src/registry.ts', '.storybook/themes.ts']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), readFileSync(path.join(project, file)))
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a component of the design system has a style and stories in every look', () => {
  const files = write(root, newComponent(root, 'Banner', {}))
  expect(files).toEqual([
    'packages/ui/src/Banner/Banner.css.ts',
    'packages/ui/src/Banner/Banner.stories.tsx',
    'packages/ui/src/Banner/Banner.tsx',
  ])
  expect(componentsWithoutStories(files)).toEqual([])
  const stories = storiesIn(text('packages/ui/src/Banner/Banner.stories.tsx'), 'Banner.stories.tsx')
  expect(expectedPictures(stories)).toContain('forced-colors/core-banner--default')
})

test('a connected component brings its texts in both languages and none in its code', () => {
  const files = write(root, newComponent(root, 'compete/team/InviteCard', titles))
  const component = 'packages/features/src/compete/team/InviteCard/InviteCard.tsx'
  expect(files).toContain(component)
  expect(JSON.parse(text('locales/zh-CN/team.json'))).toEqual({ inviteCard: { title: '邀请' } })
  expect(JSON.parse(text('locales/en-US/team.json'))).toEqual({ inviteCard: { title: 'Invitation' } })
  expect(literalTexts(component, text(component))).toEqual([])
})

test('a slug that stands already needs no wing', () => {
  write(root, newComponent(root, 'compete/team/InviteCard', titles))
  expect(write(root, newComponent(root, 'team/TeamRow', titles))).toContain(
    'packages/features/src/compete/team/TeamRow/TeamRow.tsx',
  )
})

test('keeps the texts of an existing namespace', () => {
  write(root, newComponent(root, 'compete/team/InviteCard', titles))
  write(root, newComponent(root, 'compete/team/TeamRow', titles))
  expect(Object.keys(JSON.parse(text('locales/en-US/team.json')))).toEqual(['inviteCard', 'teamRow'])
})

test('a domain has a rule with its test, texts and a first component', () => {
  const files = write(root, newDomain(root, 'people/study-group', titles))
  expect(files).toEqual([
    'locales/en-US/study-group.json',
    'locales/zh-CN/study-group.json',
    'packages/domain/src/people/study-group/study-group-name.test.ts',
    'packages/domain/src/people/study-group/study-group-name.ts',
    'packages/features/src/people/study-group/StudyGroupHeading/StudyGroupHeading.css.ts',
    'packages/features/src/people/study-group/StudyGroupHeading/StudyGroupHeading.stories.tsx',
    'packages/features/src/people/study-group/StudyGroupHeading/StudyGroupHeading.tsx',
  ])
})

test('adds a theme to the registry and to the toolbar', () => {
  write(root, newTheme(root, 'song-poem'))
  const registry = text('packages/themes/src/registry.ts')
  expect(registry).toContain("import { songPoem } from './special/song-poem.ts'\nimport { tang }")
  expect(registry).toContain("\n  'song-poem': songPoem,\n}")
  expect(text('.storybook/themes.ts')).toContain("import '@shulei/themes/special/song-poem.css.ts'\n")
})

test('writes nothing when a file already exists', () => {
  write(root, newComponent(root, 'Banner', {}))
  expect(() => write(root, newComponent(root, 'Banner', {}))).toThrow('exists already')
  expect(() => newComponent(root, 'compete/team/InviteCard', { zh: '邀请' })).toThrow('two languages')
})

test.each([
  ['banner', 'no name of a component'],
  ['compete/Team/InviteCard', 'no slug'],
  ['cellar/team/InviteCard', 'names no wing'],
  ['team/InviteCard', 'names no wing'],
  ['../x/Evil', 'names no wing'],
  ['', 'no name of a component'],
])('the name "%s" is refused', (name, reason) => {
  expect(() => newComponent(root, name, titles)).toThrow(reason)
})
