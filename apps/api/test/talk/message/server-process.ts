import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { createApi } from '../../../src/app.ts'
import { sessionCookieName, signToken } from '../../../src/modules/base/session/session-cookie.ts'
import { sessions, users } from '../../../src/modules/base/session/tables.ts'
import { messageModule } from '../../../src/modules/talk/message/message.routes.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { openEmbedded, openPostgres } from '../../../src/platform/db/database.ts'
import { openPlatform, type Platform } from '../../../src/platform/platform.ts'
import { raisedLimits } from '../../raised-limits.ts'

/** The first message of the process to its parent, sent once it answers requests. */
export interface Up {
  port: number
  people: { id: number; cookie: string }[]
}

const PEOPLE = 6

/** The signed-in people: made at the first start, the same ones afterwards. */
async function peopleOf({ db, secret }: Platform): Promise<Up['people']> {
  const known = await db.select({ id: users.id }).from(users).orderBy(users.id)
  if (known.length === 0) {
    const values = Array.from({ length: PEOPLE }, (_, i) => ({ name: `u${i}`, email: `u${i}@example.com` }))
    const made = await db.insert(users).values(values).returning({ id: users.id })
    const expiresAt = new Date(Date.now() + 1e8)
    await db.insert(sessions).values(made.map(({ id }) => ({ userId: id, token: `token-${id}`, expiresAt })))
    return peopleOf({ db, secret } as Platform)
  }
  return known.map(({ id }) => ({ id, cookie: `${sessionCookieName(false)}=${signToken(`token-${id}`, secret)}` }))
}

const config = readConfig(process.env, process.cwd())
const folder = join(config.dataDir, 'pg')
const platform = await openPlatform(config, {
  database: config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openEmbedded(folder, existsSync(folder) ? undefined : process.env.EMBEDDED_IMAGE),
  log: pino({ level: 'silent' }),
  limits: raisedLimits(10_000),
})
const people = await peopleOf(platform)
const http = createServer(getRequestListener(createApi(platform, [messageModule]).fetch))
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port, people } satisfies Up))
process.on('disconnect', () => process.exit(0))
