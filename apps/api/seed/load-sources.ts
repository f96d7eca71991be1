import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { type CastSource, castSources } from '@shulei/mocks/cast/sources.ts'
import { and, eq, sql } from 'drizzle-orm'
import { schedules } from '../src/modules/compete/competition/tables.ts'
import { sourceComments, sourceVersions } from '../src/modules/compete/source-code/tables.ts'
import { choose } from '../src/modules/compete/submission/choice/choice.service.ts'
import { submissions } from '../src/modules/compete/submission/tables.ts'
import type { Platform } from '../src/platform/platform.ts'
import { rowName, type TeamIds } from './load-teams.ts'

const folder = join(import.meta.dirname, 'texts', 'source-code')

/** Stores a version with its file; answers its id. */
async function addVersion(
  { db, files }: Platform,
  { slug, author, team, file, note, hoursAgo }: CastSource,
  { teamId, no, start }: { teamId: number; no: number; start: Instant },
): Promise<number> {
  const competitionId = competitionOf(slug).id
  const asking = and(eq(schedules.competitionId, competitionId), sql`${schedules.sourceStartTime} is not null`)
  const [schedule] = await db.select({ id: schedules.id }).from(schedules).where(asking)
  if (!schedule) throw new Error(`${slug} does not ask for source code`)
  const content = readFileSync(join(folder, `${team.key}-${no}${extname(file)}`))
  const key = `sources/${randomUUID()}`
  await files.disk.put(key, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const [row] = await db
    .insert(sourceVersions)
    .values({
      ...{ competitionId, scheduleId: schedule.id, teamId, userId: author.id, no, note, idempotencyKey: randomUUID() },
      file: { key, name: file, bytes: content.length, sha256 },
      createdAt: new Date(start - hoursAgo * HOUR),
    })
    .returning({ id: sourceVersions.id })
  if (!row) throw new Error('a version of source code was not stored')
  return row.id
}

/** Loads the source code of the cast with its comments; their notices are loaded with all others. */
export async function loadSources(platform: Platform, teamIds: TeamIds, start: Instant): Promise<void> {
  const { db } = platform
  const numbers = new Map<number, number>()
  for (const source of castSources) {
    const teamId = teamIds.get(rowName(source as Parameters<typeof rowName>[0]))
    if (teamId === undefined) throw new Error(`the team of source code in ${source.slug} is missing`)
    const no = (numbers.get(teamId) ?? 0) + 1
    numbers.set(teamId, no)
    const versionId = await addVersion(platform, source, { teamId, no, start })
    for (const { by, author, name, hoursAgo, content } of source.comments) {
      const createdAt = new Date(start - hoursAgo * HOUR)
      await db.insert(sourceComments).values({ versionId, by, userId: author?.id ?? null, name, content, createdAt })
    }
  }
}

/** Teams of the competition between its lists whose captains have chosen already. */
const choosing = { slug: 'weather-type', teams: ['south-wind', 'wavelet'] } as const

/** Lets some captains choose their latest submission for list B; the others still may. */
export async function loadChoices(platform: Platform, teamIds: TeamIds): Promise<void> {
  const { db } = platform
  const { id: competitionId } = competitionOf(choosing.slug)
  for (const key of choosing.teams) {
    const teamId = teamIds.get(`${choosing.slug}/${key}`) ?? 0
    const rows = await db
      .select({
        id: submissions.id,
        scheduleId: submissions.scheduleId,
        captain: sql<number>`(
        select t.captain_id::float8 from teams t where t.id = ${submissions.teamId})`,
      })
      .from(submissions)
      .where(and(eq(submissions.teamId, teamId), eq(submissions.status, 'scored'), eq(submissions.list, 'A')))
      .orderBy(submissions.no)
    const last = rows.at(-1)
    if (!last) throw new Error(`${key} has nothing to choose`)
    const { scheduleId, captain, id } = last
    await choose(platform, { competitionId, userId: captain }, { scheduleId, submissions: [id] })
  }
}
