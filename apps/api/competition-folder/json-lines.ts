/** Lines of the values of a JSON text. */
export interface JsonLines {
  /** The line of the value at a path, or of the nearest value around it. */
  lineOf(path: readonly PropertyKey[]): number
  /** Keys that an object has twice, each with its line. JSON.parse would silently take the last one. */
  twice: { key: string; line: number }[]
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\n/g

interface Level {
  isObject: boolean
  /** The key, or the place in an array, that the next value belongs to. */
  key: string | number
  keys: Set<string>
}

const textOf = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String))

/** Finds the lines of all values in a text that JSON.parse has read without an error. */
export function jsonLines(text: string): JsonLines {
  const lines = new Map<string, number>()
  const twice: JsonLines['twice'] = []
  const levels: Level[] = []
  let line = 1
  let waitsForKey = false
  const note = () => lines.set(textOf(levels.map(({ key }) => key)), line)
  for (const [token] of text.matchAll(tokens)) {
    const level = levels.at(-1)
    if (token === '\n') line += 1
    else if (token === '{' || token === '[') {
      note()
      levels.push({ isObject: token === '{', key: token === '{' ? '' : 0, keys: new Set() })
      waitsForKey = token === '{'
    } else if (token === '}' || token === ']') {
      levels.pop()
      waitsForKey = false
    } else if (token === ',') {
      waitsForKey = level?.isObject ?? false
      if (typeof level?.key === 'number') level.key += 1
    } else if (token === ':') waitsForKey = false
    else if (waitsForKey && level) {
      level.key = JSON.parse(token) as string
      if (level.keys.has(level.key)) twice.push({ key: level.key, line })
      level.keys.add(level.key)
      note()
    } else note()
  }
  return {
    twice,
    lineOf(path) {
      for (let length = path.length; length >= 0; length--) {
        const found = lines.get(textOf(path.slice(0, length)))
        if (found !== undefined) return found
      }
      return 1
    },
  }
}
