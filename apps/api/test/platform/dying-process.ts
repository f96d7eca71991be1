/**
 * A server on the database of its environment, with one signed-in person. With DIES it is killed right after a transaction is
 * committed, before the answer is sent. Its clock is CLOCK_AHEAD milliseconds ahead.
 */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { createApi } from '../../src/app.ts'
import { sessionCookieName, signToken } from '../../src/modules/base/session/session-cookie.ts'
import { sessions, users } from '../../src/modules/base/session/tables.ts'
import { datasetModule } from '../../src/modules/data/dataset/dataset.routes.ts'
import { profileModule } from '../../src/modules/people/profile/profile.routes.ts'
import { readConfig } from '../../src/platform/config.ts'
import { type Database, openEmbedded, openPostgres } from '../../src/platform/db/database.ts'
import { openPlatform } from '../../src/platform/platform.ts'

/** The first message of the process to its parent, sent once it answers requests. */
export interface Up {
  port: number
  cookie: string
}

const config = readConfig(process.env, process.cwd())
const folder = join(config.dataDir, 'pg')
const database = config.databaseUrl
  ? await openPostgres(config.databaseUrl)
  : await openEmbedded(folder, existsSync(folder) ? undefined : process.env.EMBEDDED_IMAGE)
const { db } = database
const token = 'the token of the one person'
if ((await db.select().from(users)).length === 0) {
  const [person] = await db.insert(users).values({ name: 'u', email: 'u@example.com' }).returning()
  await db
    .insert(sessions)
    .values({ userId: person?.id as number, token, expiresAt: new Date(Date.now() + 86_400_000) })
}
const platform = await openPlatform(config, {
  database,
  log: pino({ level: 'silent' }),
  clock: () => Date.now() + Number(process.env.CLOCK_AHEAD ?? 0),
})
// after the start, which runs transactions of its own
if (process.env.DIES) {
  const transaction = db.transaction.bind(db)
  const dying: Database['transaction'] = async (work, options) => {
    await transaction(work, options)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  }
  Object.assign(db, { transaction: dying })
}
const http = createServer(getRequestListener(createApi(platform, [profileModule, datasetModule]).fetch))
http.listen(0, '127.0.0.1', () => {
  const cookie = `${sessionCookieName(false)}=${signToken(token, platform.secret)}`
  process.send?.({ port: (http.address() as AddressInfo).port, cookie } satisfies Up)
})
process.on('disconnect', () => process.exit(0))
