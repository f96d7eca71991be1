import { fillKeys } from '@shulei/api/fill-keys.ts'
import { ConfigError, readConfig } from '@shulei/api/platform/config.ts'
import { FolderInUse } from '@shulei/api/platform/db/folder-lock.ts'
import { openPlatform } from '@shulei/api/platform/platform.ts'
import { startNotes } from '@shulei/api/platform/start-notes.ts'
import { startWorkers } from '@shulei/api/workers.ts'
import { demoAccounts, demoPassword, demoReviewers } from '../../api/seed/demo-accounts.ts'
import { seedBuiltIn } from '../../api/seed/seed.ts'
import { isDevelopment, root } from './environment.ts'
import { createGuardedServer } from './slow-requests.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Ends the process with one sentence. Used for mistakes that the operator can mend, where a stack trace would not help. */
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

/** Runs the product in this process: opens the platform, fills an empty data folder, serves, and ends cleanly on SIGTERM. */
export async function run() {
  const platform = await open()
  const { config } = platform
  if (config.demo) await seedBuiltIn(platform)
  await fillKeys(platform)
  const workers = config.roles.has('jobs') ? await startWorkers(platform) : null

  const http = createGuardedServer()
  if (config.publicUrl.startsWith('https:')) {
    // set before any other handler, so that refusals, files and errors carry it too
    http.on('request', (_, response) => response.setHeader('strict-transport-security', 'max-age=31536000'))
  }
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
      say('demo reviewers (same password, at /spic-review/login):')
      for (const { account, name, role } of demoReviewers) say(`  ${account.padEnd(28)} ${name} (role ${role})`)
    }
    for (const note of startNotes(config)) say(note)
    say(`ready ${config.publicUrl}`)
  })

  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    // at once, so that no job begins, and none that breaks now is blamed on its file
    const stopped = workers?.stop()
    // event streams never end by themselves
    platform.push.close()
    // the server stops listening and finishes running requests before jobs and database are closed
    const closed = new Promise((done) => http.close(done))
    http.closeIdleConnections()
    const impatient = setTimeout(() => http.closeAllConnections(), 10_000)
    await closed
    clearTimeout(impatient)
    await stopped
    await platform.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  // the starter was killed and can no longer stop this process
  process.on('disconnect', () => void end())
}
