import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hiddenFrom, layers, wings } from '../../wings.mjs'
import { forbiddenImports, ruleNames } from './imports.ts'
import { root } from './repo.ts'

const layer = (wing: string, place: number) => `${layers[place % layers.length]}/${wing}`

const packageNames = ['ui', 'themes', 'domain', 'contract', 'client', 'i18n', 'features', 'layouts', 'mocks']

/** One forbidden import for every rule: the file and its import. */
const breaches: Record<string, { file: string; imports: string }> = {
  ...Object.fromEntries(
    packageNames.flatMap((name) => [
      [`${name}-imports`, { file: `packages/${name}/src/breach.ts`, imports: 'apps/web/app/page.tsx' }],
      [`${name}-stories-import`, { file: `packages/${name}/src/breach.test.ts`, imports: 'apps/web/app/page.tsx' }],
    ]),
  ),
  // each wing in another layer
  ...Object.fromEntries(
    wings.flatMap((wing, place) => {
      const above = hiddenFrom(wing).at(-1)
      if (!above) return []
      const breach = {
        file: `${layer(wing, place)}/low/low.ts`,
        imports: `${layer(above, place)}/high/high.service.ts`,
      }
      return [[`${wing}-below`, breach]]
    }),
  ),
  'ui-knows-no-data': { file: 'packages/ui/src/data.ts', imports: 'swr' },
  'styles-import-styles': { file: 'packages/ui/src/Card/Card.css.ts', imports: 'react' },
  'domain-is-pure': { file: 'packages/domain/src/view.ts', imports: 'react' },
  'domain-without-node': { file: 'packages/domain/src/file.ts', imports: 'node:fs' },
  'contract-as-types': {
    file: 'packages/features/src/compete/team/call.ts',
    imports: 'packages/contract/src/compete/team/calls.ts',
  },
  'browser-without-zod': { file: 'packages/features/src/compete/team/form.ts', imports: 'zod' },
  'feature-by-its-surface': {
    file: 'packages/features/src/compete/team/inner.ts',
    imports: 'packages/features/src/people/follow/FollowButton/hook.ts',
  },
  'sites-without-mocks': { file: 'apps/web/app/mocked.tsx', imports: 'packages/mocks/src/cast/people.ts' },
  'api-imports': { file: 'apps/api/src/breach.ts', imports: 'packages/ui/src/shown.ts' },
  'api-below-its-tools': { file: 'apps/api/src/server.ts', imports: 'apps/api/seed/first.ts' },
  'folders-for-hosts': {
    file: 'apps/api/src/modules/people/guide/guide.service.ts',
    imports: 'apps/api/competition-folder/csv.ts',
  },
  'cast-for-the-seed': { file: 'apps/api/src/people.ts', imports: 'packages/mocks/src/cast/people.ts' },
  'module-by-its-service': {
    file: 'apps/api/src/modules/compete/team/service.ts',
    imports: 'apps/api/src/modules/compete/competition/repo.ts',
  },
  'joins-by-tables': {
    file: 'apps/api/src/modules/compete/ranking/ranking.repo.ts',
    imports: 'apps/api/src/modules/compete/competition/service.ts',
  },
  'tables-at-the-bottom': {
    file: 'apps/api/src/modules/data/dataset/tables.ts',
    imports: 'apps/api/src/modules/data/dataset/codes.ts',
  },
  'repo-below-service': {
    file: 'apps/api/src/modules/compete/team/repo.ts',
    imports: 'apps/api/src/modules/compete/team/service.ts',
  },
  'routes-through-service': {
    file: 'apps/api/src/modules/compete/team/routes.ts',
    imports: 'apps/api/src/modules/compete/team/tables.ts',
  },
  'texts-in-children': { file: 'apps/api/src/modules/talk/message/write.service.ts', imports: 'marked' },
  'area-alone': {
    file: 'apps/web/app/areas/house/home/page.tsx',
    imports: 'apps/web/app/areas/compete/ranking/table.tsx',
  },
  'pages-without-api': { file: 'apps/web/app/direct.tsx', imports: 'apps/api/src/app.ts' },
  'no-tests-in-the-product': { file: 'packages/mocks/src/made.ts', imports: 'packages/mocks/src/made.test.ts' },
  'features-without-circles': {
    file: 'packages/features/src/house/shell/bell.ts',
    imports: 'packages/features/src/talk/message/inbox.ts',
  },
  'modules-without-circles': {
    file: 'apps/api/src/modules/base/session/session.service.ts',
    imports: 'apps/api/src/modules/base/upload/upload.service.ts',
  },
  'no-cycles': { file: 'packages/domain/src/hen.ts', imports: 'packages/domain/src/egg.ts' },
  resolvable: { file: 'packages/domain/src/lost.ts', imports: 'packages/domain/src/nowhere.ts' },
}

