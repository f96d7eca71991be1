import { randomUUID } from 'node:crypto'
import { eq, max, sql } from 'drizzle-orm'
import { competitionFolders, competitions, facets, races } from '../src/modules/competition/tables.ts'
import type { Database, Tx } from '../src/platform/db/database.ts'
import type { CheckedFolder } from './check-folder.ts'
import { datasetOf, factsOf, publicTables, roundsOf } from './folder-facts.ts'
import { bilingualOf } from './localized.ts'
import { SETTINGS_FILE, textFiles } from './open-folder.ts'
import { baselineNames, type Settings } from './settings.ts'
import { type StorePlatform, storeCompetition } from './store-competition.ts'
import type { joinTexts } from './texts.ts'

/** The parts of a site that competitions are written to. */
export interface FolderSite extends StorePlatform {
  db: Database
}

/** The id of a series by its Chinese name; null where the site has none of that name. */
export async function findSeries(tx: Tx, { series }: Settings): Promise<number | null> {
  if (!series) return null
  const [known] = await tx
    .select({ id: races.id })
    .from(races)
    .where(sql`${races.name} ->> 'cn' = ${bilingualOf(series).cn}`)
    .limit(1)
  return known?.id ?? null
}

/** The id of a series, which is added where the site has none of that name. */
export async function seriesOf(tx: Tx, settings: Settings): Promise<number | null> {
  const { series } = settings
  const known = await findSeries(tx, settings)
  if (!series || known !== null) return known
  const [last] = await tx.select({ sort: max(races.sort) }).from(races)
  const [row] = await tx
    .insert(races)
    .values({ name: bilingualOf(series), sort: (last?.sort ?? -1) + 1 })
    .returning({ id: races.id })
  return row?.id ?? null
}

/** Adds the tags and industries that the site does not know yet. */
export async function addFacets(tx: Tx, settings: Settings, { tags }: ReturnType<typeof joinTexts>): Promise<void> {
  const [last] = await tx.select({ sort: max(facets.sort) }).from(facets)
  const first = (last?.sort ?? -1) + 1
  const rows = [
    ...tags.map(({ code, name }) => ({ kind: 'tag' as const, code, name })),
    ...settings.industries.map(({ code, name }) => ({ kind: 'industry' as const, code, name: bilingualOf(name) })),
  ]
  if (rows.length === 0) return
  await tx
    .insert(facets)
    .values(rows.map((row, at) => ({ ...row, sort: first + at })))
    .onConflictDoNothing()
}

/** Keeps the written settings and texts, and the baselines, for an export. Answers the keys of the stored baselines. */
export async function keepFolder(tx: Tx, { files }: StorePlatform, id: number, { folder }: CheckedFolder) {
  const names = [SETTINGS_FILE, ...textFiles].filter((name) => folder.has(name))
  const texts = Object.fromEntries(names.map((name) => [name, folder.bytes(name)?.toString('utf8') ?? '']))
  const baselines: Partial<Record<(typeof baselineNames)[number], string>> = {}
  for (const name of baselineNames) {
    const file = folder.tableFile(`baselines/${name}`)
    const content = file && folder.bytes(file)
    if (!content) continue
    const key = `baselines/${randomUUID()}`
    await files.disk.put(key, content)
    baselines[name] = key
  }
  const kept = { texts, baselines }
  await tx
    .insert(competitionFolders)
    .values({ competitionId: id, ...kept })
    .onConflictDoUpdate({ target: competitionFolders.competitionId, set: kept })
}

/** The solution of a folder, unpacked. */
export function solutionOf({ folder }: CheckedFolder): Buffer {
  const bytes = folder.bytes(folder.tableFile('solution') ?? '')
  if (!bytes) throw new Error('The folder has changed since it was checked.')
  return bytes
}

const taken = (slug: string) =>
  `There is a competition “${slug}” already. Choose another slug, or change that one: npm run competition -- update <folder>.`

/** Creates the competition of a folder in one transaction. Answers its id. */
export async function importFolder({ db, files }: FolderSite, checked: CheckedFolder): Promise<number> {
  const { settings } = checked
  const facts = factsOf(checked)
  const [known] = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(eq(competitions.slug, settings.slug))
  if (known) throw new Error(taken(settings.slug))
  return db.transaction(async (tx) => {
    const [last] = await tx.select({ sort: max(competitions.sort) }).from(competitions)
    await addFacets(tx, settings, facts.text)
    const id = await storeCompetition(
      tx,
      { files },
      {
        sort: (last?.sort ?? -1) + 1,
        facts: { ...facts, raceId: await seriesOf(tx, settings) },
        rounds: roundsOf(settings),
        solution: solutionOf(checked),
        dataset: datasetOf(checked),
        tables: publicTables(checked),
      },
    )
    if (id === null) throw new Error(taken(settings.slug))
    await keepFolder(tx, { files }, id, checked)
    return id
  })
}
