import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { competitionOf, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import { sql } from 'drizzle-orm'
import { renderMarkdown } from '../src/modules/competition/markdown.ts'
import {
  type Bilingual,
  competitions,
  facets,
  races as raceTable,
  schedules,
} from '../src/modules/competition/tables.ts'
import { datasetFiles, datasets } from '../src/modules/dataset/tables.ts'
import { storeSolution } from '../src/modules/submission/solutions.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import { searchText } from '../src/platform/search-text.ts'
import { type BuiltInCompetition, builtInCompetitions, industries, races, reward } from './built-in-competitions.ts'
import { type CompetitionCalendar, calendarOf } from './calendar.ts'
import type { Card, Localized } from './card.ts'
import { columnProfiles } from './column-profiles.ts'
import type { Content } from './content.ts'
import { PRIVATE_SOURCE, privateCalendar, privateContent } from './load-private.ts'

/** The next id for later competitions: above the built-in ones and those with special round names. */
const NEXT_ID = 1101

/** Largest result file, in bytes. */
const MAX_RESULT = 100 * 1024 * 1024

const MAX_SUBMITS = 3

const both = (text: Localized): Bilingual => ({ cn: text['zh-CN'], en: text['en-US'] })

/** A text in both languages with its placeholders filled, as HTML. */
function page(name: string, facts: Record<string, Bilingual> = {}): Bilingual {
  const render = (file: string, lang: keyof Bilingual) => {
    const markdown = readFileSync(join(import.meta.dirname, 'texts', file), 'utf8')
    return renderMarkdown(markdown.replace(/\{\{(\w+)\}\}/g, (_, key: string) => facts[key]?.[lang] ?? ''))
  }
  return { cn: render(`${name}.zh-CN.md`, 'cn'), en: render(`${name}.en-US.md`, 'en') }
}

const date = (at: number | null | undefined) => (at == null ? null : new Date(at))

/** Public tables in the order of the data page. */
const publicFiles = [
  { table: 'train', description: { cn: '训练集', en: 'Training set' } },
  { table: 'test', description: { cn: '测试集', en: 'Test set' } },
  { table: 'sample_submission', description: { cn: '提交示例', en: 'Sample submission' } },
] as const

async function loadFilters(tx: Tx, contents: readonly Content[]): Promise<Map<string, number>> {
  const rows = await tx
    .insert(raceTable)
    .values(Object.values(races).map((name, sort) => ({ name, sort })))
    .returning({ id: raceTable.id })
  const tags = new Map(contents.flatMap(({ text }) => text.tags.map((tag) => [tag.code, tag.name] as const)))
  await tx
    .insert(facets)
    .values([
      ...[...tags].map(([code, name], sort) => ({ kind: 'tag' as const, code, name, sort })),
      ...Object.entries(industries).map(([code, name], sort) => ({ kind: 'industry' as const, code, name, sort })),
    ])
  return new Map(Object.keys(races).map((key, index) => [key, rows[index]?.id ?? 0]))
}

function scoringOf(card: Card, solutionKey: string): typeof competitions.$inferInsert.scoring {
  // the scores come from the pipeline, which scores baselines like submissions
  const baseline = (level: 'weak' | 'middle' | 'better') => ({ label: both(card.baselines[level].method), A: 0, B: 0 })
  return {
    idColumn: card.idColumn,
    predictionColumns: card.predictionColumns.map((column) => column.name),
    labels: card.labels,
    solutionKey,
    maxBytes: MAX_RESULT,
    baselines: { weak: baseline('weak'), middle: baseline('middle'), better: baseline('better') },
  }
}

async function loadSchedules(tx: Tx, competitionId: number, { rounds }: CompetitionCalendar) {
  await tx.insert(schedules).values(
    rounds.map((round) => ({
      competitionId,
      title: round.title,
      sort: round.sort,
      startTime: new Date(round.start),
      endTime: new Date(round.end),
      listAStartTime: date(round.listA?.start),
      listAEndTime: date(round.listA?.end),
      listBStartTime: date(round.listB?.start),
      listBEndTime: date(round.listB?.end),
      maxSubmitCount: MAX_SUBMITS,
      maxErrorSubmitCount: MAX_SUBMITS,
      subRank: round.places,
    })),
  )
}

async function loadData(tx: Tx, { files }: Platform, competitionId: number, content: Content, at: Date) {
  const { card, text } = content
  const { licence, source } = card
  const attribution = both(licence.attribution)
  const [licenceName, note] = [both(licence.name), both(licence.note)]
  const [row] = await tx
    .insert(datasets)
    .values({
      competitionId,
      name: text.title,
      licence: { id: licence.id, name: licenceName, note },
      source: { name: both(source.name), version: source.version, attribution },
      changes: { cn: card.changes['zh-CN'].join('\n'), en: card.changes['en-US'].join('\n') },
      protocol: page('protocol', { licence: licenceName, note, attribution }),
      columns: columnProfiles(card),
      signature: card.picture,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: datasets.id })
  if (!row) throw new Error('a dataset was not stored')
  for (const [sort, { table, description }] of publicFiles.entries()) {
    const { bytes, rows, sha256 } = card.files[table]
    const key = `datasets/${randomUUID()}`
    await files.disk.put(key, content.bytes(table))
    await tx
      .insert(datasetFiles)
      .values({ datasetId: row.id, name: `${table}.csv`, key, bytes, rows, sha256, description, sort })
  }
}

/** Loads a competition with its schedules, data and solution. */
export async function loadCompetition(
  tx: Tx,
  platform: Platform,
  {
    competition,
    content,
    calendar,
    raceId,
    sort,
  }: {
    competition: Omit<BuiltInCompetition, 'slug'> & { id: number; slug: string }
    content: Content
    calendar: CompetitionCalendar
    raceId: number
    sort: number
  },
) {
  const { card, text } = content
  const { id } = competition
  const at = new Date(calendar.publishedAt)
  const names = [text.title, ...text.tags.map((tag) => tag.name)].flatMap(({ cn, en }) => [cn, en])
  await tx.insert(competitions).values({
    id,
    slug: competition.slug,
    title: text.title,
    summary: text.summary,
    searchText: searchText({ names, texts: [text.summary.cn, text.summary.en] }),
    sections: text.sections,
    faq: text.faq,
    type: competition.type,
    format: competition.format,
    raceId,
    tags: text.tags.map((tag) => tag.code),
    industries: competition.industries,
    reward,
    metric: card.metric,
    startTime: new Date(calendar.start),
    endTime: new Date(calendar.end),
    signupStartTime: new Date(calendar.signup.start),
    signupEndTime: new Date(calendar.signup.end),
    isOpenSignup: true,
    isSeasonal: competition.isSeasonal ?? false,
    agreement: competition.agreement ? page('agreement') : { cn: '', en: '' },
    scoring: scoringOf(card, await storeSolution(platform, competition.slug, content.bytes('solution'))),
    sort,
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
  })
  await loadSchedules(tx, id, calendar)
  await loadData(tx, platform, id, content, at)
}

/** Loads the private competition, which stays open until its baselines are scored (`closePrivate`). */
async function loadPrivate(
  tx: Tx,
  platform: Platform,
  { contents, raceId, start }: { contents: readonly Content[]; raceId: number; start: number },
) {
  const source = contents.find(({ slug }) => slug === PRIVATE_SOURCE)
  if (!source) throw new Error(`the content of ${PRIVATE_SOURCE} is missing`)
  const { id, slug } = privateCompetition
  await loadCompetition(tx, platform, {
    competition: { id, slug, race: 'practice', industries: ['ecology'], type: 1, format: 3, agreement: false },
    content: privateContent(source),
    calendar: privateCalendar(start),
    raceId,
    sort: contents.length,
  })
}

/** Loads categories, tags, industries and all built-in competitions, with the calendar around the start. */
export async function loadCompetitions(
  tx: Tx,
  platform: Platform,
  contents: readonly Content[],
  start: number,
): Promise<void> {
  const raceIds = await loadFilters(tx, contents)
  const calendar = calendarOf(start)
  for (const [sort, competition] of builtInCompetitions.entries()) {
    const content = contents.find(({ slug }) => slug === competition.slug)
    if (!content) throw new Error(`the content of ${competition.slug} is missing`)
    const raceId = raceIds.get(competition.race) ?? 0
    const { id } = competitionOf(competition.slug)
    await loadCompetition(tx, platform, {
      competition: { ...competition, id },
      content,
      calendar: calendar[competition.slug],
      raceId,
      sort,
    })
  }
  await loadPrivate(tx, platform, { contents, raceId: raceIds.get('practice') ?? 0, start })
  await tx.execute(sql`select setval(pg_get_serial_sequence('competitions', 'id'), ${NEXT_ID}, false)`)
}
