import { describe, expect, test } from 'vitest'
import { type Allowed, copiedTexts, copiedTextsOfProject, copyFinder, copyProblems } from './copiedTexts.ts'

const allowed: Allowed[] = [
  {
    files: 'packages/layouts/src/stories/*.tsx',
    because: 'Sample pages: what they show is content in both languages.',
  },
  { files: 'packages/mocks/src/house/shell/fixtures.ts', because: 'Operators write the links of the footer.' },
  {
    files: 'packages/features/src/compete/competition/ContestPage/ContestPage.stories.tsx',
    texts: ['Sign up'],
    because: 'The name of a story.',
  },
  {
    files: 'packages/layouts/src/SiteShell/SiteShell.stories.tsx',
    texts: ['数据集'],
    because: 'The names of sixty sample data sets begin with it.',
  },
  {
    files: 'packages/mocks/src/cast/profile-rows.ts',
    texts: ['Ten nulls: what did not work in ten competitions'],
    because: 'The title of an article that ends like a count of competitions.',
  },
]

test('stories and mocks take the texts of pages from the locales', () => {
  expect(copyProblems(copiedTextsOfProject(), allowed)).toEqual([])
})

const keyOf = copyFinder([
  { key: 'team:full', text: '队伍人数已满' },
  { key: 'team:leave', text: 'Leave team' },
  { key: 'team:captain', text: '队长' },
  { key: 'team:remove', text: 'Remove' },
  { key: 'team:size_other', text: '队伍里有 {{count}} 人' },
  { key: 'team:of', text: '{{name}} 的队伍主页' },
])
const found = (source: string) => copiedTexts('a.tsx', source, keyOf).map(({ key }) => key)

describe('finds a text', () => {
  test.each([
    ['in a string', "canvas.getByText('队伍人数已满')", 'team:full'],
    ['in an alternative', 'canvas.getByText(/^(队伍人数已满|Full)$/)', 'team:full'],
    ['in JSX', '<p>Leave team</p>', 'team:leave'],
    ['in a template', '`队伍人数已满`', 'team:full'],
    ['with a number filled in', "canvas.getByText('队伍里有 3 人')", 'team:size_other'],
    ['with a name filled in', "canvas.getByText('潮间带 的队伍主页')", 'team:of'],
  ])('%s', (_, source, key) => {
    expect(found(source)).toEqual([key])
  })
})

test.each([
  ['two characters', "canvas.getByText('队长')"],
  ['one word', "canvas.getByText('Remove')"],
  ['a key', "text('team:full')"],
  ['other content', "canvas.getByText('潮间带')"],
])('ignores %s', (_, source) => {
  expect(found(source)).toEqual([])
})

test('a copy is reported with its key, and so is an allowance without a copy', () => {
  const copies = copiedTexts('a/b.tsx', "const full = '队伍人数已满'", keyOf)
  expect(copyProblems(copies, [])).toEqual(['a/b.tsx:1: “队伍人数已满” is team:full'])
  expect(copyProblems(copies, [{ files: 'a/*', because: '' }])).toEqual([])
  expect(copyProblems([], [{ files: 'a/*', because: '' }])).toEqual(['a/*: nothing to allow'])
})
