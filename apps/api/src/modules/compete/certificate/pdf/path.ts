/** Number of coordinates that a command of an SVG path takes. */
const sizes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, z: 0 }

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

const short = (value: number) => String(Math.round(value * 1000) / 1000)

/** Operators of one curve of degree two as a curve of degree three. */
function cubic([x0, y0]: readonly [number, number], [x1, y1, x, y]: readonly [number, number, number, number]): string {
  const [ax, ay] = [x0 + (2 / 3) * (x1 - x0), y0 + (2 / 3) * (y1 - y0)]
  const [bx, by] = [x + (2 / 3) * (x1 - x), y + (2 / 3) * (y1 - y)]
  return `${[ax, ay, bx, by, x, y].map(short).join(' ')} c`
}

/** An SVG path as operators of a PDF page. Throws for arcs and shorthand curves, which no picture of ours has. */
export function pathOperators(d: string): string {
  const out: string[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, name = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = name.toLowerCase()
    const size = sizes[kind]
    if (size === undefined) throw new Error(`a path has the command ${name}`)
    const isRelative = name === kind
    const values = (rest.match(NUMBER) ?? []).map(Number)
    if (kind === 'z') {
      out.push('h')
      ;[x, y] = [startX, startY]
      continue
    }
    for (let from = 0; from + size <= values.length; from += size) {
      const own = values.slice(from, from + size)
      const at = (value: number, place: number) => value + (isRelative ? (place % 2 === 0 ? x : y) : 0)
      if (kind === 'h') x = at(own[0] ?? 0, 0)
      else if (kind === 'v') y = at(own[0] ?? 0, 1)
      else {
        const points = own.map(at)
        const [nextX = 0, nextY = 0] = points.slice(-2)
        if (kind === 'c') out.push(`${points.map(short).join(' ')} c`)
        if (kind === 'q') out.push(cubic([x, y], points as unknown as [number, number, number, number]))
        ;[x, y] = [nextX, nextY]
        if (kind === 'm' && from === 0) {
          out.push(`${short(x)} ${short(y)} m`)
          ;[startX, startY] = [x, y]
          continue
        }
        if (kind === 'c' || kind === 'q') continue
      }
      out.push(`${short(x)} ${short(y)} l`)
    }
  }
  return out.join('\n')
}
