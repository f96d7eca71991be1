import { isEmptyMarkup, wordsOfMarkup } from '../../base/markup/parse.ts'
import { countText, fitsText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf, linesOf } from '../../base/text/line.ts'
import { hasUnfitCharacters, normaliseName } from '../../base/text/name.ts'
import type { Downloaders } from './downloaders.ts'
import { licenceOf } from './licences.ts'
import { MAX_COLUMNS } from './profile.ts'

/** Most code points of a data set's texts; the description is counted without its markup. */
export const datasetLimits = {
  name: 80,
  summary: 200,
  description: 30_000,
  sourceName: 100,
  sourceUrl: 500,
  changes: 500,
  /** Of what one column holds. */
  column: 200,
} as const

/** Most characters of a description with its markup. */
export const MAX_DESCRIPTION_MARKUP = 200_000

/** Most columns that an owner describes, most characters of the name of one, and of all descriptions together. */
export const columnTexts = { most: MAX_COLUMNS, name: 1000, all: 100_000 } as const

/** Most tags of a data set, and most code points of each. */
export const datasetTags = { most: 6, length: 20 } as const

/** Most data sets of a person, drafts and withdrawn ones included. */
export const MAX_OWN_DATASETS = 100

/** The texts of a data set, written by its owner. */
export interface DatasetText {
  name: string
  /** One or two sentences for the list. */
  summary: string
  /** Markup of the formatted editor. */
  description: string
  /** 0 until one is chosen. */
  categoryId: number
  /** Id of one of `licences`; empty until one is chosen. */
  licence: string
  tags: readonly string[]
  /** Address of an uploaded picture. */
  cover: string | null
  /** The source of the data; empty for the person's own data. */
  source: { name: string; url: string }
  /** The people who may download; empty: the licence decides. */
  downloaders: Downloaders | ''
  /** Descriptions of columns, by the name of the column. */
  columns: Readonly<Record<string, string>>
}

export const datasetProblems = [
  'datasetNameEmpty',
  'datasetNameInvalid',
  'datasetSummaryEmpty',
  'datasetSummaryInvalid',
  'datasetTextEmpty',
  'datasetTextInvalid',
  'datasetCategoryMissing',
  'datasetLicenceMissing',
  'datasetTagInvalid',
  'datasetSourceInvalid',
  'datasetColumnInvalid',
  'datasetFilesMissing',
  'datasetUploadsOpen',
  'datasetChangesEmpty',
  'datasetChangesInvalid',
] as const
export type DatasetProblem = (typeof datasetProblems)[number]

/** Normalise the texts for storage. */
export const datasetName = lineOf
export const datasetSummary = linesOf
export const datasetTag = lineOf
export const datasetChanges = linesOf

/** `taken`: exists already, regardless of case and width. */
export type TagProblem = 'full' | 'empty' | 'forbidden' | 'tooLong' | 'taken'

/** Reason why a tag cannot be added to the existing ones, or null. */
export function tagProblem(tag: string, there: readonly string[]): TagProblem | null {
  if (there.length >= datasetTags.most) return 'full'
  if (hasForbiddenCharacters(tag)) return 'forbidden'
  const stored = datasetTag(tag)
  if (stored === '') return 'empty'
  if (countText(stored) > datasetTags.length) return 'tooLong'
  return there.some((one) => normaliseName(one) === normaliseName(stored)) ? 'taken' : null
}

const tagsAreFine = (tags: readonly string[]): boolean =>
  tags.every((tag, index) => tagProblem(tag, tags.slice(0, index)) === null)

const fits = (text: string, stored: (text: string) => string, max: number): boolean =>
  !hasForbiddenCharacters(text) && fitsText(stored(text), max)

/** Whether a name can be stored; a draft may have an empty one. */
export const datasetNameFits = (name: string): boolean =>
  fits(name, datasetName, datasetLimits.name) && !hasUnfitCharacters(datasetName(name))

/** Whether a text is an address of the web, or empty. */
function isWebAddress(text: string): boolean {
  if (text === '') return true
  if (text.length > datasetLimits.sourceUrl || hasForbiddenCharacters(text) || !URL.canParse(text)) return false
  return ['http:', 'https:'].includes(new URL(text).protocol)
}

function descriptionFits(html: string): boolean {
  // no longer text is parsed
  if (html.length > MAX_DESCRIPTION_MARKUP || hasForbiddenCharacters(html)) return false
  return countText(wordsOfMarkup(html)) <= datasetLimits.description
}

/** Whether a text about a column can be stored. */
export const columnTextFits = (text: string): boolean => fits(text, lineOf, datasetLimits.column)

function columnsFit(columns: DatasetText['columns']): boolean {
  const all = Object.entries(columns)
  const letters = all.reduce((sum, [name, text]) => sum + name.length + text.length, 0)
  return (
    all.length <= columnTexts.most &&
    letters <= columnTexts.all &&
    all.every(
      ([name, text]) => name.length <= columnTexts.name && !hasForbiddenCharacters(name) && columnTextFits(text),
    )
  )
}

/**
 * The problems that keep a text from being stored as a draft, in the order of the form. A draft may lack anything, but no text may
 * be too long.
 */
export function draftProblems({ name, summary, description, tags, source, columns }: DatasetText): DatasetProblem[] {
  const problems: (DatasetProblem | false)[] = [
    !datasetNameFits(name) && 'datasetNameInvalid',
    !fits(summary, datasetSummary, datasetLimits.summary) && 'datasetSummaryInvalid',
    !descriptionFits(description) && 'datasetTextInvalid',
    !tagsAreFine(tags) && 'datasetTagInvalid',
    !(fits(source.name, lineOf, datasetLimits.sourceName) && isWebAddress(source.url.trim())) && 'datasetSourceInvalid',
    !columnsFit(columns) && 'datasetColumnInvalid',
  ]
  return problems.filter((problem) => problem !== false)
}

/** The facts that decide a publication, besides the texts. */
export interface PublishFacts {
  /** Files of the version to publish. */
  files: number
  /** Uploads that are not finished. */
  openUploads: number
  /** The note about changes; null where the publication makes no new version, or the first one. */
  changes: string | null
}

/** All problems that keep a data set from being published, in the order of the form; empty when it can be. */
export function publishProblems(text: DatasetText, { files, openUploads, changes }: PublishFacts): DatasetProblem[] {
  const problems: (DatasetProblem | false)[] = [
    datasetName(text.name) === '' && 'datasetNameEmpty',
    datasetSummary(text.summary) === '' && 'datasetSummaryEmpty',
    isEmptyMarkup(text.description.slice(0, MAX_DESCRIPTION_MARKUP)) && 'datasetTextEmpty',
    text.categoryId === 0 && 'datasetCategoryMissing',
    licenceOf(text.licence) === null && 'datasetLicenceMissing',
    files === 0 && 'datasetFilesMissing',
    openUploads > 0 && 'datasetUploadsOpen',
    changes !== null && datasetChanges(changes) === '' && 'datasetChangesEmpty',
    changes !== null && !fits(changes, datasetChanges, datasetLimits.changes) && 'datasetChangesInvalid',
  ]
  const found = new Set([...draftProblems(text), ...problems.filter((problem) => problem !== false)])
  return datasetProblems.filter((problem) => found.has(problem))
}

/** Whether two lists name the same files, whatever their order: then a publication makes no new version. */
export const hasSameFiles = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length
