import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { escaped } from '@shulei/domain/base/markup/escape.ts'
import { DAY, type Instant, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { people, personOf } from '@shulei/mocks/cast/people.ts'
import { isNotNull } from 'drizzle-orm'
import { siteText } from '../competition-folder/site-texts.ts'
import { writeProfile } from '../src/modules/data/dataset/profile/profile.repo.ts'
import { datasetSearchText } from '../src/modules/data/dataset/search.ts'
import {
  type Bilingual,
  datasetAgreements,
  datasetCategories,
  datasetDownloads,
  datasetFiles,
  datasets,
  datasetVersionFiles,
  datasetVersions,
  datasetViews,
} from '../src/modules/data/dataset/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import {
  type BuiltInDataset,
  competitionProfiles,
  datasetSlugs,
  type FileProfiles,
  readDataset,
  readPackedJson,
} from './datasets.ts'
import { randomOf } from './random.ts'

/** People of the cast who publish a built-in data set; the site owns the others. */
const owners: Readonly<Record<string, string>> = {
  shijing: 'jian',
  lunyu: 'jian',
  'songci-tunes': 'lin',
  gapminder: 'sofia',
  'earthquakes-week': 'mira',
  'cps-wages-1985': 'he',
  'sensor-network': 'han',
}

const paragraphs = (texts: readonly Bilingual[], lang: keyof Bilingual) =>
  texts.map((text) => `<p>${escaped(text[lang])}</p>`).join('')
const lines = (texts: readonly Bilingual[]): Bilingual => ({
  cn: texts.map(({ cn }) => cn).join('\n'),
  en: texts.map(({ en }) => en).join('\n'),
})

