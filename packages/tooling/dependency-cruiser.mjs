/** The import matrix of docs/decisions/002-who-may-import-whom.md as rules of dependency-cruiser. */

import { hiddenFrom, layers, wings } from './wings.mjs'

/** Files that only tools and tests load. They may also import mocks, themes and the preview. */
const storiesAndTests = String.raw`\.(stories|test|browser\.test)\.tsx?$|\.stories\.css\.ts$|/stories/`

/** Imports allowed to the source of each package. All others are refused. */
const mayImport = {
  ui: [],
  themes: ['ui/src/theme/'],
  domain: [],
  contract: ['domain/'],
  client: ['domain/', 'contract/'],
  i18n: ['domain/'],
  features: ['ui/', 'domain/', 'contract/', 'client/', 'i18n/'],
  layouts: ['ui/', 'domain/', 'contract/', 'i18n/', 'features/'],
  mocks: ['domain/', 'contract/'],
}

/** Further imports allowed to stories and tests of a package. */
const storiesMayImport = {
  ui: ['themes/'],
  themes: [],
  domain: [],
  contract: [],
  client: ['mocks/'],
  i18n: [],
  features: ['mocks/', 'themes/'],
  layouts: ['mocks/', 'themes/'],
  mocks: [],
}

/** Libraries that some layers must not import. `npm('zod')` matches the installed package and its plain name. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`

const packages = (folders) => `^packages/(${folders.join('|')})`

function matrix() {
  return Object.entries(mayImport).flatMap(([name, allowed]) => [
    {
      name: `${name}-imports`,
      severity: 'error',
      comment: `packages/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}.`,
      from: { path: `^packages/${name}/src/`, pathNot: storiesAndTests },
      to: { path: '^(packages|apps)/', pathNot: packages([`${name}/`, ...allowed]) },
    },
    {
      name: `${name}-stories-import`,
      severity: 'error',
      comment: `Stories and tests of packages/${name} may import ${[...allowed, ...storiesMayImport[name]].join(', ') || 'no other package'}.`,
      from: { path: `^packages/${name}/src/.*(${storiesAndTests})` },
      to: {
        path: '^(packages|apps)/',
        pathNot: packages([`${name}/`, ...allowed, ...storiesMayImport[name]]),
      },
    },
  ])
}

/** A wing knows lower wings of its layer only. The tables of all modules are one layer below the modules. */
const wingsBelow = wings
  .filter((wing) => hiddenFrom(wing).length > 0)
  .map((wing) => ({
    name: `${wing}-below`,
    severity: 'error',
    comment: `Rooms of the wing ${wing} know their own wing and the floors below it, not ${hiddenFrom(wing).join(', ')}.`,
    from: { path: `^(${layers.join('|')})/${wing}/`, pathNot: storiesAndTests },
    to: { path: `^$1/(${hiddenFrom(wing).join('|')})/`, pathNot: 'tables\\.ts$' },
  }))

