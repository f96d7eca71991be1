import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { problemOf } from './front-matter.ts'

const marked = new Marked({ async: false, gfm: true })

/** Author and terms of use of a picture, read from its text. */
export interface PictureCredit {
  credit: string
  licence: string
}

/** Resolves the name of a picture to an address and the words of its caption; null for a picture that the folder does not have. */
export type PictureOf = (name: string) => { src: string; caption: string } | null

/** `missing` takes the addresses of pictures that do not exist. */
const options = (pictureOf: PictureOf, missing: string[]): sanitizeHtml.IOptions => ({
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 'del', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    th: ['align'],
    td: ['align'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    img: ['src', 'alt', 'loading'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
    img: (tagName, { src = '', alt = '' }) => {
      const name = /^(?:\.\.\/)*pictures\/([\w.-]+)$/.exec(src)?.[1]
      const picture = name === undefined ? null : pictureOf(name)
      if (!picture) missing.push(src)
      return { tagName, attribs: { src: picture?.src ?? '', alt, loading: 'lazy' } }
    },
  },
})

/** A paragraph that is one picture becomes a figure, captioned with the picture's credit and licence. */
const withCaptions = (html: string, pictureOf: PictureOf) =>
  html.replace(/<p>(<img [^>]*src="(?:\.\.\/)*pictures\/([\w.-]+)"[^>]*>)<\/p>/g, (_, img: string, name: string) => {
    const caption = sanitizeHtml(pictureOf(name)?.caption ?? '', { allowedTags: [], allowedAttributes: {} })
    return `<figure>${img}<figcaption>${caption}</figcaption></figure>`
  })

/**
 * Markdown of an editor as HTML that is safe to show: no script, style, foreign picture, form or frame survives. Throws
 * `ContentProblem` for pictures that do not exist.
 */
export function editorHtml(file: string, markdown: string, pictureOf: PictureOf): string {
  const html = withCaptions(marked.parse(markdown) as string, pictureOf)
  const missing: string[] = []
  const safe = sanitizeHtml(html, options(pictureOf, missing)).trim()
  const reasons = missing.map((src) => `there is no picture ${src}: use ../../pictures/ and the name of a file there`)
  if (reasons.length > 0) throw problemOf(file, ...reasons)
  return safe
}

/** A section: the text under a heading of the second level. */
export interface Section {
  id: string
  title: string
  html: string
}

const plainOf = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

/** Cuts a text at its headings of a level; the ids count the headings, so that both languages have the same addresses. */
export function sectionsOf(html: string, level: 2 | 3, prefix: string): { before: string; sections: Section[] } {
  const [before = '', ...rest] = html.split(new RegExp(`<h${level}>`))
  return {
    before: before.trim(),
    sections: rest.map((part, index) => {
      const end = part.indexOf(`</h${level}>`)
      return {
        id: `${prefix}${index + 1}`,
        title: plainOf(part.slice(0, end)),
        html: part.slice(end + `</h${level}>`.length).trim(),
      }
    }),
  }
}

/** Gives the headings of the second level ids, for a table of contents. */
export function withHeadingIds(html: string): { html: string; headings: { id: string; title: string }[] } {
  const headings: { id: string; title: string }[] = []
  const marked = html.replace(/<h2>(.*?)<\/h2>/g, (_, inner: string) => {
    const id = `s${headings.length + 1}`
    headings.push({ id, title: plainOf(inner) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}

/** The words of a text without its markup. */
export const wordsOf = plainOf
