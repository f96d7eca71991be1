import { escaped } from '@shulei/domain/base/markup/escape.ts'
import { lineOf } from '@shulei/domain/base/text/line.ts'
import { ownOf } from '@shulei/domain/base/text/own.ts'
import { fill } from '@shulei/domain/base/text/refusal.ts'
import { licenceOf, termsOf } from '@shulei/domain/data/dataset/licences.ts'
import {
  type DatasetProblem,
  type DatasetText,
  datasetChanges,
  datasetLimits,
  datasetName,
  datasetSummary,
  datasetTag,
  datasetTags,
} from '@shulei/domain/data/dataset/publish.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import { loadTexts } from '../../../../platform/messages.ts'
import type { Bilingual } from '../tables.ts'
import type { EditRow } from './draft.repo.ts'

const texts = loadTexts('dataset-text')

const say = (key: string, facts: (lang: keyof Bilingual) => Record<string, string> = () => ({})): Bilingual => ({
  cn: fill(texts['zh-CN'][key] ?? '', facts('cn')),
  en: fill(texts['en-US'][key] ?? '', facts('en')),
})

const maxOf: Partial<Record<DatasetProblem, number>> = {
  datasetNameInvalid: datasetLimits.name,
  datasetSummaryInvalid: datasetLimits.summary,
  datasetTextInvalid: datasetLimits.description,
  datasetSourceInvalid: datasetLimits.sourceName,
  datasetColumnInvalid: datasetLimits.column,
  datasetTagInvalid: datasetTags.length,
  datasetChangesInvalid: datasetLimits.changes,
}

/** The refusal of the first of some problems; all of them are its data. Null without a problem. */
export function refusalOf(problems: readonly DatasetProblem[]): ApiError | null {
  const [first] = problems
  if (first === undefined) return null
  return new ApiError(first, { facts: { max: maxOf[first] ?? 0, count: datasetTags.most }, data: { problems } })
}

type Language = keyof Bilingual

/** The language in which a data set is edited: that of the stored changes, else the given one. Older changes are Chinese. */
export const languageOf = ({ draft }: EditRow, otherwise: Language): Language =>
  draft ? (draft.language ?? 'cn') : otherwise

/** Whether each language has texts of its own, as those of built-in data sets; a person writes one text for both. */
export const isTranslated = ({ name, summary, description }: EditRow): boolean =>
  [name, summary, description].some(({ cn, en }) => cn !== en)

/** The texts as their owner sees them: the stored changes, else the published ones in a language. */
export function textOf({ draft, ...row }: EditRow, language: Language): DatasetText {
  const { name, summary, description, categoryId, licence, tags, cover, source } = row
  const columns = Object.entries(row.columnTexts).map(([column, text]) => [column, text[language]] as const)
  const offer = {
    downloaders: row.downloaders ?? ('' as const),
    columns: Object.fromEntries(columns.filter(([, text]) => text !== '')),
  }
  // changes of an older release have neither
  if (draft) return { ...offer, ...draft }
  return {
    ...offer,
    name: name[language],
    summary: summary[language],
    description: description[language],
    categoryId: categoryId ?? 0,
    licence: licence.id,
    tags: tags.map((tag) => tag[language]),
    cover,
    source: { name: source.name[language], url: source.url ?? '' },
  }
}

/** The refusal of a write upon an older revision, with the present texts. */
export const staleOf = (row: EditRow, language: Language): ApiError =>
  new ApiError('datasetStale', { data: { current: { ...textOf(row, language), revision: row.revision } } })

/** Texts in the form in which they are stored; the description is in it already. */
export const storedText = (text: DatasetText, description: string): DatasetText => ({
  ...text,
  name: datasetName(text.name),
  summary: datasetSummary(text.summary),
  description,
  tags: text.tags.map(datasetTag),
  source: { name: lineOf(text.source.name), url: text.source.url.trim() },
  columns: Object.fromEntries(
    Object.entries(text.columns).flatMap(([name, about]) => (lineOf(about) === '' ? [] : [[name, lineOf(about)]])),
  ),
})

