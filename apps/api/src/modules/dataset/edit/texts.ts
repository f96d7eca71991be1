import { licenceOf, termsOf } from '@shulei/domain/dataset/licences.ts'
import {
  type DatasetProblem,
  type DatasetText,
  datasetChanges,
  datasetLimits,
  datasetName,
  datasetSummary,
  datasetTag,
  datasetTags,
} from '@shulei/domain/dataset/publish.ts'
import { escaped } from '@shulei/domain/markup/escape.ts'
import { storedMarkup } from '@shulei/domain/markup/write.ts'
import { lineOf } from '@shulei/domain/text/line.ts'
import { fill } from '@shulei/domain/text/refusal.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { loadTexts } from '../../../platform/messages.ts'
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
  datasetTagInvalid: datasetTags.length,
  datasetChangesInvalid: datasetLimits.changes,
}

/** The refusal of the first of some problems; all of them are its data. Null without a problem. */
export function refusalOf(problems: readonly DatasetProblem[]): ApiError | null {
  const [first] = problems
  if (first === undefined) return null
  return new ApiError(first, { facts: { max: maxOf[first] ?? 0, count: datasetTags.most }, data: { problems } })
}

/** The texts as their owner sees them: the stored changes, else the published ones. */
export function textOf({
  draft,
  name,
  summary,
  description,
  categoryId,
  licence,
  tags,
  cover,
  source,
}: EditRow): DatasetText {
  return (
    draft ?? {
      name: name.cn,
      summary: summary.cn,
      description: description.cn,
      categoryId: categoryId ?? 0,
      licence: licence.id,
      tags: tags.map(({ cn }) => cn),
      cover,
      source: { name: source.name.cn, url: source.url ?? '' },
    }
  )
}

/** Texts in the form in which they are stored. */
export const storedText = (text: DatasetText): DatasetText => ({
  ...text,
  name: datasetName(text.name),
  summary: datasetSummary(text.summary),
  description: storedMarkup(text.description),
  tags: text.tags.map(datasetTag),
  source: { name: lineOf(text.source.name), url: text.source.url.trim() },
})

const both = (text: string): Bilingual => ({ cn: text, en: text })

/** A person writes one text for both languages; a stored one whose text did not change keeps its translation. */
const merged = (stored: Bilingual, text: string): Bilingual => (stored.cn === text ? stored : both(text))

/** The note about changes of the new version, for both languages. */
export const changesOf = (text: string): Bilingual => both(datasetChanges(text))

/** The licence of the list as it is stored: with its terms in words. */
function licenceFor(id: string, stored: EditRow['licence']): EditRow['licence'] {
  const terms = licenceOf(id)
  if (id === stored.id || terms === null) return stored
  const lines = termsOf(terms).map((key) => say(key))
  return {
    id,
    name: terms.name === null ? say(id) : both(terms.name),
    note: { cn: lines.map(({ cn }) => cn).join(''), en: lines.map(({ en }) => en).join(' ') },
    ...(terms.url === null ? {} : { url: terms.url }),
  }
}

/** The source of the data; own data without a source are the owner's. */
function sourceFor({ name, url }: DatasetText['source'], stored: EditRow['source']): EditRow['source'] {
  if (name === stored.name.cn && url === (stored.url ?? '')) return stored
  return {
    name: name === '' ? say('ownSource') : both(name),
    version: '',
    attribution: both(''),
    ...(url === '' ? {} : { url }),
  }
}

/** The agreement that everybody accepts before a download. */
const protocolFor = ({ name, note }: EditRow['licence'], source: EditRow['source']): Bilingual =>
  say('protocol', (lang) => ({
    licence: escaped(name[lang] || name.cn),
    note: escaped(note[lang] || note.cn),
    source: escaped(source.name[lang] || source.name.cn),
  }))

/** The columns of the published texts, made from what the owner wrote. */
export function publishedColumns(row: EditRow, text: DatasetText) {
  const licence = licenceFor(text.licence, row.licence)
  const source = sourceFor(text.source, row.source)
  const isSame = licence === row.licence && source === row.source
  return {
    name: merged(row.name, text.name),
    summary: merged(row.summary, text.summary),
    description: merged(row.description, text.description),
    tags: text.tags.map((tag) => row.tags.find(({ cn }) => cn === tag) ?? both(tag)),
    cover: text.cover,
    categoryId: text.categoryId,
    licence,
    source,
    ...(isSame && row.publishedAt !== null ? {} : { protocol: protocolFor(licence, source) }),
  }
}
