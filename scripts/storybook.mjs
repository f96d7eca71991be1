import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { at, install, orEnd, pinnedNode } from './workspace.mjs'

/** Starts the Storybook on STORYBOOK_PORT (6006). Further arguments go to `storybook dev` as they are. */
orEnd(install)
const require = createRequire(import.meta.url)
const bin = path.join(path.dirname(require.resolve('storybook/package.json')), require('storybook/package.json').bin)
const port = process.env.STORYBOOK_PORT ?? '6006'

const storybook = spawn(
  orEnd(pinnedNode),
  [
    bin,
    'dev',
    '-c',
    '.storybook',
    '-p',
    port,
    '--exact-port',
    '--ci',
    '--no-version-updates',
    '--disable-telemetry',
    ...process.argv.slice(2),
  ],
  { cwd: at('.'), stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => storybook.kill(signal))
storybook.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
