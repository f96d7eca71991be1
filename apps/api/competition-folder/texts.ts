import { sectionKeys } from '@shulei/domain/host/desk/values.ts'
import type { competitions } from '../src/modules/compete/competition/tables.ts'
import { renderMarkdown } from '../src/platform/texts/read/markdown.ts'
import { type Findings, quote } from './finding.ts'

type Row = typeof competitions.$inferSelect

/** Lengths in characters, and numbers of parts. */
const MOST = { title: 60, summary: 200, tags: 8, tag: 30 }

/** A competition's text in one language, parsed. */
export interface CompetitionText {
  title: string
  summary: string
  tags: string[]
  /** Titles and HTML in the order of `sectionKeys`. */
  sections: { title: string; html: string }[]
  faq: { question: string; answer: string }[]
}

/** A part of a text under a heading. `line` is that of the heading. */
interface Piece {
  title: string
  line: number
  body: string[]
}

const fence = /^ {0,3}(`{3,}|~{3,})/

/** Parts of a text, each with the heading that starts it; headings in blocks of code are none. */
function pieces(lines: readonly string[], marker: '##' | '###', first: number): { before: string[]; parts: Piece[] } {
  const before: string[] = []
  const parts: Piece[] = []
  let open: string | null = null
  for (const [at, text] of lines.entries()) {
    const mark = fence.exec(text)?.[1]
    if (mark && (open === null || mark.startsWith(open))) open = open === null ? mark : null
    if (open === null && text.startsWith(`${marker} `)) {
      parts.push({ title: text.slice(marker.length + 1).trim(), line: first + at, body: [] })
    } else (parts.at(-1)?.body ?? before).push(text)
  }
  return { before, parts }
}

const isBlank = (lines: readonly string[]) => lines.every((line) => line.trim() === '')

const listOf = (text = '') =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

type Report = (text: string, line: number | null) => void

interface Head {
  title: string
  summary: string
  tags: string[]
}

/** The lines between the first two `---`, and the number of lines up to the second one; null without them. */
function splitHead(lines: readonly string[]): { head: string[]; end: number; start: number } | null {
  const start = lines.findIndex((line) => line.trim() !== '')
  if (lines[start]?.trim() !== '---') return null
  const end = lines.findIndex((line, at) => at > start && line.trim() === '---')
  return end < 0 ? null : { head: lines.slice(start + 1, end), start: start + 1, end }
}

function readHead({ head, start }: { head: readonly string[]; start: number }, report: Report): Head {
  const fields = new Map<string, { value: string; line: number }>()
  for (const [at, text] of head.entries()) {
    const line = start + at + 1
    if (text.trim() === '') continue
    const [, key, value = ''] = /^\s*([a-z]+)\s*:(.*)$/.exec(text) ?? []
    if (key !== 'title' && key !== 'summary' && key !== 'tags') {
      report(`${quote(text.trim())} is no line of the head. Write title:, summary: or tags: there.`, line)
    } else if (fields.has(key)) report(`${quote(key)} is there twice. Keep one of them.`, line)
    else fields.set(key, { value: value.trim(), line })
  }
  const required = (key: 'title' | 'summary') => {
    const { value = '', line = start } = fields.get(key) ?? {}
    if (value === '') report(`The ${key} is missing. Write “${key}: …” between the two lines of ---.`, line)
    else if ([...value].length > MOST[key])
      report(`The ${key} is longer than ${MOST[key]} characters. Shorten it.`, line)
    return value
  }
  const { value, line = null } = fields.get('tags') ?? {}
  const tags = listOf(value)
  if (tags.length > MOST.tags) report(`There are ${tags.length} tags. Keep ${MOST.tags} at most.`, line)
  for (const tag of tags) {
    if ([...tag].length > MOST.tag) report(`The tag ${quote(tag)} is longer than ${MOST.tag} characters.`, line)
  }
  if (new Set(tags).size < tags.length) report('A tag is there twice. Keep one of them.', line)
  return { title: required('title'), summary: required('summary'), tags }
}

/** Markdown that the page leaves out. */
function reportLost(piece: Piece, report: Report): void {
  let open = false
  for (const [at, text] of piece.body.entries()) {
    if (fence.test(text)) open = !open
    const line = piece.line + at + 1
    const words = text.replace(/`[^`]*`/g, '')
    if (open) continue
    if (/!\[[^\]]*\]\(/.test(words)) report('Pages show no pictures of a text. Describe what it shows.', line)
    if (/<\/?(script|style|iframe|img|form|svg|object|embed)\b/i.test(words)) {
      report('Pages leave this HTML out. Write Markdown.', line)
    }
  }
}

function readFaq(piece: Piece, report: Report): CompetitionText['faq'] {
  const { before, parts } = pieces(piece.body, '###', piece.line + 1)
  if (!isBlank(before)) {
    report('Text before the first question is not shown. Begin each question with ###.', piece.line)
  }
  for (const { title, body, line } of parts) {
    if (title === '') report('A question is empty. Write it after ###.', line)
    if (isBlank(body)) report(`The question ${quote(title)} has no answer. Write it below.`, line)
  }
  return parts.map((part) => ({ question: part.title, answer: renderMarkdown(part.body.join('\n')) }))
}

const thereAre = (count: number, what: string) => (count === 1 ? `There is 1 ${what}` : `There are ${count} ${what}s`)

