// `npm test`: every check of the product, from a fresh clone, with the pinned browser and a real PostgreSQL.
// `npm test -- unit stories` runs only the named steps. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { at, build, install, pinnedNode } from './workspace.mjs'

install()
const node = pinnedNode()
const reports = at('.cache/test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const env = {
  ...process.env,
  CI: process.env.CI ?? '1',
  NO_COLOR: '1',
  PATH: `${at('node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
}
const totals = { passed: 0, failed: 0 }
const failures = []

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
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** A check that passes or fails as a whole. */
const check = (command, args) => async () => {
  const { code, output } = await run(command, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** A Vitest project: every test counts. A run that ends without its report failed. */
const vitest =
  (name, projects, more = {}, options = []) =>
  async () => {
    const report = `${reports}/${name}.json`
    const args = ['run', ...projects.map((project) => `--project=${project}`), ...options]
    args.push('--reporter=dot', '--reporter=json', `--reporter=${at('scripts/second-attempts.mjs')}`)
    const { code, output } = await run(
      node,
      [at('node_modules/vitest/vitest.mjs'), ...args, `--outputFile.json=${report}`],
      more,
    )
    if (!existsSync(report)) return { passed: 0, failed: 1, output }
    const result = JSON.parse(readFileSync(report, 'utf8'))
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = result
    // a file that could not be loaded, or an error outside a test, fails the run without a failed test
    const failed = Math.max(
      numFailedTests,
      success && code === 0 ? 0 : Math.max(1, numFailedTests || numFailedTestSuites),
    )
    const again = output.match(/^passed again: .*$/gm) ?? []
    return { passed: numPassedTests, failed, again, output: `${output.slice(-8000)}\n${failedNames(result)}` }
  }

/** One line for each failed test and each file that did not load; the last words of a long output. */
function failedNames({ testResults }) {
  const lines = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(at('.'), '').replace(/^\//, '')
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`  ${file}: ${message.split('\n')[0]}`]
    return tests.map((test) => `  ${file} > ${test.fullName}: ${(test.failureMessages[0] ?? '').split('\n')[0]}`)
  })
  return lines.map((line) => line.slice(0, 200)).join('\n')
}

const bin = (name) => at(`node_modules/.bin/${name}`)
const pages = async () => {
  build()
  return { passed: 1, failed: 0, output: '' }
}

async function withPostgres(step) {
  const { startPostgres } = await import('./postgres.mjs')
  const server = await startPostgres()
  try {
    return await step({ TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

// every look of .storybook/modes.ts, which this Node may be too old to read
const looks = ['!unit', '!api', '!e2e']

const steps = {
  generated: async () => {
    const results = []
    for (const file of ['refs', 'texts']) {
      results.push(await check(node, [at(`packages/tooling/src/generate/${file}.ts`), '--check'])())
    }
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
      output: results.map(({ output }) => output).join(''),
    }
  },
  lint: check(bin('biome'), ['ci', '.']),
  routes: async () => {
    const { code, output } = await run(at('apps/web/node_modules/.bin/react-router'), ['typegen', at('apps/web')])
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
  unused: check(bin('knip'), []),
  types: check(bin('tsc'), ['-b']),
  storyTypes: check(bin('tsc'), ['-p', '.storybook']),
  unit: vitest('unit', ['unit']),
  // half of each test waits for a database: every core has work
  api: () => withPostgres((more) => vitest('api', ['api'], more, [`--maxWorkers=${availableParallelism()}`])()),
  pages,
  // a tab waits for a third of its time; more than two would only eat memory
  stories: vitest('stories', looks, { VITE_VISUAL: '1' }, [`--maxWorkers=${Math.min(2, availableParallelism())}`]),
  // each file has a site and a browser of its own; more than two at a time would be late for what has to come within a second
  e2e: vitest('e2e', ['e2e'], {}, [`--maxWorkers=${Math.min(2, availableParallelism())}`]),
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in steps))
if (unknown) {
  process.stderr.write(`No step "${unknown}". There are: ${Object.keys(steps).join(', ')}\n`)
  process.exit(2)
}

for (const [name, step] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const start = performance.now()
  let result
  try {
    result = await step()
  } catch (error) {
    result = { passed: 0, failed: 1, output: String(error?.stack ?? error) }
  }
  totals.passed += result.passed
  totals.failed += result.failed
  if (result.failed > 0) failures.push(name)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(
    `${result.failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${result.passed} passed, ${result.failed} failed  ${seconds} s\n`,
  )
  for (const line of result.again ?? []) process.stdout.write(`  ${line.slice(0, 300)}\n`)
  if (result.failed > 0 && !process.env.VERBOSE) process.stdout.write(`${result.output.slice(-12_000)}\n`)
}

if (failures.length > 0) process.stdout.write(`failed: ${failures.join(', ')}\n`)
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed > 0 ? 1 : 0)