const forbidden = [
  ...matrix(),
  ...wingsBelow,
  {
    name: 'ui-knows-no-data',
    severity: 'error',
    comment: 'A component of the design system gets its data, texts and addresses as props.',
    from: { path: '^packages/ui/src/', pathNot: storiesAndTests },
    to: { path: npm('react-router', 'swr', 'i18next', 'react-i18next', 'zod', 'msw') },
  },
  {
    name: 'styles-import-styles',
    severity: 'error',
    comment: 'A style file is run when the site is built: it knows the theme, other styles and vanilla-extract.',
    from: { path: '^(packages/(ui|features|layouts)/src|apps/(web|sso)/app)/.*\\.(css|style)\\.ts$' },
    to: { pathNot: `\\.(css|style)\\.ts$|^packages/ui/src/theme/|${npm('@vanilla-extract')}` },
  },
  {
    name: 'domain-is-pure',
    severity: 'error',
    comment: 'Rules of the domain run on server and browser alike: no React, no input or output.',
    from: { path: '^packages/domain/src/', pathNot: storiesAndTests },
    to: { path: npm('react', 'react-dom', 'react-router', 'swr', 'i18next', 'react-i18next', 'zod', 'msw') },
  },
  {
    name: 'domain-without-node',
    severity: 'error',
    comment: 'Rules of the domain run in the browser, where Node has no modules.',
    from: { path: '^packages/domain/src/', pathNot: storiesAndTests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'contract-as-types',
    severity: 'error',
    comment: 'The browser knows calls by refs.ts and types: the schemas cost a hundred kilobytes.',
    from: {
      path: '^(packages/(client|features|layouts)/src|apps/(web|sso)/app)/',
      pathNot: `${storiesAndTests}|\\.server\\.tsx?$`,
    },
    to: {
      path: '^packages/contract/',
      pathNot: '^packages/contract/src/(refs?|errors)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'browser-without-zod',
    severity: 'error',
    comment: 'Only contract and API know zod.',
    from: {
      path: '^(packages/(client|features|layouts|i18n|themes)/src|apps/(web|sso)/app)/',
      pathNot: storiesAndTests,
    },
    to: { path: npm('zod') },
  },
  {
    name: 'feature-by-its-surface',
    severity: 'error',
    comment:
      "A feature uses another one by a component's own file or by the index.ts of its folder, never by its inner parts.",
    from: { path: '^packages/features/src/([^/]+/[^/]+)/' },
    to: {
      path: '^packages/features/src/[^/]+/[^/]+/',
      pathNot: [
        '^packages/features/src/$1/',
        '^packages/features/src/[^/]+/[^/]+/[^/]+\\.tsx?$',
        '^packages/features/src/[^/]+/[^/]+/([^/]+)/\\1\\.tsx$',
        // Stories and tests only, by the rule no-tests-in-the-product.
        '^packages/features/src/[^/]+/[^/]+/stories/',
      ],
    },
  },
  {
    name: 'sites-without-mocks',
    severity: 'error',
    comment: 'What visitors get is never a mock.',
    from: { path: '^apps/(web|sso)/', pathNot: storiesAndTests },
    to: { path: '^packages/mocks/' },
  },
  {
    name: 'api-imports',
    severity: 'error',
    comment: 'The API knows rules, contract and the cast of the demo, nothing of the site.',
    from: { path: '^apps/api/', pathNot: '\\.test\\.ts$|^apps/api/test/' },
    to: {
      path: '^(packages|apps)/',
      // the theme contract and the built-in themes are data, against which the API checks the theme of a microsite
      pathNot:
        '^(apps/api|packages/(domain|contract)|packages/mocks/src/cast)/|^packages/ui/src/theme/(parse|contrastCheck|tokens)\\.ts$|^packages/themes/src/(registry|art/drawings)\\.ts$',
    },
  },
  {
    name: 'api-below-its-tools',
    severity: 'error',
    comment:
      'The sources of the API know neither the commands of operators, nor the seed, nor the generators of its content.',
    from: { path: '^apps/api/src/', pathNot: storiesAndTests },
    // what a host makes in the browser goes through the folder of a competition, as what an operator imports
    to: { path: '^apps/api/', pathNot: ['^apps/api/src/', '^apps/api/competition-folder/'] },
  },
  {
    name: 'folders-for-hosts',
    severity: 'error',
    comment: 'Of the modules only that of hosts knows the folders of competitions.',
    from: { path: '^apps/api/src/', pathNot: '^apps/api/src/modules/host/' },
    to: { path: '^apps/api/competition-folder/' },
  },
  {
    name: 'cast-for-the-seed',
    severity: 'error',
    comment: 'Only the seed of a demo may bring in the cast.',
    from: { path: '^apps/api/', pathNot: '^apps/api/(seed|test)/|\\.test\\.ts$' },
    to: { path: '^packages/mocks/' },
  },
  {
    name: 'module-by-its-service',
    severity: 'error',
    comment: "A module of the API calls another module's service.",
    from: { path: '^apps/api/src/modules/([^/]+/[^/]+)/', pathNot: '(repo|tables|\\.test)\\.ts$' },
    to: {
      path: '^apps/api/src/modules/[^/]+/[^/]+/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/.*service\\.ts$'],
    },
  },
  {
    name: 'joins-by-tables',
    severity: 'error',
    comment: "A repo may join another module's tables, and knows nothing else of it.",
    from: { path: '^apps/api/src/modules/([^/]+/[^/]+)/.*(repo|tables)\\.ts$' },
    to: {
      path: '^apps/api/src/modules/[^/]+/[^/]+/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/.*tables\\.ts$'],
    },
  },
  {
    name: 'tables-at-the-bottom',
    severity: 'error',
    comment: 'The tables of all modules are one layer below the modules: a table knows other tables only.',
    from: { path: '^apps/api/src/modules/.*/tables\\.ts$' },
    to: { path: '^apps/api/src/modules/', pathNot: '/tables\\.ts$' },
  },
  {
    name: 'repo-below-service',
    severity: 'error',
    comment: 'Inside a module: routes, then service, then repo, then tables; never upwards.',
    from: { path: '^apps/api/src/modules/.*(repo|tables)\\.ts$' },
    to: { path: '^apps/api/src/modules/.*(routes|service)\\.ts$' },
  },
  {
    name: 'routes-through-service',
    severity: 'error',
    comment: 'Routes ask a service; SQL stays in the repo.',
    from: { path: '^apps/api/src/modules/.*routes\\.ts$' },
    to: { path: '^apps/api/src/modules/.*(repo|tables)\\.ts$' },
  },
  {
    name: 'texts-in-children',
    severity: 'error',
    comment:
      'Texts of strangers are read in the child processes of platform/texts. The event loop reads stored markup only, and Markdown of the operator.',
    from: {
      path: '^apps/api/src/',
      pathNot: [
        '^apps/api/src/platform/texts/(read/|(text|chart)-child\\.ts$)',
        // the XML of workbooks, in the child process that profiles a file
        '^apps/api/src/modules/data/dataset/profile/workbook-xml\\.ts$',
        // texts of the operator
        '^apps/api/src/modules/(compete/competition|publish/content/read)/markdown\\.ts$',
        '^apps/api/src/platform/markup\\.ts$',
        // markup that was read and bounded when it was stored, in time that grows with its length
        '^apps/api/src/modules/(people/article/shown|publish/discussion/topic|people/notebook/read|data/dataset/page/croissant)\\.service\\.ts$',
      ],
    },
    to: {
      path: `${npm('marked', 'sanitize-html', 'htmlparser2', 'temml', 'highlight\\.js', 'vega', 'vega-lite', 'vega-interpreter')}|^packages/domain/src/base/markup/(parse|write|shown)\\.ts$|^apps/api/src/platform/texts/(read/|(text|chart)-child\\.ts$)`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'area-alone',
    severity: 'error',
    comment: 'An area of the site never imports another one; what they share is a feature or a layout.',
    from: { path: '^apps/(web|sso)/app/areas/([^/]+/[^/]+)/' },
    to: { path: '^apps/$1/app/areas/', pathNot: '^apps/$1/app/areas/$2/' },
  },
  {
    name: 'pages-without-api',
    severity: 'error',
    comment:
      'Pages reach the API through the client that their request brings, so no server code gets into the bundle.',
    from: { path: '^apps/(web|sso)/app/', pathNot: `\\.server\\.tsx?$|${storiesAndTests}` },
    to: { path: '^apps/(api|web/server)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-tests-in-the-product',
    severity: 'error',
    comment: 'Stories and tests are loaded by their runners only.',
    from: { path: '^(packages|apps)/', pathNot: storiesAndTests },
    to: { path: storiesAndTests },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'A cycle has no place to begin reading: what two files share belongs into a third one, types too.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'Every import leads somewhere.',
    from: { path: '^(packages|apps)/' },
    to: { couldNotResolve: true, pathNot: '^(#storybook/|virtual:|\\./\\+types/|\\.\\./\\+types/)' },
  },
]

/**
 * Groups of folders without import cycles, by the part of a path that names a member. dependency-cruiser finds only cycles
 * of files and of folders, so src/checks/imports.ts searches its result for these. Stories and tests are exempt. (Areas of
 * the site must not import each other at all: `area-alone`.)
 */
export const rooms = [
  { name: 'features-without-circles', part: /^packages\/features\/src\/([^/]+\/[^/]+)\// },
  // All tables form a layer of their own below the modules.
  { name: 'modules-without-circles', part: /^apps\/api\/src\/modules\/([^/]+\/[^/]+)\/(?!.*tables\.ts$)/ },
].map((room) => ({ ...room, not: new RegExp(storiesAndTests) }))

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|migrations|fixtures)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
