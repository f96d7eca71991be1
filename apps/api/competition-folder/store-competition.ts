import { randomUUID } from 'node:crypto'
import type { FinalChoice, SourceAsk, Span } from '@shulei/domain/compete/competition/schedule.ts'
import { OTHER_CATEGORY } from '@shulei/domain/data/dataset/categories.ts'
import { competitions, schedules } from '../src/modules/compete/competition/tables.ts'
import { storeSolution } from '../src/modules/compete/submission/solutions.ts'
import { writeProfile } from '../src/modules/data/dataset/profile/profile.repo.ts'
import type { TableProfile } from '../src/modules/data/dataset/profile/profile-task.ts'
import { datasetSearchText } from '../src/modules/data/dataset/search.ts'
import {
  type Bilingual,
  datasetFiles,
  datasets,
  datasetVersionFiles,
  datasetVersions,
} from '../src/modules/data/dataset/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import { searchText } from '../src/platform/search-text.ts'
import type { joinTexts } from './texts.ts'

export type StorePlatform = Pick<Platform, 'files'>

type CompetitionRow = typeof competitions.$inferInsert
type DatasetRow = typeof datasets.$inferInsert

/** A schedule with its windows and quotas. */
export interface Round extends Span {
  /** May carry `#English title`; empty means the default name of the round. */
  title: string
  /** 0 to 4. */
  sort: number
  listA: Span | null
  listB: Span | null
  /** Places that advance to the next schedule; 0: all teams of the list. */
  places: number
  source?: SourceAsk | null
  choice?: FinalChoice | null
}

/** The quotas of a schedule, per team and day in Shanghai. */
export interface Quota {
  submissions: number
  errors: number
}

/** The times of a competition. */
export interface Calendar extends Span {
  publishedAt: number
  signup: Span
  /** Null or absent for the default, some days before the end. */
  teamFreezeAt?: number | null
}

/** A public table. `bytes` are uncompressed; the facts are about them. */
export interface PublicFile {
  name: 'train' | 'test' | 'sample_submission'
  content: Buffer
  bytes: number
  rows: number
  sha256: string
}

/** Everything about a competition but its schedules, data and solution. */
export interface CompetitionFacts
  extends Pick<
    CompetitionRow,
    | 'slug'
    | 'type'
    | 'format'
    | 'raceId'
    | 'industries'
    | 'reward'
    | 'metric'
    | 'gate'
    | 'teamMax'
    | 'frameHosts'
    | 'isSeasonal'
    | 'agreement'
  > {
  text: ReturnType<typeof joinTexts>
  calendar: Calendar
  scoring: Omit<CompetitionRow['scoring'], 'solutionKey'>
}

const date = (at: number | null | undefined) => (at == null ? null : new Date(at))

/** The columns of a competition's row. */
export function competitionColumns({ text, calendar, scoring, ...facts }: CompetitionFacts, solutionKey: string) {
  const names = [text.title, ...text.tags.map((tag) => tag.name)].flatMap(({ cn, en }) => [cn, en])
  return {
    ...facts,
    title: text.title,
    summary: text.summary,
    searchText: searchText({ names, texts: [text.summary.cn, text.summary.en] }),
    sections: text.sections,
    faq: text.faq,
    tags: text.tags.map((tag) => tag.code),
    startTime: new Date(calendar.start),
    endTime: new Date(calendar.end),
    signupStartTime: new Date(calendar.signup.start),
    signupEndTime: new Date(calendar.signup.end),
    isOpenSignup: true,
    teamFreezeAt: date(calendar.teamFreezeAt),
    scoring: { ...scoring, solutionKey },
    publishedAt: new Date(calendar.publishedAt),
  } satisfies Partial<CompetitionRow>
}

/** The columns of a schedule's row. */
export function scheduleColumns(round: Round & Quota) {
  return {
    title: round.title,
    sort: round.sort,
    startTime: new Date(round.start),
    endTime: new Date(round.end),
    listAStartTime: date(round.listA?.start),
    listAEndTime: date(round.listA?.end),
    listBStartTime: date(round.listB?.start),
    listBEndTime: date(round.listB?.end),
    maxSubmitCount: round.submissions,
    maxErrorSubmitCount: round.errors,
    subRank: round.places,
    sourceStartTime: date(round.source?.start),
    sourceEndTime: date(round.source?.end),
    sourcePlaces: round.source?.places ?? 0,
    choiceCount: round.choice?.count ?? 0,
    choiceUntil: date(round.choice?.until),
  }
}

