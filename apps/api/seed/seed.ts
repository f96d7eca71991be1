import { type Instant, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { eq, sql } from 'drizzle-orm'
import { users } from '../src/modules/base/session/tables.ts'
import { BUILT_IN, settings } from '../src/modules/base/site/tables.ts'
import { issueCertificates } from '../src/modules/compete/certificate/issue.service.ts'
import { competitions, races } from '../src/modules/compete/competition/tables.ts'
import { commitSolutions } from '../src/modules/compete/proof/commitment.service.ts'
import { publishProofs } from '../src/modules/compete/proof/publish.service.ts'
import { notebooks } from '../src/modules/people/profile/tables.ts'
import { lastSettledRanking, rankInvitations } from '../src/modules/publish/invitation/ranking.service.ts'
import { microsites } from '../src/modules/publish/microsite/tables.ts'
import type { Platform } from '../src/platform/platform.ts'
import { calendarOf, slugs } from './calendar.ts'
import { levels } from './card.ts'
import { type Content, readContent } from './content.ts'
import { loadCases } from './load-cases.ts'
import { loadCommunity, restoreNotebooks } from './load-community.ts'
import { loadCompetitions } from './load-competitions.ts'
import { loadDatasets } from './load-datasets.ts'
import { loadDiscussions } from './load-discussions.ts'
import { loadInvitations } from './load-invitations.ts'
import { loadInviters } from './load-inviters.ts'
import { loadMicrosites } from './load-microsites.ts'
import { closePrivate, loadPrivateTeams, PRIVATE_SOURCE, privateSubmissions } from './load-private.ts'
import { loadProfiles } from './load-profiles.ts'
import { loadChoices, loadSources } from './load-sources.ts'
import { loadTeams, rowName, type TeamIds } from './load-teams.ts'
import { loadMessages } from './messages.ts'
import { sharingOf, storeNotebooks } from './notebooks.ts'
import { loadNotices } from './notices.ts'
import { loadPeople } from './people.ts'
import type { SeedSubmission } from './seed-file.ts'
import { predictionsOf } from './simulated/predictions.ts'
import { simulatedSubmissions, simulatedTeams } from './simulated/submissions.ts'
import { submitForSeed } from './submissions.ts'

/** Value of the setting `BUILT_IN`. */
interface Progress {
  state: 'loading' | 'done'
  /** Absent after a load by a release whose notebooks had no file. */
  hasNotebooks?: true
}

const DONE: Progress = { state: 'done', hasNotebooks: true }

/** Folders of the file store that the built-in content writes to. */
const FOLDERS = [
  'datasets',
  'sheets',
  'solutions',
  'submissions',
  'appeals',
  'proofs',
  'baselines',
  'sources',
  'projects',
  'notebooks',
]

/** Advisory lock, held while a process checks and loads, so that of two starting processes only one loads. */
const LOCK = 7_265_631

async function progressOf({ db }: Platform): Promise<(Progress & { at: Instant }) | null> {
  const { value, updatedAt } = settings
  const [row] = await db.select({ value, updatedAt }).from(settings).where(eq(settings.key, BUILT_IN))
  return row ? { ...(row.value as Progress), at: row.updatedAt.getTime() } : null
}

async function setProgress({ db, clock }: Platform, value: Progress): Promise<void> {
  const updatedAt = new Date(clock())
  await db
    .insert(settings)
    .values({ key: BUILT_IN, value, updatedAt })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } })
}

async function isEmpty({ db }: Platform): Promise<boolean> {
  const found = await Promise.all([
    db.select({ id: users.id }).from(users).limit(1),
    db.select({ id: competitions.id }).from(competitions).limit(1),
  ])
  return found.every((rows) => rows.length === 0)
}

/** Removes the rows and files of a load that was killed: no other process has written anything yet. Tags and industries stay. */
async function wipe({ db, files }: Platform): Promise<void> {
  await db.execute(sql`truncate ${users}, ${competitions}, ${races}, ${microsites} restart identity cascade`)
  for (const folder of FOLDERS) await files.disk.deleteAll(folder)
}

/**
 * Simulated submissions and baselines, each made only when it is needed: competition by competition, so that the scoring child
 * keeps the solution, and in the order of time within each.
 */
