// `npm start` on a fresh clone with Node 20 or later and npm: install, build, serve. `--dev` serves from source.
import { spawn } from 'node:child_process'
import { at, build, install, pinnedNode } from './workspace.mjs'

const development = process.argv.includes('--dev')
install()
if (!development) build()

// One child, spawned by this script itself: a chain of `pnpm run`s does not pass signals on.
const server = spawn(pinnedNode(), [at('apps/web/server/main.ts'), ...process.argv.slice(2)], {
  cwd: at('apps/web'),
  // the channel tells the server when this starter is gone, however it ended
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

// npm does not pass SIGTERM on: when the npm that started us is gone, so is whoever wanted the server
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, 500).unref()
}
