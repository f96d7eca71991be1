import type { Instant } from '../../base/time/instant.ts'
import { shanghaiDay } from '../../base/time/instant.ts'

/** The facts of a citation, in the language of the page. */
export interface CitationFacts {
  id: number
  name: string
  /** The owner; the site is the author of what has none. */
  author: string | null
  publisher: string
  publishedAt: Instant
  version: number
  /** Absolute address of the page. */
  url: string
  /** The source of the data, as a sentence without its full stop; empty where nobody says it. */
  source: string
  /** The day on which the page was read. */
  readAt: Instant
}

/** Signs that mean something to BibTeX. */
const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}
const escaped = (text: string) => text.replace(/[\\{}&%$#_~^]/g, (sign) => special[sign] ?? sign)

/** A BibTeX entry. Braces around the title keep its capitals. */
export function bibtexOf(facts: Omit<CitationFacts, 'readAt'>): string {
  const { id, name, author, publisher, publishedAt, version, url, source } = facts
  const year = shanghaiDay(publishedAt).slice(0, 4)
  return [
    `@misc{shulei-dataset-${id},`,
    `  title = {{${escaped(name)}}},`,
    `  author = {{${escaped(author ?? publisher)}}},`,
    `  year = {${year}},`,
    `  publisher = {${escaped(publisher)}},`,
    `  version = {${version}},`,
    `  url = {${url}}${source === '' ? '' : ','}`,
    ...(source === '' ? [] : [`  note = {${escaped(source)}}`]),
    '}',
  ].join('\n')
}

/** A reference by GB/T 7714—2015: a data set on line, [DS/OL], with the days of its publication and of the reading, then its source. */
export function gbtOf({ name, author, publisher, publishedAt, version, url, source, readAt }: CitationFacts): string {
  const [published, read] = [shanghaiDay(publishedAt), shanghaiDay(readAt)]
  const dates = `${published.slice(0, 4)}(${published})[${read}]`
  const reference = `${author ?? publisher}. ${name}: V${version}[DS/OL]. ${publisher}, ${dates}. ${url}.`
  return source === '' ? reference : `${reference} ${source}.`
}
