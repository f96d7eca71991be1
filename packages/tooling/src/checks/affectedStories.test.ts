import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affectedStories, untracedStyleImports } from './affectedStories.ts'
import { changeRules } from './changes.ts'
import { root } from './repo.ts'

const files: Record<string, string> = {
  '.storybook/preview.tsx': "import { site } from './site.ts'\nexport const preview = site",
  '.storybook/site.ts': 'export const site = 1',
  'packages/ui/src/Tag/Tag.tsx': "import { tag } from './Tag.css.ts'\nexport const Tag = tag",
  'packages/ui/src/Tag/Tag.css.ts': 'export const tag = 1',
  'packages/ui/src/Tag/Tag.stories.tsx': "import { Tag } from './Tag.tsx'\nexport const Plain = Tag",
  'packages/ui/src/List/List.tsx':
    "import { Tag } from '../Tag/Tag.tsx'\nexport interface Props { a: 1 }\nexport const List = Tag",
  'packages/ui/src/List/List.stories.tsx': "import { List } from './List.tsx'\nexport const Plain = List",
  'packages/ui/src/Card/Card.stories.tsx':
    "import type { Props } from '../List/List.tsx'\nexport const Plain = (props: Props) => props",
  'packages/ui/src/Badge/Badge.css.ts': "import { tag } from '../Tag/Tag.css.ts'\nexport const badge = tag",
  'apps/api/src/server.ts': 'export const server = 1',
}
const rules = { externals: ['locales/**'], untraced: ['**/*.md', '**/*.test.ts*'] }

let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'affected-')))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [tag, list, card] = ['Tag', 'List', 'Card'].map((name) => `packages/ui/src/${name}/${name}.stories.tsx`)

test.each([
  ['a style', ['packages/ui/src/Tag/Tag.css.ts'], [list, tag]],
  ['a component; who takes only its types is not among them', ['packages/ui/src/List/List.tsx'], [list]],
  ['a story', [`${card}`], [card]],
  ['two files', ['packages/ui/src/Tag/Tag.stories.tsx', 'packages/ui/src/List/List.tsx'], [list, tag]],
  ['nothing that is shown', ['apps/api/src/server.ts', 'docs/operating.md', 'packages/ui/src/Tag/Tag.test.tsx'], []],
  ['nothing', [], []],
])('changed: %s', async (_, changed, affected) => {
  expect(await affectedStories(changed, rules, folder)).toEqual({ kind: 'some', files: affected })
})

test.each([
  ['a part of the preview', '.storybook/site.ts'],
  ['a text', 'locales/zh-CN/team.json'],
  ['the installed packages', 'pnpm-lock.yaml'],
])('changed: %s, and with it everything', async (_, file) => {
  expect(await affectedStories([file], rules, folder)).toEqual({ kind: 'all', because: file })
})

test('finds imports of styles from other files, which Chromatic does not trace', async () => {
  expect(await untracedStyleImports(rules, folder)).toEqual(['packages/ui/src/Tag/Tag.css.ts'])
  expect(await untracedStyleImports({ ...rules, externals: ['packages/ui/src/Tag/*.css.ts'] }, folder)).toEqual([])
})

test('chromatic.config.json lists every import of styles as an external, so that its stories and ours agree', async () => {
  expect(await untracedStyleImports(changeRules(), root)).toEqual([])
  const changed = ['packages/ui/src/theme/contract.css.ts']
  expect(await affectedStories(changed, changeRules(), root)).toEqual({ kind: 'all', because: changed[0] })
})
