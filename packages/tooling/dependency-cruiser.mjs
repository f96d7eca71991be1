/** Who may import whom: the matrix of docs/decisions/002-who-may-import-whom.md as rules of dependency-cruiser. */

/** Files that only tools and tests load. They may use mocks, themes and the preview as well. */
const storiesAndTests = String.raw`\.(stories|test|browser\.test)\.tsx?$|\.stories\.css\.ts$|/stories/`

/** What the source of each package may import from the others. Everything else is refused. */
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

/** What stories and tests of a package may import on top of that. */
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

/** Libraries by the layers that must not know them. `npm('zod')` matches the installed package and its plain name. */
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

const forbidden = [
  ...matrix(),
  {
    name: 'ui-knows-no-data',
    severity: 'error',
    comment: 'A component of the design system gets its data, texts and addresses as props.',
    from: { path: '^packages/ui/src/', pathNot: storiesAndTests },
    to: { path: npm('react-router', 'swr', 'i18next', 'react-i18next', 'zod', 'msw') },
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
    from: { path: '^packages/features/src/([^/]+)/' },
    to: {
      path: '^packages/features/src/[^/]+/',
      pathNot: [
        '^packages/features/src/$1/',
        '^packages/features/src/[^/]+/[^/]+\\.tsx?$',
        '^packages/features/src/[^/]+/([^/]+)/\\1\\.tsx$',
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
      pathNot: '^(apps/api|packages/(domain|contract)|packages/mocks/src/cast)/',
    },
  },
  {
    name: 'cast-for-the-seed',
    severity: 'error',
    comment: 'Only the seed of a demo may bring in the cast.',
    from: { path: '^apps/api/', pathNot: '^apps/api/(seed|src/seed|test)/|\\.test\\.ts$' },
    to: { path: '^packages/mocks/' },
  },
  {
    name: 'module-by-its-service',
    severity: 'error',
    comment: "A module of the API calls another module's service.",
    from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: '(repo|tables|\\.test)\\.ts$' },
    to: {
      path: '^apps/api/src/modules/[^/]+/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/.*service\\.ts$'],
    },
  },
  {
    name: 'joins-by-tables',
    severity: 'error',
    comment: "A repo may join another module's tables, and knows nothing else of it.",
    from: { path: '^apps/api/src/modules/([^/]+)/.*(repo|tables)\\.ts$' },
    to: {
      path: '^apps/api/src/modules/[^/]+/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/.*tables\\.ts$'],
    },
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
    name: 'area-alone',
    severity: 'error',
    comment: 'An area of the site never imports another one; what they share is a feature or a layout.',
    from: { path: '^apps/(web|sso)/app/areas/([^/]+)/' },
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
    comment: 'A cycle has no place to begin reading. Types may point back.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'Every import leads somewhere.',
    from: { path: '^(packages|apps)/' },
    to: { couldNotResolve: true, pathNot: '^(#storybook/preview|virtual:|\\./\\+types/|\\.\\./\\+types/)' },
  },
]

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
