// `npm test`: every check of the product, from a fresh clone, with the pinned browser and a real PostgreSQL.
// `npm test -- unit stories` runs only the named steps. `npm test -- --changed` (or `--changed=<branch or commit>`) runs what the
// change since the common commit with main (or that one) can break: tests that import a changed file, stories that it can be seen
// in, end-to-end tests when a site changed, and whole-project checks. The last line is `N passed, N failed`.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { changedApiTests } from './changed-api.mjs'
import { notStarted, pathWith, thisComputer, withoutPostgres } from './platform.mjs'
import { at, build, install, largeNursery, pinnedNode, programOf } from './workspace.mjs'

install()
const node = pinnedNode()
const reports = at('.cache/test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const env = {
  ...process.env,
  CI: process.env.CI ?? '1',
  NO_COLOR: '1',
  PATH: pathWith(process.platform, at('node_modules/.bin'), process.env.PATH),
}
const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--changed'))
/** Value of `--changed`: a branch or commit to compare with, empty for main; undefined to run everything. */
const changed = words.find((word) => /^--changed(=|$)/.test(word))?.slice('--changed='.length)
const totals = { passed: 0, failed: 0, fromTables: 0 }
const failures = []
/** One line for each failed test, printed at the end: a log that is cut loses what a step printed. */
const failedTests = []
/** Tests that passed only at their second attempt, and why. */
const flaky = []
/** `{ step, file, seconds }` of every test file that ran. */
const timed = []

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

/** Adds the results of several runs to the result of one step. */
const together = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  fromTables: results.reduce((sum, { fromTables = 0 }) => sum + fromTables, 0),
  notes: results.flatMap(({ notes = [] }) => notes),
  output: results.map(({ output }) => output).join(''),
})

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
    const result = JSON.parse(readFileSync(report, 'utf8'))
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = result
    // a file that does not load, or an error outside a test, fails the run although no test failed
    const failed = Math.max(
      numFailedTests,
      success && code === 0 ? 0 : Math.max(1, numFailedTests || numFailedTestSuites),
    )
    for (const { name: file, startTime, endTime } of result.testResults) {
      timed.push({ step: name, file: withinRoot(file), seconds: (endTime - startTime) / 1000 })
    }
    flaky.push(...(output.match(/(?<=^passed again: ).*$/gm) ?? []))
    const notes = [...new Set(output.match(/^Pictures are skipped: .*$/gm) ?? [])]
    const fromTables = Number(/^from tables: (\d+)$/m.exec(output)?.[1] ?? 0)
    const names = failedNames(result)
    if (failed > 0) failedTests.push(...(names.length > 0 ? names : [`${name}: ${firstError(output)}`]))
    return { passed: numPassedTests, failed, fromTables, notes, output: output.slice(-8000) }
  }

const withinRoot = (file) => file.replaceAll('\\', '/').replace(at('.').replaceAll('\\', '/'), '').replace(/^\//, '')

/** First error that Vitest printed: one outside a test fails the run although every test passed. */
const firstError = (output) =>
  /^.*(?:Error|Unhandled).*$/m.exec(output)?.[0].trim() ?? 'the run ended without a failed test'

/** One line for each failed test and each file that did not load. */
function failedNames({ testResults }) {
  const lines = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = withinRoot(name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${file}: ${message.split('\n')[0]}`]
    return tests.map((test) => `${file} > ${test.fullName}: ${(test.failureMessages[0] ?? '').split('\n')[0]}`)
  })
  return lines.map((line) => line.slice(0, 300))
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

/** The tests of the API. One worker per core, because each test waits for its database half of the time. */
async function api() {
  const selected = onlyChanged('apps/api/migrations', 'apps/api/test/setup.ts')
  const folders =
    selected.length > 0 ? changedApiTests(changedFiles('.'), (name) => existsSync(at(`apps/api/test/${name}`))) : null
  if (folders?.length === 0) return nothing
  const options = [...(folders ?? selected), ...everyCore]
  if (process.env.SKIP_POSTGRES === '1' || process.env.TEST_DATABASE_URL) return vitest('api', ['api'], {}, options)()
  const { startPostgres } = await import('./postgres.mjs')
  let server
  try {
    server = await startPostgres({ inMemory: true })
  } catch (error) {
    const left = withoutPostgres(thisComputer(), error.message)
    if (!left) throw error
    const result = await vitest('api', ['api'], { SKIP_POSTGRES: '1' }, options)()
    return { ...result, notes: [...(result.notes ?? []), left.notice] }
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

for (const [name, step] of Object.entries(steps)) {
  if (named.length > 0 && !named.includes(name)) continue
  const start = performance.now()
  let result
  try {
    result = await step()
  } catch (error) {
    result = { passed: 0, failed: 1, output: `${error?.message ?? error}` }
  }
  totals.passed += result.passed
  totals.failed += result.failed
  totals.fromTables += result.fromTables ?? 0
  if (result.failed > 0) failures.push(name)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(
    `${result.failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${result.passed} passed, ${result.failed} failed  ${seconds} s\n`,
  )
  for (const line of result.notes ?? []) process.stdout.write(`  ${line.slice(0, 300)}\n`)
  if (result.failed > 0 && !process.env.VERBOSE) process.stdout.write(`${result.output.slice(-12_000)}\n`)
}

const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
if (slowest.length > 0) process.stdout.write('the slowest files:\n')
for (const { step, file, seconds } of slowest) {
  process.stdout.write(`  ${seconds.toFixed(1).padStart(6)} s  ${step.padEnd(8)} ${file}\n`)
}
if (totals.fromTables > 0) {
  const rest = totals.passed + totals.failed - totals.fromTables
  process.stdout.write(`${rest} checks stand by themselves, ${totals.fromTables} are rows of a table\n`)
}
if (flaky.length > 0) {
  process.stdout.write(`flaky, passed only at the second attempt: ${flaky.length}\n`)
  for (const line of flaky) process.stdout.write(`  ${line.slice(0, 300)}\n`)
}
if (failures.length > 0) process.stdout.write(`failed: ${failures.join(', ')}\n`)
for (const line of failedTests) process.stdout.write(`  ${line}\n`)
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed > 0 ? 1 : 0)