function readBody(lines: readonly string[], first: number, report: Report): Pick<CompetitionText, 'sections' | 'faq'> {
  const { before, parts } = pieces(lines, '##', first)
  const count = sectionKeys.length + 1
  if (!isBlank(before)) report('Text before the first section is not shown. Put it below a heading.', first)
  if (parts.length !== count) {
    const order = 'background, task, evaluation, data, rules, questions'
    report(
      `${thereAre(parts.length, 'section')}. Write ${count} headings with ##, in this order: ${order}.`,
      parts.at(-1)?.line ?? first,
    )
  }
  for (const [at, part] of parts.entries()) {
    if (part.title === '') report('A heading is empty. Write it after ##.', part.line)
    if (at < sectionKeys.length && isBlank(part.body)) report(`The section ${quote(part.title)} is empty.`, part.line)
    reportLost(part, report)
  }
  const [faq] = parts.slice(sectionKeys.length)
  return {
    sections: parts
      .slice(0, sectionKeys.length)
      .map((part) => ({ title: part.title, html: renderMarkdown(part.body.join('\n')) })),
    faq: faq ? readFaq(faq, report) : [],
  }
}

/** Reads a text: a head with title, summary and tags, five sections, then questions under the sixth. */
export function readText(source: string, report: Report): CompetitionText {
  const lines = source.replace(/\r\n?/g, '\n').split('\n')
  const split = splitHead(lines)
  if (!split) report('The head is missing. Begin the file with title:, summary: and tags: between two lines of ---.', 1)
  const { end } = split ?? { end: -1 }
  const head = split ? readHead(split, report) : { title: '', summary: '', tags: [] }
  return { ...head, ...readBody(lines.slice(end + 1), end + 2, report) }
}

/** A text as it is written, by its parts. */
export interface TextParts {
  title: string
  summary: string
  tags: string[]
  /** Headings and Markdown in the order of `sectionKeys`. */
  sections: { heading: string; text: string }[]
  faqHeading: string
  /** Questions and Markdown. */
  faq: { question: string; answer: string }[]
}

const bodyOf = ({ body }: Piece) => body.join('\n').trim()

/** The parts of a text without mistakes. */
export function readParts(source: string): TextParts {
  const lines = source.replace(/\r\n?/g, '\n').split('\n')
  const split = splitHead(lines)
  if (!split) throw new Error('a text has no head')
  const { title, summary, tags } = readHead(split, () => {})
  const { parts } = pieces(lines.slice(split.end + 1), '##', 0)
  const faq = parts[sectionKeys.length]
  return {
    ...{ title, summary, tags },
    sections: parts.slice(0, sectionKeys.length).map((part) => ({ heading: part.title, text: bodyOf(part) })),
    faqHeading: faq?.title ?? '',
    faq: pieces(faq?.body ?? [], '###', 0).parts.map((part) => ({ question: part.title, answer: bodyOf(part) })),
  }
}

/** The text of parts, which `readText` reads as they are. */
export function writeParts({ title, summary, tags, sections, faqHeading, faq }: TextParts): string {
  const head = ['---', `title: ${title}`, `summary: ${summary}`, `tags: [${tags.join(', ')}]`, '---']
  return `${[
    head.join('\n'),
    ...sections.map(({ heading, text }) => `## ${heading}\n\n${text}`),
    `## ${faqHeading}`,
    ...faq.map(({ question, answer }) => `### ${question}\n\n${answer}`),
  ].join('\n\n')}\n`
}

/** Reads a text without mistakes. @throws Error with the first mistake. */
export function parseText(source: string): CompetitionText {
  return readText(source, (text, line) => {
    throw new Error(`line ${line}: ${text}`)
  })
}

/** The code of a tag: its English words with hyphens, else the tag itself. */
export function tagCode(name: string): string {
  const code = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return /[a-z0-9]/.test(code) ? code : name
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Codes and names of the tags of a text in one or two languages. */
export const tagsOf = (first: Pick<TextParts, 'tags'>, english: Pick<TextParts, 'tags'> | null) =>
  first.tags.map((name, index) => {
    const own = english?.tags[index]
    return { code: tagCode(own ?? name), name: { cn: name, en: own ? capital(own) : '' } }
  })

/** Names the parts in which two languages of a text do not correspond. */
export function compareTexts(cn: CompetitionText, en: CompetitionText, findings: Pick<Findings, 'add'>): void {
  const file = 'text.en-US.md'
  const differ = (what: string, a: number, b: number) => {
    if (a === b) return
    const text = `${thereAre(b, what)}, but ${a} in text.zh-CN.md. Both languages have the same ones, in the same order.`
    findings.add({ file, line: null, text })
  }
  differ('question', cn.faq.length, en.faq.length)
  differ('tag', cn.tags.length, en.tags.length)
}

/**
 * A text in the form of the competition's row. In the place of a missing English text the site shows the Chinese one; a missing
 * Chinese one is replaced here.
 * @throws Error when the parts of two languages do not correspond.
 */
export function joinTexts(chinese: CompetitionText | null, english: CompetitionText | null) {
  const cn = chinese ?? english
  if (!cn) throw new Error('a competition has a text in one language at least')
  const en = chinese ? english : null
  if (en) {
    compareTexts(cn, en, {
      add({ text }) {
        throw new Error(`“${cn.title}”: ${text}`)
      },
    })
  }
  const both = (a: string, b: string | undefined) => ({ cn: a, en: b ?? '' })
  const sections: Row['sections'] = sectionKeys.map((key, index) => ({
    key,
    title: both(cn.sections[index]?.title ?? '', en?.sections[index]?.title),
    html: both(cn.sections[index]?.html ?? '', en?.sections[index]?.html),
  }))
  const faq: Row['faq'] = cn.faq.map((item, index) => ({
    question: both(item.question, en?.faq[index]?.question),
    answer: both(item.answer, en?.faq[index]?.answer),
  }))
  const tags = tagsOf(cn, en)
  return { title: both(cn.title, en?.title), summary: both(cn.summary, en?.summary), sections, faq, tags }
}