function* submissionsOf(
  contents: readonly Content[],
  { teamIds, privateTeamIds }: { teamIds: TeamIds; privateTeamIds: readonly number[] },
  start: number,
): Generator<SeedSubmission> {
  const entries = Map.groupBy(simulatedSubmissions(start), (entry) => entry.slug)
  for (const content of contents) {
    const { slug } = content
    const competitionId = competitionOf(slug).id
    const make = predictionsOf(content)
    for (const entry of entries.get(slug) ?? []) {
      const { team, at, no, sender } = entry
      const teamId = teamIds.get(rowName(entry))
      if (teamId === undefined) throw new Error(`no team for an entry of ${rowName(entry)}`)
      const { share, model } = sharingOf(entry)
      const file = model?.file ?? { name: `${team.key}-${no}.csv`, body: make(entry) }
      const description = model?.description ?? entry.description
      yield { kind: 'team', competitionId, teamId, userId: sender.id, file, description, share, at }
    }
    for (const key of levels) {
      const file = { name: `${key}.csv`, body: content.bytes(`baselines/${key}`) }
      yield { kind: 'baseline', key, competitionId, file, at: start }
    }
  }
  const source = contents.find(({ slug }) => slug === PRIVATE_SOURCE)
  if (source) yield* privateSubmissions(source, privateTeamIds, start)
}

/** Makes the next item while the current one is processed. */
async function* ahead<T>(source: Iterator<T, void>): AsyncGenerator<T> {
  const make = () =>
    new Promise<IteratorResult<T, void>>((resolve, reject) => {
      setImmediate(() => {
        try {
          resolve(source.next())
        } catch (error) {
          reject(error)
        }
      })
    })
  for (let coming = make(); ; ) {
    const item = await coming
    if (item.done) return
    coming = make()
    // a consumer that stops early does not await this item
    coming.catch(() => {})
    yield item.value
  }
}

async function load(platform: Platform): Promise<void> {
  const start = platform.clock()
  await setProgress(platform, { state: 'loading' })
  const contents = slugs.map(readContent)
  const notebookFiles = await storeNotebooks(platform)
  const ids = await platform.db.transaction(async (tx) => {
    await loadPeople(tx, platform.cipher, start)
    await loadProfiles(tx, start)
    await loadCompetitions(tx, platform, contents, start)
    await loadDatasets(tx, platform, start)
    await loadCommunity(tx, notebookFiles, start)
    await loadMessages(tx, start)
    await loadDiscussions(tx, start)
    await loadMicrosites(tx, contents, start)
    const teamIds = await loadTeams(tx, simulatedTeams(start))
    const told = await loadInvitations(tx, teamIds, start)
    const privateTeamIds = await loadPrivateTeams(tx, start)
    await loadInviters(tx)
    return { teamIds, privateTeamIds, told }
  })
  const calendar = calendarOf(start)
  const instants = (at: (slug: (typeof slugs)[number]) => number) =>
    new Map(slugs.map((slug) => [competitionOf(slug).id, at(slug)]))
  await commitSolutions(
    platform,
    instants((slug) => calendar[slug].publishedAt),
  )
  await submitForSeed(platform, ahead(submissionsOf(contents, ids, start)))
  const closed = instants((slug) => calendar[slug].end + MINUTE)
  await publishProofs(platform, closed)
  await issueCertificates(platform, closed)
  await closePrivate(platform.db)
  await rankInvitations(platform, lastSettledRanking(start))
  await loadChoices(platform, ids.teamIds)
  await loadSources(platform, ids.teamIds, start)
  await loadCases(platform, ids.teamIds, start)
  await loadNotices(platform.db, start, ids.told)
  await setProgress(platform, DONE)
}

/** Gives a site of an older release the built-in notebooks, once: notebooks that people delete afterwards stay deleted. */
async function addNotebooks(platform: Platform, start: Instant): Promise<void> {
  if ((await platform.db.$count(notebooks)) === 0) {
    const stored = await storeNotebooks(platform)
    await platform.db.transaction((tx) => restoreNotebooks(tx, stored, start))
  }
  await setProgress(platform, DONE)
}

async function loadOnce(platform: Platform): Promise<boolean> {
  const progress = await progressOf(platform)
  if (progress?.state === 'done') {
    if (!progress.hasNotebooks) await addNotebooks(platform, progress.at)
    return false
  }
  if (progress?.state === 'loading') await wipe(platform)
  else if (!(await isEmpty(platform))) return false
  await load(platform)
  return true
}

/**
 * Fills an empty database with people, competitions and simulated teams, if the configuration asks for it; an interrupted load
 * starts again from the beginning. Answers whether anything was loaded.
 */
export async function seedBuiltIn(platform: Platform): Promise<boolean> {
  if (!platform.config.demo) return false
  // the lock of its folder gives the embedded database one process, and it has no second connection
  if (platform.database.engine === 'embedded') return loadOnce(platform)
  return platform.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    return loadOnce(platform)
  })
}
