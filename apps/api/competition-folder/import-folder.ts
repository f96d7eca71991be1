import { randomUUID } from 'node:crypto'
import { eq, max, sql } from 'drizzle-orm'
import { competitionFolders, competitions, facets, races } from '../src/modules/compete/competition/tables.ts'
import type { Database, Tx } from '../src/platform/db/database.ts'
import type { CheckedFolder } from './check-folder.ts'
import { datasetOf, factsOf, publicTables, roundsOf } from './folder-facts.ts'
import { bilingualOf } from './localized.ts'
import { SETTINGS_FILE, textFiles } from './open-folder.ts'
import { type BaselineName, baselineNames, type Settings } from './settings.ts'
import { type StorePlatform, storeCompetition } from './store-competition.ts'
import type { joinTexts } from './texts.ts'

/** The parts of a site that competitions are written to. */
export interface FolderSite extends StorePlatform {
  db: Database
}

/** The id of a series by its Chinese name; null where the site has none of that name. */
export async function findSeries(tx: Tx, { series }: Pick<Settings, 'series'>): Promise<number | null> {
  if (!series) return null
  const [known] = await tx
    .select({ id: races.id })
    .from(races)
    .where(sql`${races.name} ->> 'cn' = ${bilingualOf(series).cn}`)
    .limit(1)
  return known?.id ?? null
}

/** The id of a series, which is added where the site has none of that name. */
export async function seriesOf(tx: Tx, settings: Pick<Settings, 'series'>): Promise<number | null> {
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
export async function addFacets(
  tx: Tx,
  settings: Pick<Settings, 'industries'>,
  { tags }: ReturnType<typeof joinTexts>,
): Promise<void> {
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

/** The files of a folder that are kept as they are written. */
export interface KeptFiles {
  /** Settings and texts by file name. */
  texts: Record<string, string>
  baselines: Partial<Record<BaselineName, Buffer>>
}

/** The kept files of a checked folder. */
export function keptFiles({ folder }: CheckedFolder): KeptFiles {
  const names = [SETTINGS_FILE, ...textFiles].filter((name) => folder.has(name))
  const baselines = baselineNames.flatMap((name) => {
    const file = folder.tableFile(`baselines/${name}`)
    const content = file && folder.bytes(file)
    return content ? [[name, content] as const] : []
  })
  return {
    texts: Object.fromEntries(names.map((name) => [name, folder.bytes(name)?.toString('utf8') ?? ''])),
    baselines: Object.fromEntries(baselines),
  }
}

/** Keeps settings, texts and baselines of a competition for an export. */
export async function keepFiles(tx: Tx, { files }: StorePlatform, competitionId: number, kept: KeptFiles) {
  const baselines: Partial<Record<BaselineName, string>> = {}
  for (const name of baselineNames) {
    const content = kept.baselines[name]
    if (!content) continue
    const key = `baselines/${randomUUID()}`
    await files.disk.put(key, content)
    baselines[name] = key
  }
  const row = { texts: kept.texts, baselines }
  await tx
    .insert(competitionFolders)
    .values({ competitionId, ...row })
    .onConflictDoUpdate({ target: competitionFolders.competitionId, set: row })
}

/** The solution of a folder, unpacked. */
export function solutionOf({ folder }: CheckedFolder): Buffer {
  const bytes = folder.bytes(folder.tableFile('solution') ?? '')
  if (!bytes) throw new Error('The folder has changed since it was checked.')
  return bytes
}

const taken = (slug: string) =>
  `There is a competition “${slug}” already. Choose another slug, or change that one: npm run competition -- update <folder>.`

/** Everything that the import of a folder stores, as plain data: another process may have read it. */
export interface ImportPlan extends Omit<Parameters<typeof storeCompetition>[2], 'id' | 'sort' | 'facts' | 'profiles'> {
  settings: Pick<Settings, 'slug' | 'series' | 'industries'>
  facts: ReturnType<typeof factsOf>
  kept: KeptFiles
}

/** The plan of a checked folder. */
export function planOf(checked: CheckedFolder): ImportPlan {
  const { slug, series, industries } = checked.settings
  return {
    settings: { slug, industries, ...(series ? { series } : {}) },
    facts: factsOf(checked),
    rounds: roundsOf(checked.settings),
    solution: solutionOf(checked),
    dataset: datasetOf(checked),
    tables: publicTables(checked),
    kept: keptFiles(checked),
  }
}

/** Stores a planned competition; null where its slug is taken. */
export async function storePlan(tx: Tx, platform: StorePlatform, plan: ImportPlan): Promise<number | null> {
  const { settings, facts, kept, ...rest } = plan
  const [last] = await tx.select({ sort: max(competitions.sort) }).from(competitions)
  await addFacets(tx, settings, facts.text)
  const raceId = await seriesOf(tx, settings)
  const id = await storeCompetition(tx, platform, {
    ...{ sort: (last?.sort ?? -1) + 1, facts: { ...facts, raceId } },
    ...rest,
  })
  if (id !== null) await keepFiles(tx, platform, id, kept)
  return id
}

/** Creates the competition of a folder in one transaction. Answers its id. */
export async function importFolder({ db, files }: FolderSite, checked: CheckedFolder): Promise<number> {
  const { slug } = checked.settings
  const [known] = await db.select({ id: competitions.id }).from(competitions).where(eq(competitions.slug, slug))
  if (known) throw new Error(taken(slug))
  const plan = planOf(checked)
  return db.transaction(async (tx) => {
    const id = await storePlan(tx, { files }, plan)
    if (id === null) throw new Error(taken(slug))
    return id
  })
}
