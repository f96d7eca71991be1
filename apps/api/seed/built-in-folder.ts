import { HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { baselineNames } from '../competition-folder/settings.ts'
import type { Bilingual } from '../src/modules/compete/competition/tables.ts'
import { type BuiltInCompetition, industries, races } from './built-in-competitions.ts'
import type { CompetitionCalendar } from './calendar.ts'
import type { Card, Localized } from './card.ts'
import type { Content } from './content.ts'
import { formatJson } from './content-folder.ts'

const localized = ({ cn, en }: Bilingual): Localized => ({ 'zh-CN': cn, 'en-US': en })

const written = (at: Instant) => `${new Date(at + 8 * HOUR).toISOString().slice(0, 19)}+08:00`
const spanOf = (span: { start: Instant; end: Instant }) => ({ start: written(span.start), end: written(span.end) })

function scheduleOf({ title, listA, listB, places, source, choice, ...span }: CompetitionCalendar['rounds'][number]) {
  const [cn = '', en = ''] = title.split('#')
  return {
    title: cn === '' ? undefined : localized({ cn, en }),
    ...spanOf(span),
    listA: listA && spanOf(listA),
    listB: listB && spanOf(listB),
    places,
    sourceCode: source ? { ...spanOf(source), places: source.places } : undefined,
    finalChoice: choice ? { count: choice.count, until: written(choice.until) } : undefined,
  }
}

function dataOf({ licence, source, changes, columns, ...card }: Card) {
  const { id, name, note, attribution } = licence
  return {
    metric: card.metric,
    idColumn: card.idColumn,
    targetColumn: card.targetColumn,
    predictionColumns: card.predictionColumns.map((column) => column.name),
    labels: card.labels,
    columns,
    licence: { id, name, note, attribution },
    source: { name: source.name, version: source.version },
    changes: { 'zh-CN': changes['zh-CN'].join('\n'), 'en-US': changes['en-US'].join('\n') },
    baselines: Object.fromEntries(baselineNames.map((name) => [name, card.baselines[name].method])),
    signature: card.signature,
  }
}

/** The settings and texts of a built-in competition in the form of a folder, by file name. */
export function builtInTexts(
  { card, sources }: Content,
  { slug, race, industries: codes, agreement, isSeasonal, frameHosts }: BuiltInCompetition,
  { publishedAt, start, end, signup, rounds }: CompetitionCalendar,
): Record<string, string> {
  const settings = {
    slug,
    format: 'training',
    series: localized(races[race]),
    industries: codes.map((code) => ({ code, name: localized(industries[code]) })),
    agreement,
    frameHosts,
    seasonal: isSeasonal,
    published: written(publishedAt),
    ...spanOf({ start, end }),
    signup: spanOf(signup),
    schedules: rounds.map(scheduleOf),
    ...dataOf(card),
  }
  return { 'competition.json': `${formatJson(settings)}\n`, ...sources }
}