/** Public tables in the order of the data page. */
const publicFiles = {
  train: { cn: '训练集', en: 'Training set' },
  test: { cn: '测试集', en: 'Test set' },
  sample_submission: { cn: '提交示例', en: 'Sample submission' },
}

/** Profiles of public tables by the names of their files. */
type FileProfiles = Readonly<Record<string, { tables: TableProfile[] }>>

/**
 * Stores the public tables of a data set as its first version. A table without a profile waits for the worker. Answers the keys in the
 * file store.
 */
export async function storeFiles(
  tx: Tx,
  { files }: StorePlatform,
  datasetId: number,
  tables: readonly PublicFile[],
  { publishedAt, profiles }: { publishedAt: Date; profiles?: FileProfiles },
): Promise<string[]> {
  const keys: string[] = []
  const [version] = await tx
    .insert(datasetVersions)
    .values({ datasetId, no: 1, changes: { cn: '', en: '' }, publishedAt, createdAt: publishedAt })
    .returning({ id: datasetVersions.id })
  if (!version) throw new Error('a version was not stored')
  for (const [sort, { name, content, bytes, rows, sha256 }] of tables.entries()) {
    const key = `datasets/${randomUUID()}`
    await files.disk.put(key, content)
    keys.push(key)
    const file = { datasetId, name: `${name}.csv`, key, bytes, rows, sha256, description: publicFiles[name], sort }
    const [stored] = await tx
      .insert(datasetFiles)
      .values({ ...file, profileState: 'waiting', createdAt: publishedAt })
      .returning({ id: datasetFiles.id })
    if (!stored) throw new Error('a file was not stored')
    await tx.insert(datasetVersionFiles).values({ versionId: version.id, fileId: stored.id })
    const known = profiles?.[`${name}.csv`]
    if (known) await writeProfile(tx, stored.id, { tables: known.tables, sheet: null })
  }
  return keys
}

/** The texts of a competition's data set that repeat those of the competition. */
export function datasetTexts(
  { text }: Pick<CompetitionFacts, 'text'>,
  { columns }: Pick<DatasetRow, 'columns'>,
  tags: readonly Bilingual[] = [],
) {
  const { title: name, summary, sections } = text
  return {
    ...{ name, summary },
    description: sections.find(({ key }) => key === 'data')?.html ?? { cn: '', en: '' },
    columnTexts: Object.fromEntries(columns.map((column) => [column.name, column.description])),
    searchText: datasetSearchText({ name, summary, tags, category: null }),
  }
}

/** Stores a new competition with its schedules, data and solution; null where its slug is taken. */
export async function storeCompetition(
  tx: Tx,
  platform: StorePlatform,
  {
    id,
    sort,
    facts,
    rounds,
    solution,
    dataset,
    tables,
    profiles,
  }: {
    id?: number
    sort: number
    facts: CompetitionFacts
    rounds: readonly (Round & Quota)[]
    solution: Buffer
    dataset: Omit<DatasetRow, 'competitionId' | 'name'>
    tables: readonly PublicFile[]
    profiles?: FileProfiles
  },
): Promise<number | null> {
  const at = new Date(facts.calendar.publishedAt)
  const stamps = { createdAt: at, updatedAt: at }
  const columns = competitionColumns(facts, await storeSolution(platform, facts.slug, solution))
  const [row] = await tx
    .insert(competitions)
    .values({ ...(id === undefined ? {} : { id }), ...columns, sort, ...stamps })
    .onConflictDoNothing({ target: competitions.slug })
    .returning({ id: competitions.id })
  if (!row) return null
  const competitionId = row.id
  await tx.insert(schedules).values(rounds.map((round) => ({ competitionId, ...scheduleColumns(round) })))
  const [data] = await tx
    .insert(datasets)
    .values({
      ...{ competitionId, categoryId: OTHER_CATEGORY, publishedAt: at },
      ...datasetTexts(facts, dataset),
      ...dataset,
      ...stamps,
    })
    .returning({ id: datasets.id })
  if (!data) throw new Error('a dataset was not stored')
  await storeFiles(tx, platform, data.id, tables, { publishedAt: at, ...(profiles ? { profiles } : {}) })
  return competitionId
}
