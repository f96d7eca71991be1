/** A tag of a text: its name in lower case, and what stands between the name and the end of the tag. */
export interface Tag {
  name: string
  isEnd: boolean
  attributes: string
}

/** Elements whose text is dropped, too. */
const silent = 'script|style|head|title|noscript|object|template|iframe|svg|textarea|select'

/** The text without the elements that no reader sees. An element without its end tag reaches to the end of the text. */
function withoutSilent(html: string, names: string): string {
  const start = new RegExp(`<(${names})\\b`, 'gi')
  let kept = ''
  let at = 0
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const inner = html.indexOf('>', start.lastIndex) + 1
    // no tag after this one has an end either
    if (inner === 0) break
    kept += html.slice(at, found.index)
    const end = new RegExp(`</${found[1]}\\s*>`, 'gi')
    end.lastIndex = inner
    if (!end.exec(html)) return kept
    at = end.lastIndex
    start.lastIndex = at
  }
  return kept + html.slice(at)
}

/**
 * For each place of a text, where a tag ends that is open there, outside of the quoted values of its attributes; -1 where it has no
 * end. Read from the end of the text, so that no part of it is read twice.
 */
function endsOfTags(html: string): Int32Array {
  const ends = new Int32Array(html.length + 1).fill(-1)
  const quotes = new Map<string, number>()
  for (let at = html.length - 1; at >= 0; at -= 1) {
    const sign = html.charAt(at)
    if (sign === '>') ends[at] = at
    else if (sign === '"' || sign === "'") {
      const close = quotes.get(sign)
      ends[at] = close === undefined ? -1 : (ends[close + 1] ?? -1)
      quotes.set(sign, at)
    } else ends[at] = ends[at + 1] ?? -1
  }
  return ends
}

/**
 * The tags of a text and what stands between them, in time that grows with the length of the text whatever stands in it. Comments and
 * elements that no reader sees are left out, also formulas unless the text `hasMath`. A `<` that begins no tag is a piece of its own.
 */
export function* piecesOf(whole: string, { hasMath = false } = {}): Generator<Tag | string> {
  const html = withoutSilent(whole, hasMath ? silent : `${silent}|math`)
  const ends = html.includes('<') ? endsOfTags(html) : []
  const name = /<(\/?)([a-z][a-z0-9]*)/iy
  for (let at = 0; at < html.length; ) {
    if (html.charAt(at) !== '<') {
      const next = html.indexOf('<', at)
      const end = next < 0 ? html.length : next
      yield html.slice(at, end)
      at = end
      continue
    }
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4)
      at = end < 0 ? html.length : end + 3
      continue
    }
    name.lastIndex = at
    const found = name.exec(html)
    const end = found ? (ends[name.lastIndex] ?? -1) : -1
    if (found && end >= 0) {
      yield {
        name: (found[2] ?? '').toLowerCase(),
        isEnd: found[1] !== '',
        attributes: html.slice(name.lastIndex, end),
      }
      at = end + 1
    } else {
      yield '<'
      at += 1
    }
  }
}
