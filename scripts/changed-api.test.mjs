import { expect, test } from 'vitest'
import { changedApiTests } from './changed-api.mjs'

const folders = [
  ...['compete/ranking', 'compete/submission', 'people/follow', 'people/profile', 'platform', 'talk/message'],
]
const testsOf = (...changed) => changedApiTests(changed, (folder) => folders.includes(folder))
const under = (...names) => names.map((name) => `apps/api/test/${name}`)

test.each([
  ['a page and its texts', ['apps/web/app/root.tsx', 'locales/zh-CN/home.json', 'README.md'], []],
  [
    'a module',
    ['apps/api/src/modules/people/follow/follow.repo.ts'],
    under('community', 'people/follow', 'platform/guards'),
  ],
  [
    'a rule of it',
    ['packages/domain/src/people/follow/state.ts'],
    under('community', 'people/follow', 'platform/guards'),
  ],
  [
    'two modules and a component',
    [
      'apps/api/src/modules/compete/submission/gate.ts',
      'apps/api/test/talk/message/talk.ts',
      'packages/ui/src/Button/Button.tsx',
    ],
    under('community', 'compete/ranking', 'compete/submission', 'platform/guards', 'talk/message'),
  ],
])('%s', (_what, changed, expected) => expect(testsOf(...changed)).toEqual(expected))

test.each([
  'apps/api/src/platform/mount.ts',
  'apps/api/src/modules.ts',
  'apps/api/src/modules/compete/team/team.repo.ts',
  'apps/api/test/harness.ts',
  'packages/client/src/send.ts',
  'packages/mocks/src/cast/people.ts',
])('%s reaches what imports tell', (file) => expect(testsOf(file, 'README.md')).toBeNull())