const both = (text: string): Bilingual => ({ cn: text, en: text })

/** The name of a data set with its owner's change. A name that differs between the languages keeps that of the other language. */
export const changedName = (name: Bilingual, written: string, language: Language): Bilingual =>
  name.cn === name.en ? both(written) : { ...name, [language]: written }

/** The note about changes of the new version, for both languages. */
export const changesOf = (text: string): Bilingual => both(datasetChanges(text))

/** The licence of the list as it is stored: with its terms in words. */
function licenceFor(id: string, stored: EditRow['licence']): EditRow['licence'] {
  const terms = licenceOf(id)
  if (id === stored.id || terms === null) return stored
  const lines = termsOf(terms).map((key) => say(key))
  return {
    id,
    name: terms.nameKey === null ? both(terms.name) : say(terms.nameKey),
    note: { cn: lines.map(({ cn }) => cn).join(''), en: lines.map(({ en }) => en).join(' ') },
    ...(terms.url === null ? {} : { url: terms.url }),
  }
}

/** The source of the data; own data without a source are the owner's. */
function sourceFor(
  { name, url }: DatasetText['source'],
  stored: EditRow['source'],
  merged: (stored: Bilingual, text: string) => Bilingual,
): EditRow['source'] {
  const names = name === '' ? say('ownSource') : merged(stored.name, name)
  if (names.cn === stored.name.cn && names.en === stored.name.en && url === (stored.url ?? '')) return stored
  return {
    name: names,
    version: '',
    attribution: both(''),
    ...(url === '' ? {} : { url }),
  }
}

/** The descriptions of the columns. A description that its owner empties is removed in that language, and its column with the last one. */
function columnsFor(
  stored: EditRow['columnTexts'],
  written: DatasetText['columns'],
  merged: (stored: Bilingual, text: string) => Bilingual,
): EditRow['columnTexts'] {
  const names = new Set([...Object.keys(stored), ...Object.keys(written)])
  const all = [...names].map(
    (name) => [name, merged(ownOf(stored, name) ?? both(''), ownOf(written, name) ?? '')] as const,
  )
  return Object.fromEntries(all.filter(([, { cn, en }]) => cn !== '' || en !== ''))
}

/** The agreement that everybody accepts before a download. */
const protocolFor = ({ name, note }: EditRow['licence'], source: EditRow['source']): Bilingual =>
  say('protocol', (lang) => ({
    licence: escaped(name[lang] || name.cn),
    note: escaped(note[lang] || note.cn),
    source: escaped(source.name[lang] || source.name.cn),
  }))

/** The columns of the published texts, made from what the owner wrote in a language. */
export function publishedColumns(row: EditRow, text: DatasetText, language: Language) {
  const hasBoth = isTranslated(row)
  /** A text that did not change keeps its translation, and so does each text of a data set that is translated. */
  const merged = (stored: Bilingual, written: string): Bilingual =>
    hasBoth || stored[language] === written ? { ...stored, [language]: written } : both(written)
  const licence = licenceFor(text.licence, row.licence)
  const source = sourceFor(text.source, row.source, merged)
  const isSame = licence === row.licence && source === row.source
  return {
    name: merged(row.name, text.name),
    summary: merged(row.summary, text.summary),
    description: merged(row.description, text.description),
    tags: text.tags.map((tag) => row.tags.find((one) => one[language] === tag) ?? both(tag)),
    cover: text.cover,
    categoryId: text.categoryId,
    licence,
    source,
    downloaders: text.downloaders === '' ? null : text.downloaders,
    columnTexts: columnsFor(row.columnTexts, text.columns, merged),
    ...(isSame && row.publishedAt !== null ? {} : { protocol: protocolFor(licence, source) }),
  }
}
