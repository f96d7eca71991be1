import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../platform.ts'
import { backUpSite } from './site-backup.ts'

/** Milliseconds between two looks for a request, and for which a command waits until one is taken. */
const LOOK_MS = 1_000
const UNHEARD_MS = 30_000

const folderOf = (dataDir: string) => join(dataDir, 'backups')
const asked = /^asked-([0-9a-f-]{36})$/
const answerOf = (dataDir: string, id: string) => join(folderOf(dataDir), `answer-${id}`)

interface Answer {
  done?: string
  failed?: string
}

/** Writes a file that is complete or not there. */
async function put(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(value), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

async function answerAll(platform: Platform): Promise<void> {
  const { dataDir } = platform.config
  const names = existsSync(folderOf(dataDir)) ? await readdir(folderOf(dataDir)) : []
  for (const name of names) {
    const [, id] = asked.exec(name) ?? []
    if (id === undefined) continue
    const file = join(folderOf(dataDir), name)
    const target = JSON.parse(await readFile(file, 'utf8')) as string
    await rm(file)
    const answer: Answer = await backUpSite(platform, target).then(
      (done) => ({ done }),
      (error: Error) => ({ failed: error.message }),
    )
    await put(answerOf(dataDir, id), answer)
  }
}

/** Answers requests for a backup: of an embedded database only the process that serves it can write one. */
export function answerBackupRequests(platform: Platform): { stop(): Promise<void> } {
  let working = Promise.resolve()
  const timer = setInterval(() => {
    working = working
      .then(() => answerAll(platform))
      .catch((error) => platform.log.error({ err: error }, 'a request for a backup failed'))
  }, LOOK_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}

/** Asks the process that serves a data folder for a backup, and waits for it. Answers its sentence; throws one. */
export async function askForBackup(dataDir: string, target: string): Promise<string> {
  const id = randomUUID()
  const request = join(folderOf(dataDir), `asked-${id}`)
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  await put(request, target)
  const since = Date.now()
  while (!existsSync(answerOf(dataDir, id))) {
    if (existsSync(request) && Date.now() - since > UNHEARD_MS) {
      await rm(request, { force: true })
      throw new Error('The server does not write a backup. Does its ROLES have jobs?')
    }
    await new Promise((done) => setTimeout(done, 200))
  }
  const { done, failed } = JSON.parse(await readFile(answerOf(dataDir, id), 'utf8')) as Answer
  await rm(answerOf(dataDir, id))
  if (done === undefined) throw new Error(failed ?? 'The backup failed.')
  return done
}
