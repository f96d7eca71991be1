import { renderMarkdown } from '../src/modules/competition/markdown.ts'
import type { competitions } from '../src/modules/competition/tables.ts'

type Row = typeof competitions.$inferSelect

/** The sections of a competition's text, in their order. */
const sectionKeys = ['background', 'task', 'evaluation', 'data', 'rules'] as const

/** A competition's text in one language, parsed. */
export interface CompetitionText {
  title: string
  summary: string
  tags: string[]
  /** Titles and HTML in the order of `sectionKeys`. */
  sections: { title: string; html: string }[]
  faq: { question: string; answer: string }[]
}

/** Parts of a text, each with the title of the heading that starts it; headings are of one level. */
function pieces(markdown: string, marker: '##' | '###'): { title: string; body: string }[] {
  return markdown
    .split(new RegExp(`^${marker} `, 'm'))
    .slice(1)
    .map((piece) => {
      const end = piece.indexOf('\n')
      return { title: piece.slice(0, end).trim(), body: piece.slice(end + 1) }
    })
}

function frontMatter(head: string): Record<string, string> {
  const lines = head.split('\n').filter((line) => line.trim() !== '')
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
}

const listOf = (text = '') =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/**
 * Parses a text: front matter with title, summary and tags, then five sections, then questions under the sixth.
 * @throws Error when a part is missing.
 */
export function parseText(source: string): CompetitionText {
  const [, head = '', body = ''] = source.split(/^---$/m)
  const { title, summary, tags } = frontMatter(head)
  const parts = pieces(body, '##')
  if (!title || !summary || parts.length !== sectionKeys.length + 1) {
    throw new Error(`a competition's text has title, summary and ${sectionKeys.length + 1} sections`)
  }
  return {
    title,
    summary,
    tags: listOf(tags),
    sections: parts.slice(0, -1).map((part) => ({ title: part.title, html: renderMarkdown(part.body) })),
    faq: pieces(parts.at(-1)?.body ?? '', '###').map((part) => ({
      question: part.title,
      answer: renderMarkdown(part.body),
    })),
  }
}

/** The code of a tag: its English words with hyphens. */
export const tagCode = (english: string) => english.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Both languages of a text in the form of the competition's row.
 * @throws Error when their parts do not correspond.
 */
export function joinTexts(cn: CompetitionText, en: CompetitionText) {
  if (cn.faq.length !== en.faq.length || cn.tags.length !== en.tags.length) {
    throw new Error(`the two languages of "${cn.title}" differ in their questions or tags`)
  }
  const both = <T>(a: T, b: T | undefined) => ({ cn: a, en: b as T })
  const sections: Row['sections'] = sectionKeys.map((key, index) => ({
    key,
    title: both(cn.sections[index]?.title ?? '', en.sections[index]?.title),
    html: both(cn.sections[index]?.html ?? '', en.sections[index]?.html),
  }))
  const faq: Row['faq'] = cn.faq.map((item, index) => ({
    question: both(item.question, en.faq[index]?.question),
    answer: both(item.answer, en.faq[index]?.answer),
  }))
  const tags = cn.tags.map((name, index) => {
    const english = en.tags[index] ?? name
    return { code: tagCode(english), name: { cn: name, en: capital(english) } }
  })
  return { title: both(cn.title, en.title), summary: both(cn.summary, en.summary), sections, faq, tags }
}
