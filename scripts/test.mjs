// `npm test`: every check of the product, from a fresh clone, with the pinned browser and a real PostgreSQL.
// `npm test -- unit stories` runs only the named steps. `npm test -- --changed` (or `--changed=<branch or commit>`) runs what the
// change since the common commit with main (or that one) can break: tests that import a changed file, stories that it can be seen
// in, end-to-end tests when a site changed, and whole-project checks. The last line is `N passed, N failed`.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { changedApiTests } from './changed-api.mjs'
import { mayLeaveOutPostgres, notStarted, pathWith, thisComputer } from './platform.mjs'
import { runSteps, together } from './run-steps.mjs'
import { readReport } from './test-report.mjs'
import { at, build, install, largeNursery, pinnedNode, programOf } from './workspace.mjs'

let node
/** Why nothing can run. */
let missing
try {
  install()
  node = pinnedNode()
} catch (error) {
  missing = error
}
const reports = at('.cache/test-reports')
/** Modules that Node has compiled in this run: a further process loads the API in three quarters of the processor time. */
const compiled = at('.cache/compiled')
for (const folder of [reports, compiled]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

const env = {
  ...process.env,
  CI: process.env.CI ?? '1',
  NO_COLOR: '1',
  NODE_COMPILE_CACHE: compiled,
  PATH: pathWith(process.platform, at('node_modules/.bin'), process.env.PATH),
}
const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--changed'))
/** Value of `--changed`: a branch or commit to compare with, empty for main; undefined to run everything. */
const changed = words.find((word) => /^--changed(=|$)/.test(word))?.slice('--changed='.length)

/** Runs a program; its output is passed on only when it fails, or with VERBOSE=1. */
function run(command, args, more = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: at('.'), env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (process.env.VERBOSE) process.stdout.write(chunk)
      })
    }
    // a missing program fails its step, not the whole command
    child.on('error', (error) => resolve({ code: 1, output: `${notStarted(command, error)}\n` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** A check that passes or fails as a whole: a program of a package, run by the pinned Node. */
const check = (words, packageName, program, workspace) => async () => {
  const { code, output } = await run(node, [programOf(packageName, program, workspace), ...words])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** A check that is a script of this repository. */
const script = async (file, ...words) => {
  const { code, output } = await run(node, [at(file), ...words])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** A step that runs Vitest projects and counts their tests. A run without a report counts as failed. */
const vitest =
  (name, projects, more = {}, options = []) =>
  async () => {
    const report = `${reports}/${name}.json`
    const args = ['run', ...projects.map((project) => `--project=${project}`), ...options]
    args.push('--reporter=dot', '--reporter=json', `--reporter=${at('scripts/run-report.mjs')}`)
    const { code, output } = await run(
      node,
      [largeNursery, at('node_modules/vitest/vitest.mjs'), ...args, `--outputFile.json=${report}`],
      more,
    )
    if (!existsSync(report)) return { passed: 0, failed: 1, output }
    return readReport({
      name,
      report: JSON.parse(readFileSync(report, 'utf8')),
      output,
      succeeded: code === 0,
      root: at('.'),
    })
  }

const nothing = { passed: 0, failed: 0, output: '' }

/** The commit that the change is compared with; null when everything runs. */
let comparedWith
function base() {
  if (changed === undefined) return null
  comparedWith ??= git('merge-base', changed || 'main', 'HEAD')
  return comparedWith
}

function git(...words) {
  try {
    return execFileSync('git', words, { cwd: at('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  } catch (error) {
    if (error.code === 'ENOENT') throw new Error(notStarted('git', error))
    throw new Error(`"${changed || 'main'}" is nothing that git can compare with.`)
  }
}

/** Files below these folders that changed: by commits, in the working tree, and new ones. */
const changedFiles = (...paths) =>
  [
    git('diff', '--name-only', base(), '--', ...paths),
    git('ls-files', '--others', '--exclude-standard', '--', ...paths),
  ].flatMap((lines) => lines.split('\n').filter(Boolean))
const hasChanged = (...paths) => changedFiles(...paths).length > 0

/** Files that every test depends on without importing them. */
const everywhere = ['pnpm-lock.yaml', 'vitest.config.ts']

/** Options of Vitest that leave out tests which import no changed file; none where all run. */
const onlyChanged = (...unimported) =>
  base() === null || hasChanged(...everywhere, ...unimported) ? [] : [`--changed=${base()}`, '--passWithNoTests']

/** Vitest leaves one core free by itself, which halves the pace on two. */
const everyCore = [`--maxWorkers=${availableParallelism()}`]

/** Checks that read all files of the project, so that imports do not select them. The server-render test imports its stories. */
const projectChecks = ['packages/tooling/src/checks', '--exclude=**/server-render.test.tsx']

async function unit() {
  const selected = onlyChanged()
  const ran = [await vitest('unit', ['unit'], {}, [...selected, ...everyCore])()]
  if (selected.length > 0) ran.push(await vitest('unit checks', ['unit'], {}, projectChecks)())
  return together(ran)
}

const pages = async () => {
  if (isWebUntouched()) return nothing
  build()
  return { passed: 1, failed: 0, output: '' }
}

/** The end-to-end tests and the build that they need run for every change of the sites. */
const isWebUntouched = () => base() !== null && !hasChanged(...everywhere, 'apps/web', 'apps/sso', 'e2e', 'testing')

/** The end-to-end tests, on a build of these sources. */
function e2e() {
  if (isWebUntouched()) return nothing
  build()
  // each test file starts a site and a browser; with more than two at a time, assertions of one second would fail
  return vitest('e2e', ['e2e'], {}, [`--maxWorkers=${Math.min(2, availableParallelism())}`])()
}

async function apiWithoutPostgres(reason, options) {
  const result = await vitest('api', ['api'], { SKIP_POSTGRES: '1' }, options)()
  const notice = `PostgreSQL is left out, the API is tested on the embedded database alone: ${reason}`
  return { ...result, notes: [...(result.notes ?? []), notice] }
}

/** The tests of the API. One worker per core, because each test waits for its database half of the time. */
async function api() {
  const selected = onlyChanged('apps/api/migrations', 'apps/api/test/setup.ts')
  const folders =
    selected.length > 0 ? changedApiTests(changedFiles('.'), (name) => existsSync(at(`apps/api/test/${name}`))) : null
  if (folders?.length === 0) return nothing
  const options = [...(folders ?? selected), ...everyCore]
  if (process.env.SKIP_POSTGRES === '1') return apiWithoutPostgres('SKIP_POSTGRES=1', options)
  if (process.env.TEST_DATABASE_URL) return vitest('api', ['api'], {}, options)()
  const { startPostgres } = await import('./postgres.mjs')
  let server
  try {
    server = await startPostgres({ inMemory: true })
  } catch (error) {
    if (!mayLeaveOutPostgres(thisComputer())) throw error
    return apiWithoutPostgres(error.message, options)
  }
  try {
    return await vitest('api', ['api'], { TEST_DATABASE_URL: server.url }, options)()
  } finally {
    await server.stop()
  }
}

// the projects of all looks; .storybook/modes.ts lists them, but this Node may be too old to import TypeScript
const looks = ['!unit', '!api', '!e2e']

/** Story files that the change affects; null for none, an empty list for all. */
async function changedStories() {
  if (base() === null) return []
  const { code, output } = await run(node, [at('packages/tooling/src/affected.ts'), base(), '--files'])
  if (code !== 0) throw new Error(output)
  return output.trim() === '' ? null : output.trim().split('\n')
}

async function stories() {
  const files = await changedStories()
  if (files === null) return nothing
  // a tab waits a third of the time, so a second one helps; more than two only use memory
  const options = [...files, `--maxWorkers=${Math.min(2, availableParallelism())}`]
  return vitest('stories', looks, { VITE_VISUAL: '1' }, options)()
}

const steps = {
  generated: async () =>
    together([
      await script('packages/tooling/src/generate/refs.ts', '--check'),
      await script('packages/tooling/src/generate/texts.ts', '--check'),
    ]),
  lint: check(['ci', '.'], '@biomejs/biome', 'biome'),
  routes: check(['typegen', at('apps/web')], '@react-router/dev', 'react-router', 'apps/web'),
  unused: check([], 'knip'),
  types: check(['-b'], 'typescript', 'tsc'),
  storyTypes: check(['-p', '.storybook'], 'typescript', 'tsc'),
  testTypes: check(['-p', 'e2e'], 'typescript', 'tsc'),
  unit,
  api,
  pages,
  stories,
  e2e,
}

const unknown = named.find((name) => !(name in steps))
if (unknown) {
  process.stderr.write(`No step "${unknown}". There are: ${Object.keys(steps).join(', ')}\n`)
  process.exit(2)
}

const chosen = missing
  ? {
      install() {
        throw missing
      },
    }
  : Object.fromEntries(Object.entries(steps).filter(([name]) => named.length === 0 || named.includes(name)))
process.exit(
  await runSteps(chosen, {
    write: (text) => process.stdout.write(text),
    isVerbose: Boolean(process.env.VERBOSE),
  }),
)
