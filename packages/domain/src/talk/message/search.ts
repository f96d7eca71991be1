/** Longest search text, in code points. */
export const MAX_SEARCH_LENGTH = 60

/** A part of a text: `found` marks a searched word. */
export interface SearchPart {
  text: string
  found: boolean
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Most characters of an excerpt before the first hit. */
const LEAD = 20

/**
 * An excerpt on one line, from shortly before the first searched word, with the words marked. A word in another form (full
 * width) is not marked. Without a hit the excerpt begins at the start of the text.
 */
export function excerptOf(text: string, query: string): SearchPart[] {
  const line = text.replace(/\s+/gu, ' ').trim()
  const words = query.split(/\s+/u).filter((word) => word !== '')
  if (words.length === 0) return [{ text: line, found: false }]
  const pattern = new RegExp(`(${words.map(escapeRegExp).join('|')})`, 'giu')
  const first = pattern.exec(line)?.index ?? 0
  const start = Math.max(0, [...line.slice(0, first)].length - LEAD)
  const shown = (start > 0 ? '…' : '') + [...line].slice(start).join('')
  return shown
    .split(pattern)
    .map((part, index) => ({ text: part, found: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
