import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { pinnedNode } from '../scripts/workspace.mjs'
import { startSite } from './support/site.ts'

const serve = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(pinnedNode(), ['server/main.ts'], {
      cwd: new URL('../apps/web/', import.meta.url),
      env: { ...process.env, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('exit', (code) => resolve({ code, output }))
  })

test('a second start on one data folder is refused in a plain sentence, and SIGTERM ends the first cleanly', async () => {
  const site = await startSite()
  const second = await serve({ DATA_DIR: site.dataDir, PORT: '0' })
  expect(second.code).toBe(1)
  expect(second.output.trim()).toMatch(/^The data folder .+ is in use by process \d+\. Stop it first/)
  expect(second.output.trim().split('\n')).toHaveLength(1)
  expect(await site.stop('SIGTERM')).toBe(0)

  const again = await startSite({ dataDir: site.dataDir })
  const health = await fetch(`${again.url}/readyz`)
  expect(health.status).toBe(200)
  await again.discard()
}, 240_000)

test('a database without a session secret is refused in a plain sentence', async () => {
  const { code, output } = await serve({ DATABASE_URL: 'postgres://127.0.0.1:1/none', SESSION_SECRET: '', PORT: '0' })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^DATABASE_URL is set, so SESSION_SECRET is needed too/)
})
