import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { createApi } from '../../../src/app.ts'
import { sessionCookieName, signToken } from '../../../src/modules/base/session/session-cookie.ts'
import { sessions, users } from '../../../src/modules/base/session/tables.ts'
import { competitions, signups } from '../../../src/modules/compete/competition/tables.ts'
import { startSubmissionWorkers } from '../../../src/modules/compete/submission/jobs/submission.workers.ts'
import { storeSolution } from '../../../src/modules/compete/submission/solutions.ts'
import { submissionModule } from '../../../src/modules/compete/submission/submission.routes.ts'
import { teamMembers, teams } from '../../../src/modules/compete/team/tables.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { openEmbedded } from '../../../src/platform/db/database.ts'
import { openPlatform, type Platform } from '../../../src/platform/platform.ts'
import { completePerson } from '../../complete-person.ts'
import { raisedLimits } from '../../raised-limits.ts'
import { addCompetition } from '../competition/add-competition.ts'

/** The first message of the process to its parent, sent once it answers requests. */
export interface Up {
  port: number
  competitionId: number
  cookies: string[]
}

const TEAMS = 6

/** The competition with teams of one person: made at the first start, the same one afterwards. */
async function competitionOf(platform: Platform): Promise<Omit<Up, 'port'>> {
  const { db } = platform
  const [known] = await db.select({ id: competitions.id }).from(competitions)
  if (!known) {
    const id = await addCompetition({ platform, clock: { now: Date.now } as never })
    const ids = [1, 2, 3, 4, 5, 6]
    const key = await storeSolution(
      platform,
      'kill',
      `id,target,list\n${ids.map((n) => `n${n},${n},${n % 2 ? 'A' : 'B'}\n`).join('')}`,
    )
    await db
      .update(competitions)
      .set({ scoring: sql`${competitions.scoring} || ${JSON.stringify({ solutionKey: key, maxBytes: 1e6 })}::jsonb` })
    await db.execute(sql`update schedules set max_submit_count = 1000`)
    for (let i = 0; i < TEAMS; i++) {
      const [user] = await db
        .insert(users)
        .values({ name: `u${i}`, email: `u${i}@example.com` })
        .returning()
      const [team] = await db
        .insert(teams)
        .values({ competitionId: id, name: `t${i}`, nameKey: `t${i}`, captainId: user?.id as number })
        .returning()
      await db.insert(teamMembers).values({ competitionId: id, teamId: team?.id as number, userId: user?.id as number })
      await db.insert(signups).values({ competitionId: id, userId: user?.id as number, state: 3 })
      await completePerson({ platform }, { id: user?.id as number })
      await db
        .insert(sessions)
        .values({ userId: user?.id as number, token: `token-${i}`, expiresAt: new Date(Date.now() + 1e8) })
    }
    return { competitionId: id, cookies: cookiesOf(platform) }
  }
  return { competitionId: known.id, cookies: cookiesOf(platform) }
}

const cookiesOf = ({ secret }: Platform) =>
  Array.from({ length: TEAMS }, (_, i) => `${sessionCookieName(false)}=${signToken(`token-${i}`, secret)}`)

const config = readConfig(process.env, process.cwd())
const folder = join(config.dataDir, 'pg')
const platform = await openPlatform(config, {
  database: await openEmbedded(folder, existsSync(folder) ? undefined : process.env.EMBEDDED_IMAGE),
  log: pino({ level: 'silent' }),
  limits: raisedLimits(10_000),
})
const competition = await competitionOf(platform)
await startSubmissionWorkers(platform, { sweepMs: 500 })
const http = createServer(getRequestListener(createApi(platform, [submissionModule]).fetch))
http.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (http.address() as AddressInfo).port, ...competition } satisfies Up),
)
process.on('disconnect', () => process.exit(0))
