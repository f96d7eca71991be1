import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|cookie-es|set-cookie-parser|turbo-stream|i18next|react-i18next|swr|dequal|use-sync-external-store)\/|node_modules\/react-aria(-components)?\/dist\/(exports\/I18nProvider|private\/(i18n\/(I18nProvider|useDefaultLocale|utils)|ssr\/SSRProvider))\.|rolldown[/-]runtime/
const site =
  /apps\/web\/app\/(shell|context|i18n)|packages\/(client|i18n)\/src|packages\/contract\/src\/(?!errors|refs\/(dataset|follow|identity|notice|profile|submission|team|upload))|packages\/layouts\/src\/(Default|HomeDefault|SiteShell|Contest)|packages\/themes\/src\/site|packages\/features\/src\/(shell|competition\/(CompetitionRows|StateTag|facts|names))|packages\/domain\/src\/(competition|time|client|submission\/metric)|packages\/ui\/src\/(theme|chart|seed|Avatar\/|Countdown|EmptyState|ErrorState|FilterGroup|Field\/Field\.css|Histogram\/HistogramTile|Icon\/|LinkButton|Button\/Button\.css|Loading|Mark|Pagination|Platform\/|SearchField|SkipLink|Sparkline|Table\/|Tag\/|TeamBadge|TextLink|TimeRuler|TopProgress|VisuallyHidden)/
const onIntent = /UserMenuList|client\/src\/upload|shell\/(notices|kept)|SignIn|PlatformState/
const contest = /packages\/(ui|features\/src\/competition|domain)\/src?|lucide-react\/dist\/esm\/icons/
const person =
  /contract\/src\/refs\/profile|features\/src\/(profile\/(address|useProfile|PersonName|Entry|period|TabList)|settings\/(panels|SettingsMain))/
const inbox =
  /features\/src\/(shell\/kept|message\/showAhead)|ui\/src\/Popover\/useAfterPaint|contract\/src\/(errors|refs\/notice)/
const receiver = /react-aria.*(ComboBox|ListBox)|ui\/src\/ComboBox\//
const forms =
  /features\/src\/(profile\/(editing\/(use|SaveBar|editing\.css|BasicForm\/NameField)|NameSettings)|settings\/NotRead)/
const board =
  /packages\/ui\/src\/(KeyFigure|ShareBar|RankNumber|Histogram|chart)|features\/src\/(submission|competition)/
const editing = /features\/src\/profile\/editing/

export default defineConfig(({ command }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' as const },
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    reactRouter(),
  ],
  // every module is scanned for dependencies before the first page: no new pass, and no reload under the user's click
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../packages/{ui,features,layouts}/src/**/*.tsx'] },
  build: {
    target: 'es2023',
    // locale files are fetched (hashed, immutable), never inlined as data addresses
    assetsInlineLimit: (file: string) => (file.endsWith('.json') ? false : undefined),
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              // In this order: a group takes what it names and all that this needs, unless one before it has taken it. Every page
              // loads the list of routes, which names each route's files: few files are few bytes.
              groups: [
                // what every page needs and rarely changes: one file, cached over releases
                { name: 'vendor', test: vendor, priority: 6 },
                // the shell and the light parts of home and list; what is loaded on intent stays out
                { name: 'site', test: (id: string) => site.test(id) && !onIntent.test(id), priority: 5 },
                // what many pages share, first of all those of a competition
                { name: 'contest', test: contest, minShareCount: 3, priority: 4 },
                // what pages of people share
                { name: 'person', test: person, minShareCount: 2, priority: 4 },
                // small parts of what opens on intent, kept from the larger groups below
                { name: 'inbox', test: inbox, minShareCount: 2, priority: 3 },
                { name: 'receiver', test: receiver, minShareCount: 2, priority: 3 },
                { name: 'forms', test: forms, minShareCount: 2, priority: 2 },
                { name: 'board', test: board, minShareCount: 2, priority: 2 },
                // editing oneself: two pages have all of it, no other needs any
                { name: 'editing', test: editing, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The site's Hono app is the server bundle's entry: one module graph, one copy of react-router, in development and production.
    ssr: {
      build: { rollupOptions: { input: './server/site.ts' } },
      resolve: command === 'build' ? { noExternal: true, external: ['react', 'react-dom'] } : {},
    },
  },
}))
