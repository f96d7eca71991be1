/** Deepest level of a value that is written. */
const DEEPEST = 30

/**
 * A value of JSON with each of its parts on a line of its own, until its text has `max` characters; deeper levels and the rest are
 * left out.
 */
export function formatted(value: unknown, max: number): { text: string; isCut: boolean } {
  let text = ''
  let isCut = false
  const put = (part: string) => {
    text += part
    if (text.length > max) isCut = true
  }
  function write(part: unknown, depth: number) {
    const isList = Array.isArray(part)
    const [open = '', close = ''] = isList ? '[]' : '{}'
    const entries = typeof part === 'object' && part !== null ? Object.entries(part) : []
    if (typeof part !== 'object' || part === null) put(JSON.stringify(part) ?? 'null')
    else if (entries.length === 0) put(open + close)
    else if (depth === DEEPEST) {
      put(`${open}…${close}`)
      isCut = true
    } else {
      put(open)
      for (const [index, [name, inner]] of entries.entries()) {
        if (text.length > max) return
        put(`${index > 0 ? ',' : ''}\n${'  '.repeat(depth + 1)}${isList ? '' : `${JSON.stringify(name)}: `}`)
        write(inner, depth + 1)
      }
      put(`\n${'  '.repeat(depth)}${close}`)
    }
  }
  write(value, 0)
  if (text.length <= max) return { text, isCut }
  const end = text.lastIndexOf('\n', max)
  return { text: text.slice(0, end > 0 ? end : max), isCut: true }
}
