import { countText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf } from '../../base/text/line.ts'

/** Most characters of a project's title and summary. */
export const MAX_PROJECT_TITLE = 60
export const MAX_PROJECT_SUMMARY = 300

/** Largest document of a project, in bytes. */
export const MAX_PROJECT_FILE = 10 * 1024 * 1024

/** Most bytes of a Markdown document that is shown on the page; a longer one is downloaded. */
export const MAX_SHOWN_DOCUMENT = 256 * 1024

/** Kinds of documents by the ending of their name. */
export const documentEndings = { markdown: ['.md', '.markdown'], pdf: ['.pdf'] } as const
export type DocumentKind = keyof typeof documentEndings

/** Kind of a document by its name; null for any other file. */
export function documentKind(name: string): DocumentKind | null {
  const lower = name.toLowerCase()
  const kinds = Object.keys(documentEndings) as DocumentKind[]
  return kinds.find((kind) => documentEndings[kind].some((ending) => lower.endsWith(ending))) ?? null
}

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((sign, index) => bytes[index] === sign.charCodeAt(0))

/** Whether a document's content is what its name says: a PDF begins with its mark, Markdown is UTF-8 text without NUL. */
export function isDocument(kind: DocumentKind, bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  if (kind === 'pdf') return startsWith(bytes, '%PDF-')
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}

/** Title and summary of a project; the English ones may be empty. */
export interface ProjectTexts {
  title: string
  titleEn: string
  summary: string
  summaryEn: string
}

/** Field and kind of a problem. */
export interface ProjectProblem {
  field: keyof ProjectTexts
  reason: 'projectTitleInvalid' | 'projectSummaryInvalid'
}

/** The texts as they are stored: one line for titles, no blanks around summaries. */
export const projectTexts = ({ title, titleEn, summary, summaryEn }: ProjectTexts): ProjectTexts => ({
  title: lineOf(title),
  titleEn: lineOf(titleEn),
  summary: summary.normalize('NFC').trim(),
  summaryEn: summaryEn.normalize('NFC').trim(),
})

/** The first problem of a project's texts, or null: Chinese title and summary are needed, none is longer than allowed. */
export function projectProblem(texts: ProjectTexts): ProjectProblem | null {
  const clean = projectTexts(texts)
  const check = (field: keyof ProjectTexts, max: number, isNeeded: boolean): boolean =>
    !hasForbiddenCharacters(texts[field]) && countText(clean[field]) <= max && (!isNeeded || clean[field] !== '')
  if (!check('title', MAX_PROJECT_TITLE, true)) return { field: 'title', reason: 'projectTitleInvalid' }
  if (!check('titleEn', MAX_PROJECT_TITLE * 2, false)) return { field: 'titleEn', reason: 'projectTitleInvalid' }
  if (!check('summary', MAX_PROJECT_SUMMARY, true)) return { field: 'summary', reason: 'projectSummaryInvalid' }
  if (!check('summaryEn', MAX_PROJECT_SUMMARY * 3, false))
    return { field: 'summaryEn', reason: 'projectSummaryInvalid' }
  return null
}
