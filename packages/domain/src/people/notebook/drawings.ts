/** Elements whose drawings are signs of a program's own page, or that show more than words and drawings. */
const programs = /<(?:script|button|input|select|table|canvas|iframe|object|embed|video|audio|img)[\s>/]/i

/** Most drawings of one output. */
const MOST_DRAWINGS = 10

/** Whether a piece of markup has words outside of its tags, comments and styles. */
function hasWords(markup: string): boolean {
  let inside: 'words' | 'tag' | 'comment' | 'style' = 'words'
  for (const [token] of markup.matchAll(/<!--|-->|<style\b|<\/style|<|>|[^<>\s-]|-/gi)) {
    const name = token.toLowerCase()
    if (inside === 'comment') inside = name === '-->' ? 'words' : 'comment'
    else if (inside === 'style') inside = name === '</style' ? 'tag' : 'style'
    else if (name === '<!--') inside = 'comment'
    else if (name === '<style') inside = 'style'
    else if (token.startsWith('<')) inside = 'tag'
    else if (inside === 'tag') inside = token === '>' ? 'words' : 'tag'
    else if (token !== '>' && token !== '-->') return true
  }
  return false
}

/** A markup without what stands before its body, and without the declaration of its type. */
function withoutProlog(markup: string): string {
  const body = markup.search(/<body[\s>]/i)
  if (body >= 0) return markup.slice(markup.indexOf('>', body) + 1)
  const start = markup.search(/<!doctype/i)
  if (start < 0) return markup
  const bracket = markup.indexOf('[', start)
  const close = markup.indexOf('>', start)
  const inner = bracket >= 0 && bracket < close ? markup.indexOf(']', bracket) : start
  const end = inner < 0 ? -1 : markup.indexOf('>', inner)
  return end < 0 ? '' : markup.slice(0, start) + markup.slice(end + 1)
}

/**
 * The drawings of a markup and the pieces with words around them, in their order; null for a markup without a drawing, and for one that
 * shows more than words and drawings. Pieces are markup of strangers still, with tags that may have no other end.
 */
export function drawingsIn(html: string): ({ svg: string } | { words: string })[] | null {
  const pieces: ({ svg: string } | { words: string })[] = []
  const around: string[] = []
  const addWords = (markup: string) => {
    around.push(markup)
    const words = withoutProlog(markup)
    if (hasWords(words)) pieces.push({ words })
  }
  let [depth, start, end, drawings] = [0, 0, 0, 0]
  for (const { 0: token, index } of html.matchAll(/<svg(?=[\s>/])|<\/svg\s*>/gi)) {
    const isOpen = !token.startsWith('</')
    if (isOpen && depth === 0) start = index
    depth = Math.max(0, depth + (isOpen ? 1 : -1))
    if (isOpen || depth > 0 || start < end) continue
    addWords(html.slice(end, start))
    end = index + token.length
    pieces.push({ svg: html.slice(start, end) })
    drawings += 1
    start = html.length
    if (drawings === MOST_DRAWINGS) break
  }
  if (drawings === 0) return null
  addWords(html.slice(end))
  return around.some((markup) => programs.test(markup)) ? null : pieces
}
