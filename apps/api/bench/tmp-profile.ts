import { mkdtempSync } from 'node:fs'
import pg from 'pg'
import pino from 'pino'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { loadPeople } from '../seed/people.ts'
import { loadProfiles } from '../seed/load-profiles.ts'
import { createApi } from '../src/app.ts'
import { modules } from '../src/modules.ts'
import { sessionCookieName, signToken } from '../src/modules/session/session-cookie.ts'
import { sessions } from '../src/modules/session/tables.ts'
import { readConfig } from '../src/platform/config.ts'
import { openPostgres } from '../src/platform/db/database.ts'
import { raisedLimits } from '../src/platform/limit-table.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { countStatements } from '../src/platform/db/statements.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'

const server = await startPostgres()
const dir = mkdtempSync('/tmp/bench-profile-')
const database = await openPostgres(server.url)
const platform = await openPlatform({ ...readConfig({ PUBLIC_URL: 'http://localhost:3000' }, dir), dataDir: dir }, { database, log: pino({ level: 'silent' }), limits: raisedLimits(1e6), secret: 'x'.repeat(32) })
await platform.db.transaction(async (tx) => { await loadPeople(tx, Date.now()); await loadProfiles(tx, Date.now()) })
const lin = personOf('lin'), gu = personOf('gu')
await platform.db.insert(sessions).values({ userId: lin.id, token: 't', expiresAt: new Date(Date.now() + 1e9) })
const app = createApi(platform, modules)
const headers = { cookie: `${sessionCookieName(false)}=${signToken('t', platform.secret)}` }
const call = async () => { const r = await app.request(`http://localhost:3000/api/users/${gu.id}/profile`, { headers }); await r.text(); if (r.status !== 200) throw new Error(String(r.status)) }
await call()
const { texts } = await countStatements(call)
const pool = new pg.Pool({ connectionString: server.url, max: 12 })
const text = texts[0] as string
const params = [...text.matchAll(/\$(\d+)/g)].length
console.log('params', params, texts.length)
const now = new Date().toISOString()
const values = [lin.id, lin.id, 3, now, now, gu.id]
const raw = async () => { const r = await pool.query(text, values); JSON.stringify(r.rows[0].profile) }
for (let round = 0; round < 3; round++) for (const [name, run] of [['driver', raw], ['call', call]] as const) {
  const b = process.cpuUsage(), t = performance.now(), n = 1000
  for (let i = 0; i < n; i++) await run()
  const c = process.cpuUsage(b)
  console.log(name, ((c.user + c.system) / 1000 / n).toFixed(3), 'ms cpu', ((performance.now() - t) / n).toFixed(3), 'ms')
}
await pool.end(); await platform.close(); await server.stop()
