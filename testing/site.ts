import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { largeNursery, pinnedNode } from '../scripts/workspace.mjs'

const root = new URL('../', import.meta.url)

/** Returns a port that is currently free. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

export interface Site {
  url: string
  dataDir: string
  process: ChildProcess
  output: () => string
  /** Stops the server; `SIGKILL` simulates a power failure. The data folder stays. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
  /** Stops the server and removes its data. */
  discard: () => Promise<void>
}

/** Starts the built product in one process on its own data folder, and waits until it is ready. */
export async function startSite(
  options: {
    /** An existing data folder to continue with. */
    dataDir?: string
    /** A data folder to copy and begin with, instead of an empty one. */
    copyOf?: string
    env?: Record<string, string>
  } = {},
): Promise<Site> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'shulei-e2e-'))
  if (options.copyOf) cpSync(options.copyOf, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(pinnedNode(), [largeNursery, 'server/main.ts'], {
    cwd: new URL('apps/web/', root),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'warn', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((ready, failed) => {
    const timer = setTimeout(() => failed(new Error(`not ready in two minutes:\n${output}`)), 120_000)
    const hear = (chunk: Buffer) => {
      output += chunk
      if (!/^ready /m.test(output)) return
      clearTimeout(timer)
      ready()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${output}`)))
  })
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    stop,
    async discard() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
