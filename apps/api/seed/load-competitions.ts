import { competitionOf, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import { sql } from 'drizzle-orm'
import { columnProfiles } from '../competition-folder/column-profiles.ts'
import { keepFiles } from '../competition-folder/import-folder.ts'
import { bilingualOf } from '../competition-folder/localized.ts'
import { baselineNames } from '../competition-folder/settings.ts'
import { siteText } from '../competition-folder/site-texts.ts'
import { storeCompetition } from '../competition-folder/store-competition.ts'
import { facets, races as raceTable } from '../src/modules/compete/competition/tables.ts'
import { datasetSearchText } from '../src/modules/data/dataset/search.ts'
import type { Bilingual } from '../src/modules/data/dataset/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type BuiltInCompetition, builtInCompetitions, races, reward } from './built-in-competitions.ts'
import { builtInTexts } from './built-in-folder.ts'
import { type CompetitionCalendar, calendarOf } from './calendar.ts'
import type { Card } from './card.ts'
import type { Content } from './content.ts'
import { competitionProfile, loadCategories } from './load-datasets.ts'
import { PRIVATE_SOURCE, privateCalendar, privateContent } from './load-private.ts'
import { loadReview } from './load-review.ts'

/** The next id for later competitions: above the built-in ones and those with special round names. */
const NEXT_ID = 1101

/** Largest result file, in bytes. */
const MAX_RESULT = 100 * 1024 * 1024

const MAX_SUBMITS = 3

async function loadFilters(tx: Tx, contents: readonly Content[]): Promise<Map<string, number>> {
  const rows = await tx
    .insert(raceTable)
    .values(Object.values(races).map((name, sort) => ({ name, sort })))
    .returning({ id: raceTable.id })
  const tags = new Map(contents.flatMap(({ text }) => text.tags.map((tag) => [tag.code, tag.name] as const)))
  await tx
    .insert(facets)
    .values([...tags].map(([code, name], sort) => ({ kind: 'tag' as const, code, name, sort })))
    .onConflictDoNothing()
  return new Map(Object.keys(races).map((key, index) => [key, rows[index]?.id ?? 0]))
}

function scoringOf(card: Card) {
  // the scores come from the pipeline, which scores baselines like submissions
  const baseline = (level: 'weak' | 'middle' | 'better') => ({
    label: bilingualOf(card.baselines[level].method),
    A: 0,
    B: 0,
  })
  return {
    idColumn: card.idColumn,
    predictionColumns: card.predictionColumns.map((column) => column.name),
    labels: card.labels,
    maxBytes: MAX_RESULT,
    baselines: { weak: baseline('weak'), middle: baseline('middle'), better: baseline('better') },
  }
}

/** The public tables in the order of the data page. */
const publicTables = ['train', 'test', 'sample_submission'] as const

/** Category and tags of the data of the built-in competitions. */
const subjects: Readonly<Record<string, { category: number; tags: Bilingual[] }>> = {
  'us-births': {
    category: 6,
    tags: [
      { cn: '时间序列', en: 'Time series' },
      { cn: '逐日数据', en: 'Daily data' },
    ],
  },
  'tang-or-song': {
    category: 13,
    tags: [
      { cn: '古典诗词', en: 'Classical poetry' },
      { cn: '中文', en: 'Chinese' },
    ],
  },
  'bird-strikes': {
    category: 4,
    tags: [
      { cn: '航空', en: 'Aviation' },
      { cn: '分类', en: 'Classification' },
    ],
  },
  'football-result': {
    category: 11,
    tags: [
      { cn: '预测', en: 'Forecasts' },
      { cn: '分类', en: 'Classification' },
    ],
  },
  'weather-type': {
    category: 2,
    tags: [
      { cn: '天气', en: 'Weather' },
      { cn: '分类', en: 'Classification' },
    ],
  },
  'co2-monthly': {
    category: 10,
    tags: [
      { cn: '时间序列', en: 'Time series' },
      { cn: '气候变化', en: 'Climate change' },
    ],
  },
  penguins: {
    category: 1,
    tags: [
      { cn: '生态', en: 'Ecology' },
      { cn: '教学', en: 'Teaching' },
    ],
  },
  'flight-delay': {
    category: 4,
    tags: [
      { cn: '航空', en: 'Aviation' },
      { cn: '回归', en: 'Regression' },
    ],
  },
}

/** The data set of a built-in competition: what its card says of the data, and what the competition's texts say. */
function datasetOf({ card, text }: Pick<Content, 'card' | 'text'>, categories: ReadonlyMap<number, Bilingual>) {
  const { licence, source } = card
  const { category = null, tags = [] } = subjects[card.slug] ?? {}
  const { title: name, summary } = text
  const attribution = bilingualOf(licence.attribution)
  const [licenceName, note] = [bilingualOf(licence.name), bilingualOf(licence.note)]
  return {
    ...{ tags, categoryId: category },
    searchText: datasetSearchText({ name, summary, tags, category: categories.get(category ?? 0) ?? null }),
    licence: { id: licence.id, name: licenceName, note },
    source: { name: bilingualOf(source.name), version: source.version, attribution },
    changes: { cn: card.changes['zh-CN'].join('\n'), en: card.changes['en-US'].join('\n') },
    protocol: siteText('protocol', { licence: licenceName, note, attribution }),
    columns: columnProfiles(card),
    signature: card.picture,
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
    categories,
  }: {
    competition: Omit<BuiltInCompetition, 'slug'> & { id: number; slug: string }
    content: Content
    calendar: CompetitionCalendar
    raceId: number
    sort: number
    categories: ReadonlyMap<number, Bilingual>
  },
) {
  const { card, text } = content
  const { id, slug, type, format, industries, agreement } = competition
  const facts = {
    ...{ slug, type, format, raceId, industries, reward, text, calendar, scoring: scoringOf(card) },
    metric: card.metric,
    isSeasonal: competition.isSeasonal ?? false,
    frameHosts: competition.frameHosts ?? [],
    agreement: agreement ? siteText('agreement') : { cn: '', en: '' },
  }
  const found = await storeCompetition(tx, platform, {
    ...{ id, sort, facts },
    rounds: calendar.rounds.map((round) => ({ ...round, submissions: MAX_SUBMITS, errors: MAX_SUBMITS })),
    solution: content.bytes('solution'),
    dataset: datasetOf(content, categories),
    tables: publicTables.map((name) => ({ name, content: content.bytes(name), ...card.files[name] })),
    profiles: competitionProfile(card.slug),
  })
  if (found === null) throw new Error(`the competition ${slug} is there twice`)
}

/** Loads the private competition, which stays open until its baselines are scored (`closePrivate`). */
async function loadPrivate(
  tx: Tx,
  platform: Platform,
  {
    contents,
    raceId,
    start,
    categories,
  }: { contents: readonly Content[]; raceId: number; start: number; categories: ReadonlyMap<number, Bilingual> },
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
    categories,
  })
}

/** Loads categories, tags and all built-in competitions, with the calendar around the start. */
export async function loadCompetitions(
  tx: Tx,
  platform: Platform,
  contents: readonly Content[],
  start: number,
): Promise<void> {
  const raceIds = await loadFilters(tx, contents)
  const calendar = calendarOf(start)
  const categories = await loadCategories(tx)
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
      categories,
    })
    await keepFiles(tx, platform, id, {
      texts: builtInTexts(content, competition, calendar[competition.slug]),
      baselines: Object.fromEntries(baselineNames.map((name) => [name, content.bytes(`baselines/${name}`)])),
    })
  }
  await loadPrivate(tx, platform, { contents, raceId: raceIds.get('practice') ?? 0, start, categories })
  await loadReview(tx, platform, { start, raceId: raceIds.get('solutions') ?? 0, sort: contents.length + 1 })
  await tx.execute(sql`select setval(pg_get_serial_sequence('competitions', 'id'), ${NEXT_ID}, false)`)
}
