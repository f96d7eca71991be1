import { competitionOf, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import { sql } from 'drizzle-orm'
import { columnProfiles } from '../competition-folder/column-profiles.ts'
import { keepFiles } from '../competition-folder/import-folder.ts'
import { bilingualOf } from '../competition-folder/localized.ts'
import { baselineNames } from '../competition-folder/settings.ts'
import { siteText } from '../competition-folder/site-texts.ts'
import { storeCompetition } from '../competition-folder/store-competition.ts'
import { facets, races as raceTable } from '../src/modules/competition/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type BuiltInCompetition, builtInCompetitions, industries, races, reward } from './built-in-competitions.ts'
import { builtInTexts } from './built-in-folder.ts'
import { type CompetitionCalendar, calendarOf } from './calendar.ts'
import type { Card } from './card.ts'
import type { Content } from './content.ts'
import { PRIVATE_SOURCE, privateCalendar, privateContent } from './load-private.ts'

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
    .values([
      ...[...tags].map(([code, name], sort) => ({ kind: 'tag' as const, code, name, sort })),
      ...Object.entries(industries).map(([code, name], sort) => ({ kind: 'industry' as const, code, name, sort })),
    ])
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

function datasetOf(card: Card) {
  const { licence, source } = card
  const attribution = bilingualOf(licence.attribution)
  const [name, note] = [bilingualOf(licence.name), bilingualOf(licence.note)]
  return {
    licence: { id: licence.id, name, note },
    source: { name: bilingualOf(source.name), version: source.version, attribution },
    changes: { cn: card.changes['zh-CN'].join('\n'), en: card.changes['en-US'].join('\n') },
    protocol: siteText('protocol', { licence: name, note, attribution }),
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
  }: {
    competition: Omit<BuiltInCompetition, 'slug'> & { id: number; slug: string }
    content: Content
    calendar: CompetitionCalendar
    raceId: number
    sort: number
  },
) {
  const { card, text } = content
  const { id, slug, type, format, industries, agreement } = competition
  const facts = {
    ...{ slug, type, format, raceId, industries, reward, text, calendar, scoring: scoringOf(card) },
    metric: card.metric,
    isSeasonal: competition.isSeasonal ?? false,
    agreement: agreement ? siteText('agreement') : { cn: '', en: '' },
  }
  const found = await storeCompetition(tx, platform, {
    ...{ id, sort, facts },
    rounds: calendar.rounds.map((round) => ({ ...round, submissions: MAX_SUBMITS, errors: MAX_SUBMITS })),
    solution: content.bytes('solution'),
    dataset: datasetOf(card),
    tables: publicTables.map((name) => ({ name, content: content.bytes(name), ...card.files[name] })),
  })
  if (found === null) throw new Error(`the competition ${slug} is there twice`)
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
    await keepFiles(tx, platform, id, {
      texts: builtInTexts(content, competition, calendar[competition.slug]),
      baselines: Object.fromEntries(baselineNames.map((name) => [name, content.bytes(`baselines/${name}`)])),
    })
  }
  await loadPrivate(tx, platform, { contents, raceId: raceIds.get('practice') ?? 0, start })
  await tx.execute(sql`select setval(pg_get_serial_sequence('competitions', 'id'), ${NEXT_ID}, false)`)
}
