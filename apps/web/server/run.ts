import { createServer } from 'node:http'
import { ConfigError, readConfig } from '@shulei/api/platform/config.ts'
import { FolderInUse } from '@shulei/api/platform/db/folder-lock.ts'
import { openPlatform } from '@shulei/api/platform/platform.ts'
import { startWorkers } from '@shulei/api/workers.ts'
import { demoAccounts, demoPassword } from '../../api/seed/demo-accounts.ts'
import { seedBuiltIn } from '../../api/seed/seed.ts'
import { isDevelopment, root } from './environment.ts'
import { guardSlowRequests } from './slow-requests.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Ends with one plain sentence: what is wrong is in the reader's hands, a stack would not help. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function open() {
  try {
    return await openPlatform(readConfig(process.env, root))
  } catch (error) {
    if (error instanceof ConfigError || error instanceof FolderInUse) refuse(error.message)
    throw error
  }
}

/** The one process: opens everything, fills an empty data folder, serves, and ends cleanly on SIGTERM. */
export async function run() {
  const platform = await open()
  const { config } = platform
  if (config.demo) await seedBuiltIn(platform)
  const workers = config.roles.has('jobs') ? await startWorkers(platform) : null

  const http = createServer()
  guardSlowRequests(http)
  const { serveDevelopment } = isDevelopment ? await import('./development.ts') : { serveDevelopment: null }
  if (serveDevelopment) await serveDevelopment(http, platform)
  else {
    const { serveProduction } = await import('./production.ts')
    await serveProduction(http, platform)
  }

  http.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') refuse(`Port ${config.port} is taken. Choose another one with PORT.`)
    throw error
  })
  http.listen(config.port, config.host, () => {
    if (config.demo) {
      say(`demo accounts (password ${demoPassword}):`)
      for (const { email, name, note } of demoAccounts) say(`  ${email.padEnd(28)} ${name} (${note})`)
    }
    say(`ready ${config.publicUrl}`)
  })

  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    // streams of what is new never end by themselves
    platform.push.close()
    // no request is cut: the server stops listening, finishes what runs, and only then the jobs and the database end
    const closed = new Promise((done) => http.close(done))
    http.closeIdleConnections()
    const impatient = setTimeout(() => http.closeAllConnections(), 10_000)
    await closed
    clearTimeout(impatient)
    await workers?.stop()
    await platform.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  // the starter ended without a word (killed): nobody else would stop us
  process.on('disconnect', () => void end())
}
