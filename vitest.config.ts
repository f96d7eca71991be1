import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isKnownAccessible, recordAccessible } from './.storybook/accessible/known.ts'
import { type Look, type LookName, lookGlobals, looks } from './.storybook/modes.ts'
import { comparePicture } from './.storybook/pictures/comparePicture.ts'
import { showAs } from './.storybook/showAs.ts'
import { filesLike, storyGlobs } from './packages/tooling/src/checks/repo.ts'
import { pinnedChromium } from './scripts/chromium.mjs'
import { largeNursery } from './scripts/workspace.mjs'

const root = import.meta.dirname

/** Projects named by `--project`; none means all. Storybook and the browser are prepared only for a run with stories. */
const asked = process.argv.flatMap((word, i, words) => {
  if (word.startsWith('--project=')) return [word.slice('--project='.length)]
  return words[i - 1] === '--project' ? [word] : []
})
const nodeOnly = asked.length > 0 && asked.every((name) => ['unit', 'api', 'e2e'].includes(name))

async function pinnedBrowser() {
  const { pictures, notice, ...launchOptions } = await pinnedChromium()
  if (process.env.VITE_VISUAL && !pictures) {
    process.stderr.write(`${notice}\n`)
    delete process.env.VITE_VISUAL
  }
  return playwright({
    launchOptions,
    contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce', deviceScaleFactor: 1 },
  })
}

type BrowserProviderOption = Awaited<ReturnType<typeof pinnedBrowser>>

const storySources = nodeOnly
  ? []
  : filesLike(storyGlobs).map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)

/** Story files that do not contain the tag. They are excluded, because the browser would load each only to find no story. */
const withoutStories = (tag: string | undefined) =>
  tag ? storySources.filter(([, source]) => !source.includes(`'${tag}'`)).map(([file]) => file) : []

/** Key of the initial globals in `provide`. The option of `storybookTest` holds for a server, not for one of its projects. */
const initialGlobals = 'storybook/test-initial-globals'

/**
 * Vitest projects of the looks with one tag; `undefined` for the looks of every story. They share a server, so that imports are
 * prepared once. Each look is a name for `--project`.
 */
function stories(
  tag: string | undefined,
  ofTag: [LookName, Look][],
  provider: BrowserProviderOption,
): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: path.join(root, '.storybook'),
        storybookScript: 'npm run storybook',
        storybookUrl: 'http://localhost:6006',
        tags: tag ? { include: [tag] } : undefined,
      }),
    ],
    test: {
      name: tag ?? 'stories',
      exclude: withoutStories(tag),
      api: { host: '127.0.0.1', port: 6010 },
      // Three to five times faster than with isolation; vitest.setup.ts cleans up between stories instead.
      isolate: false,
      // a play function may miss its deadline on a busy machine; `npm test` lists each second attempt as flaky
      retry: 1,
      // the deadline of a story ends one that hangs; a busy machine may take many times longer than a quiet one
      testTimeout: 60_000,
      env: { DEBUG_PRINT_LIMIT: '2000' },
      setupFiles: [
        './.storybook/vitest.setup.ts',
        ...(process.env.ONE_PIXEL ? ['./.storybook/onePixel.setup.ts'] : []),
      ],
      browser: {
        enabled: true,
        headless: true,
        provider,
        instances: ofTag.map(([name, look]) => ({
          browser: 'chromium',
          name,
          provide: { look: name, [initialGlobals]: lookGlobals(look) },
        })),
        screenshotFailures: false,
        commands: { showAs, comparePicture, isKnownAccessible, recordAccessible },
      },
    },
  }
}

/** The projects of the looks that `--project` names, or of all, grouped by tag. */
async function storyProjects() {
  if (nodeOnly) return []
  const provider = await pinnedBrowser()
  const all = (Object.entries(looks) as [LookName, Look][]).filter(([, { isRestyled }]) => !isRestyled)
  const named = all.filter(([name]) => asked.includes(name))
  const shown = named.length > 0 ? named : all
  return [...Map.groupBy(shown, ([, { tags }]) => tags?.[0])].map(([tag, ofTag]) => stories(tag, ofTag, provider))
}

const apiSetup = './apps/api/test/setup.ts'

/** Short files whose tests take more than half a minute. */
const longRunning =
  /\/(e2e\/(links|process|public-pages)|message\/(storm|killed)|platform\/(embedded|killed-write|killed-jobs|backup|texts\/reader-growth)|submission\/(kill-ledger|workers))\.test\.ts$/

/**
 * Starts the long-running files first. Without times of an earlier run Vitest starts the largest files first, and a small file that
 * takes long would leave one core idle at the end.
 */
class LongRunningFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const [first, then] = [true, false].map((isLong) =>
      sorted.filter(({ moduleId }) => longRunning.test(moduleId) === isLong),
    ) as [TestSpecification[], TestSpecification[]]
    return [...first, ...then]
  }
}

/** A test that asserts nothing cannot fail. Stories have their assertions in guards and pictures, which Vitest does not count. */
const asserting = { requireAssertions: true }

export default defineConfig({
  test: {
    sequence: { sequencer: LongRunningFirst },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/{app,src,server}/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/*.css.ts'],
      reporter: ['text-summary', 'json-summary'],
    },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: {
          alias: {
            '#storybook/preview': path.join(root, 'packages/tooling/src/checks/plainPreview.tsx'),
            '#storybook/texts': path.join(root, '.storybook/texts.ts'),
          },
        },
        test: {
          name: 'unit',
          environment: 'node',
          execArgv: [largeNursery],
          expect: asserting,
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}', 'apps/{web,sso}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx', '**/build/**'],
          // twice as fast, because files share what they import
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          expect: asserting,
          include: ['apps/api/**/*.test.ts'],
          pool: 'forks',
          execArgv: [largeNursery],
          // files share what they import, which saves a third of the processor time
          isolate: false,
          setupFiles: ['./apps/api/test/platform/fresh-modules.ts'],
          // on a busy machine a connection that a test refuses may be cut; `npm test` lists each second attempt as flaky
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: existsSync(path.join(root, apiSetup)) ? [apiSetup] : [],
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          execArgv: [largeNursery],
          // what is polled arrives late on a busy machine; the time of a page is no test's business
          expect: { ...asserting, poll: { timeout: 10_000 } },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/support/setup.ts'],
          // files of a worker share what they import, and its browser
          isolate: false,
          // assertions of one second may fail on a busy machine; `npm test` lists each second attempt as flaky
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(await storyProjects()),
    ],
  },
})
