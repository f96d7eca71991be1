// Shared by the scripts: installing when the lockfile changed, building when a source changed, the pinned Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pathWith, programName } from './platform.mjs'

const windows = process.platform === 'win32'

/** Path of a file of the repository; works in folders with spaces and Chinese names. */
export const at = (path) => fileURLToPath(new URL(path, new URL('..', import.meta.url)))

/**
 * Option of Node for the server and for processes that run tests: the nursery of the heap has 64 MB instead of 16, so that most
 * objects die before they are copied. Collecting garbage took a quarter of the time of Node in a run of stories; a rendered page
 * gains some twentieth.
 */
export const largeNursery = '--max-semi-space-size=64'

/**
 * Does the work of a command, which an error ends with its sentence alone.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function orEnd(work) {
  try {
    return work()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    return process.exit(1)
  }
}

/** Runs pnpm of the pinned version in a folder. @throws {Error} with one sentence when it fails */
export function pnpm(folder, ...args) {
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const { status, error } = spawnSync('npx', ['-y', packageManager, ...args], {
    cwd: folder,
    stdio: 'inherit',
    shell: windows,
  })
  if (error) throw new Error('npx could not be started. It comes with npm: install Node 20 or later with npm.')
  if (status !== 0) throw new Error(`The packages could not be installed: pnpm ended with ${status ?? 'a signal'}.`)
}

const stampOf = (name) => at(`.cache/${name}.stamp`)
const isFresh = (name, value) => existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === value
function mark(name, value) {
  mkdirSync(at('.cache'), { recursive: true })
  writeFileSync(stampOf(name), value)
}

/** Installs the workspace if the lockfile is not the one that was installed. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(at('pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(at('node_modules/.modules.yaml')) && isFresh('install', lock)) return
  pnpm(at('.'), 'install', '--frozen-lockfile')
  mark('install', lock)
}

const skipped = new Set(['node_modules', 'build', '.react-router'])
function hashFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) hashFolder(hash, path)
    else if (!/\.(stories|test)\.tsx?$/.test(entry.name)) hash.update(entry.name).update(readFileSync(path))
  }
}

/**
 * Path of the script behind a package's program, to run with the pinned Node. npm's own links are shell scripts on some platforms
 * and `.cmd` files on others.
 * @throws {Error} with one sentence when the package is not installed
 */
export function programOf(packageName, program = packageName, workspace = '.') {
  const folder = at(`${workspace}/node_modules/${packageName}`)
  if (!existsSync(join(folder, 'package.json'))) {
    throw new Error(
      `\`${program}\` is not installed here: delete \`.cache/install.stamp\`, and \`npm start\` installs it.`,
    )
  }
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[program])
}

/**
 * Runs a script by the pinned Node.
 * @returns {number} its exit code, 1 where a signal ended it
 */
export function runNode(folder, ...args) {
  const PATH = pathWith(process.platform, at('node_modules/.bin'), process.env.PATH)
  const { status } = spawnSync(pinnedNode(), args, { cwd: at(folder), stdio: 'inherit', env: { ...process.env, PATH } })
  return status ?? 1
}

/**
 * Builds the site and the sign-on site if a source, a text or a dependency changed since the last build.
 * @throws {Error} with one sentence when a part of it fails, which has printed why
 */
export function build() {
  const hash = createHash('sha256').update(readFileSync(at('pnpm-lock.yaml')))
  for (const folder of ['apps/web', 'apps/sso', 'packages', 'locales']) hashFolder(hash, at(folder))
  const value = hash.digest('hex')
  if (existsSync(at('apps/web/build/server/index.js')) && isFresh('build', value)) return
  process.stdout.write('building the site\n')
  const parts = [
    [programOf('@react-router/dev', 'react-router', 'apps/web'), 'build', '--logLevel', 'warn'],
    [at('scripts/precompress.mjs'), 'build/client'],
  ]
  for (const part of parts) {
    if (runNode('apps/web', ...part) !== 0) throw new Error('The site could not be built; the reason is printed above.')
  }
  mark('build', value)
}

/**
 * Path of the Node of the `node` devDependency; the system's Node (24 or later) on platforms that the package lacks.
 * @throws {Error} with one sentence when there is neither
 */
export function pinnedNode() {
  const pinned = at(`node_modules/node/bin/${programName(process.platform, 'node')}`)
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error('Node 24 is needed, and its npm package has no build for this computer. Install Node 24 first.')
}