/** Sources of the imported files of the breaches. */
const existing: Record<string, string> = {
  // A cycle of type imports is one too.
  'packages/domain/src/egg.ts': "import type { all } from './hen.ts'\nexport type Egg = typeof all",
  'packages/features/src/talk/message/inbox.ts': "import '../../people/profile/name.ts'",
  'apps/api/src/modules/base/upload/upload.service.ts': "import '../../people/identity/identity.service.ts'",
}

/** Files that close a cycle of rooms without a cycle of files. */
const wayBack: Record<string, string> = {
  'packages/features/src/people/profile/name.ts': "import '../../house/shell/site.ts'",
  'packages/features/src/house/shell/site.ts': '',
  'apps/api/src/modules/people/identity/identity.service.ts': "import '../../base/session/end.service.ts'",
  'apps/api/src/modules/base/session/end.service.ts': '',
}

/** Imports across rooms that are allowed: by stories, and of tables. */
const allowed: Record<string, string> = {
  'packages/features/src/base/site/page.ts': '',
  'packages/features/src/people/guide/step.ts': "import '../../base/site/page.ts'",
  'packages/features/src/base/site/page.stories.tsx': "import '../../people/guide/step.ts'",
  'apps/api/src/modules/people/follow/tables.ts': "import '../../compete/review/tables.ts'",
  'apps/api/src/modules/compete/review/tables.ts': '',
  'apps/api/src/modules/compete/review/review.repo.ts': "import '../../people/follow/tables.ts'",
}

const isFile = (imported: string) => /^(packages|apps)\//.test(imported)

let folder: string
let found: string[]

function write(file: string, text: string) {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'imports-')))
  for (const { imports } of Object.values(breaches)) {
    if (isFile(imports) && !imports.includes('nowhere')) write(imports, existing[imports] ?? 'export const it = 1')
  }
  for (const [file, text] of Object.entries({ ...wayBack, ...allowed })) write(file, text)
  for (const { file, imports } of Object.values(breaches)) {
    const specifier = isFile(imports) ? path.relative(path.dirname(file), imports) : imports
    write(
      file,
      `import * as it from '${specifier.startsWith('.') || !isFile(imports) ? specifier : `./${specifier}`}'\nexport const all = it`,
    )
  }
  found = await forbiddenImports(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('each rule refuses its breach', () => {
  test.each(ruleNames)('%s', (name) => {
    const breach = breaches[name]
    expect(breach, 'write a breach for this rule').toBeDefined()
    expect(found.filter((line) => line.startsWith(`${name}: `) && line.includes(`${breach?.file}`))).not.toEqual([])
  })
})

test('stories may import any room, and tables are a layer below their module', () => {
  expect(found.filter((line) => Object.keys(allowed).some((file) => line.includes(`: ${file} `)))).toEqual([])
})

test('no import of the project breaks a rule', async () => {
  expect(await forbiddenImports(root)).toEqual([])
})
