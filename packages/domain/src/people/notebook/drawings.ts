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

/**
 * The drawings of a markup and the pieces with words around them, in their order; null for a markup without a drawing, and for one that
 * shows more than words and drawings. Pieces are markup of strangers still, with tags that may have no other end.
 */
export function drawingsIn(html: string): ({ svg: string } | { words: string })[] | null {
  const pieces: ({ svg: string } | { words: string })[] = []
  const around: string[] = []
  const addWords = (words: string) => {
    around.push(words)
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
