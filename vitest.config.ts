import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { type Look, type LookName, lookGlobals, looks } from './.storybook/modes.ts'
import { showAs } from './.storybook/showAs.ts'
import { filesLike, storyGlobs } from './packages/tooling/src/checks/repo.ts'
import { pinnedChromium } from './scripts/chromium.mjs'

const root = import.meta.dirname

/** Projects that `--project` names; none means all. Storybook and the browser are prepared only for a run that shows stories. */
const asked = process.argv.flatMap((word, i, words) => {
  if (word.startsWith('--project=')) return [word.slice('--project='.length)]
  return words[i - 1] === '--project' ? [word] : []
})
const nodeOnly = asked.length > 0 && asked.every((name) => ['unit', 'api', 'e2e'].includes(name))

async function pinnedBrowser() {
  const { executablePath, args, env, pictures, notice } = await pinnedChromium()
  if (process.env.VITE_VISUAL && !pictures) {
    process.stderr.write(`${notice}\n`)
    delete process.env.VITE_VISUAL
  }
  return playwright({
    launchOptions: { executablePath, args, env },
    contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce', deviceScaleFactor: 1 },
  })
}

type BrowserProviderOption = Awaited<ReturnType<typeof pinnedBrowser>>

const storySources = nodeOnly
  ? []
  : filesLike(storyGlobs).map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)

/** Files without a story of the tag: each would be loaded in the browser only to find that out. A tag stands in its story's file. */
const withoutStories = (tag: Look['tag']) =>
  tag ? storySources.filter(([, source]) => !source.includes(`'${tag}'`)).map(([file]) => file) : []

/** Where the tests of stories look for what `storybookTest` calls `initialGlobals`, which it takes for a whole server only. */
const initialGlobals = 'storybook/test-initial-globals'

/**
 * The looks of one tag (`undefined`: of every story). They share a server, so that what a story imports is prepared once for all of
 * them; each is a project to `--project`. Pictures of a look lie in the folder of its name.
 */
function stories(
  tag: Look['tag'],
  ofTag: [LookName, Look][],
  provider: BrowserProviderOption,
): TestProjectInlineConfiguration {
  const picture =
    (folder: string) =>
    ({ arg, ext }: { arg: string; ext: string }) => {
      const [look = '', ...story] = arg.split('/')
      return path.join(root, folder, look, `${story.join('--')}${ext}`)
    }
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: path.join(root, '.storybook'),
        storybookScript: 'pnpm storybook',
        storybookUrl: 'http://localhost:6006',
        tags: tag ? { include: [tag] } : undefined,
      }),
    ],
    test: {
      name: tag ?? 'stories',
      exclude: withoutStories(tag),
      api: { host: '127.0.0.1', port: 6010 },
      // Three to five times faster; vitest.setup.ts tells what it asks for in return.
      isolate: false,
      // a busy machine may be late for a deadline of a play function; a second failure is a failure
      retry: 1,
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
        commands: { showAs },
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: picture('.storybook/baselines'),
            resolveDiffPath: picture('.vitest/diffs'),
          },
        },
      },
    },
  }
}

/** The looks that were asked for by name, or all, by their tag. */
async function storyProjects() {
  if (nodeOnly) return []
  const provider = await pinnedBrowser()
  const all = Object.entries(looks) as [LookName, Look][]
  const named = all.filter(([name]) => asked.includes(name))
  const shown = named.length > 0 ? named : all
  return [...Map.groupBy(shown, ([, { tag }]) => tag)].map(([tag, ofTag]) => stories(tag, ofTag, provider))
}

const apiSetup = './apps/api/test/setup.ts'

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/{app,src,server}/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/*.css.ts'],
      reporter: ['text-summary', 'json-summary'],
    },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { alias: { '#storybook/preview': path.join(root, 'packages/tooling/src/checks/plainPreview.tsx') } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}', 'apps/{web,sso}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx', '**/build/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/**/*.test.ts'],
          pool: 'forks',
          // a busy machine may cut a connection that a test refuses on purpose; a second failure is a failure
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
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/support/setup.ts'],
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(await storyProjects()),
    ],
  },
})