/** Names of the categories by their ids. */
export async function loadCategories(tx: Tx): Promise<ReadonlyMap<number, Bilingual>> {
  const rows = await tx.select().from(datasetCategories)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Profiles of the public tables of a built-in competition, by the name of the file. */
export const competitionProfile = (slug: string): FileProfiles =>
  readPackedJson(join(competitionProfiles, `${slug}.json.gz`))

async function storeFiles(
  tx: Tx,
  { files: { disk } }: Platform,
  { card, profiles, bytes, sheet }: BuiltInDataset,
  { datasetId, at }: { datasetId: number; at: Date },
): Promise<number[]> {
  const [version] = await tx
    .insert(datasetVersions)
    .values({ datasetId, no: 1, changes: { cn: '', en: '' }, publishedAt: at, createdAt: at })
    .returning({ id: datasetVersions.id })
  const ids: number[] = []
  for (const [sort, file] of card.files.entries()) {
    const key = `datasets/${randomUUID()}`
    await disk.put(key, bytes(file.name))
    const [row] = await tx
      .insert(datasetFiles)
      .values({ datasetId, key, sort, createdAt: at, ...file })
      .returning({ id: datasetFiles.id })
    if (!version || !row) throw new Error('a file of a data set was not stored')
    await tx.insert(datasetVersionFiles).values({ versionId: version.id, fileId: row.id })
    const { tables, sheet: facts } = profiles[file.name] ?? { tables: [], sheet: null }
    const sheetKey = `sheets/${randomUUID()}`
    if (facts) await disk.put(sheetKey, sheet(file.name))
    await writeProfile(tx, row.id, { tables, sheet: facts && { key: sheetKey, ...facts } })
    ids.push(row.id)
  }
  return ids
}

/**
 * Views of the day on which a person downloads some files of a data set: the person's own, and those of visitors, who are so many that
 * every data set has at least as many views as downloads.
 */
export function viewsWithDownloads(
  { datasetId, userId, at }: { datasetId: number; userId: number; at: Instant },
  files: number,
): (typeof datasetViews.$inferInsert)[] {
  const visitors = Array.from({ length: Math.max(0, files - 1) }, (_, no) => `v${userId}-${no}`)
  return [`u${userId}`, ...visitors].map((viewer) => ({ datasetId, day: shanghaiDay(at), viewer }))
}

/** Views and downloads of the first weeks: people look at a data set, and some of those with a verified name take it. */
function useOf(
  slug: string,
  { datasetId, files, start }: { datasetId: number; files: readonly number[]; start: Instant },
) {
  const random = randomOf(`${slug}/readers`)
  const interest = 0.15 + 0.5 * random.next()
  const views: (typeof datasetViews.$inferInsert)[] = []
  const agreements: (typeof datasetAgreements.$inferInsert)[] = []
  const downloads: (typeof datasetDownloads.$inferInsert)[] = []
  for (const person of people) {
    if (random.next() >= interest) continue
    const at = start - Math.floor(random.next() * 28 * DAY)
    const isTaking = random.next() < 0.4 && person.realName === 'passed'
    views.push(...viewsWithDownloads({ datasetId, userId: person.id, at }, isTaking ? files.length : 0))
    if (!isTaking) continue
    const createdAt = new Date(at)
    agreements.push({ datasetId, userId: person.id, acceptedAt: createdAt })
    for (const fileId of files) downloads.push({ fileId, userId: person.id, createdAt, usedAt: createdAt })
  }
  return { views, agreements, downloads }
}

/** Views of the data of the competitions by people of the cast. */
async function viewCompetitionData(tx: Tx, start: Instant): Promise<void> {
  const rows = await tx.select({ id: datasets.id }).from(datasets).where(isNotNull(datasets.competitionId))
  for (const { id } of rows) {
    const { views } = useOf(`competition-data-${id}`, { datasetId: id, files: [], start })
    if (views.length > 0) await tx.insert(datasetViews).values(views)
  }
}

/** Loads the built-in data sets that belong to no competition, with their files, profiles, and first readers. */
export async function loadDatasets(tx: Tx, platform: Platform, start: Instant): Promise<void> {
  const categories = await loadCategories(tx)
  await viewCompetitionData(tx, start)
  for (const [place, slug] of datasetSlugs().entries()) {
    const dataset = readDataset(slug)
    const { card, profiles } = dataset
    const { name, summary, tags, licence, source } = card
    const at = new Date(start - (40 + place * 3) * DAY)
    const [largest] = Object.values(profiles)
      .flatMap(({ tables }) => tables)
      .toSorted((a, b) => b.rows - a.rows)
    const owner = owners[slug]
    const [row] = await tx
      .insert(datasets)
      .values({
        ...{ name, summary, tags, licence, categoryId: card.category, signature: card.signature },
        ownerId: owner ? personOf(owner).id : null,
        description: { cn: paragraphs(card.description, 'cn'), en: paragraphs(card.description, 'en') },
        source: {
          name: source.name,
          url: source.url,
          version: `${source.package} ${source.version}`,
          attribution: source.attribution,
        },
        changes: lines(card.changes),
        protocol: siteText('protocol', { licence: licence.name, note: licence.note, attribution: source.attribution }),
        columnTexts: card.columns,
        columns:
          largest?.columns.map((column) => ({
            ...column,
            description: card.columns[column.name] ?? { cn: '', en: '' },
          })) ?? [],
        searchText: datasetSearchText({ name, summary, tags, category: categories.get(card.category) ?? null }),
        ...{ publishedAt: at, createdAt: at, updatedAt: at },
      })
      .returning({ id: datasets.id })
    if (!row) throw new Error('a data set was not stored')
    const files = await storeFiles(tx, platform, dataset, { datasetId: row.id, at })
    const { views, agreements, downloads } = useOf(slug, { datasetId: row.id, files, start })
    if (views.length > 0) await tx.insert(datasetViews).values(views)
    if (agreements.length > 0) await tx.insert(datasetAgreements).values(agreements)
    if (downloads.length > 0) await tx.insert(datasetDownloads).values(downloads)
  }
}
