// `npm start` on a fresh clone with Node 20 or later and npm: install, build, serve. `--dev` serves from source.
import { spawn } from 'node:child_process'
import { at, build, install, largeNursery, orEnd, pinnedNode } from './workspace.mjs'

const development = process.argv.includes('--dev')
orEnd(install)
if (!development) orEnd(build)

// This script spawns the server itself, because a chain of `npm run` does not forward signals.
const server = spawn(orEnd(pinnedNode), [largeNursery, at('apps/web/server/main.ts'), ...process.argv.slice(2)], {
  cwd: at('apps/web'),
  // the IPC channel closes when this starter ends, also when it is killed, and the server notices it
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

// npm does not forward SIGTERM, so the server stops when the npm process that started this script has ended
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, 500).unref()
}
