import { escaped } from '@shulei/domain/base/markup/escape.ts'
import { Parser } from 'htmlparser2'

/** A drawing whose markup is sanitised, with its size in pixels. */
export interface ReadDrawing {
  kind: 'drawing'
  svg: string
  width: number
  height: number
}

/** Elements of a drawing: shapes, words, and what they are filled with. No script, foreign content, filter, animation or link. */
const tags: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'path', 'rect', 'circle', 'ellipse', 'line'],
  ...['polyline', 'polygon', 'text', 'tspan', 'clipPath', 'linearGradient', 'radialGradient', 'stop', 'pattern'],
  ...['marker', 'image', 'a', 'switch'],
])
/** Elements that are left out with all that is in them. */
const silent: ReadonlySet<string> = new Set([
  ...['script', 'foreignObject', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas', 'filter', 'mask', 'metadata'],
  ...['animate', 'animateMotion', 'animateTransform', 'set', 'discard', 'handler', 'listener', 'template', 'html'],
])

const attributeNames: ReadonlySet<string> = new Set([
  ...[
    'id',
    'class',
    'style',
    'd',
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'dx',
    'dy',
  ],
  ...['width', 'height', 'viewBox', 'points', 'transform', 'rotate', 'preserveAspectRatio', 'offset', 'gradientUnits'],
  ...['gradientTransform', 'spreadMethod', 'patternUnits', 'patternContentUnits', 'patternTransform', 'clipPathUnits'],
  ...['markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient', 'textLength', 'lengthAdjust', 'overflow'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'direction'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color', 'display'],
  ...['visibility', 'clip-path', 'clip-rule', 'marker-start', 'marker-mid', 'marker-end', 'stop-color', 'stop-opacity'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-variant', 'text-anchor', 'dominant-baseline'],
  ...['alignment-baseline', 'baseline-shift', 'letter-spacing', 'word-spacing', 'text-decoration', 'shape-rendering'],
  ...['text-rendering', 'image-rendering', 'vector-effect', 'paint-order', 'xml:space', 'writing-mode', 'version'],
])

/** Most elements of a drawing, counted once for each place that shows them, most levels, and most characters. */
const MOST_ELEMENTS = 60_000
const DEEPEST = 60
const DEEPEST_REFERENCE = 8
const MOST_CHARACTERS = 3_000_000
/** Most pixels of the pictures in a drawing together. */
const MOST_PIXELS = 16_000_000
/** Longest side of a drawing on a page. */
const LONGEST_SIDE = 4000

const local = /^#[\w.:-]{1,200}$/
const png = /^data:image\/png;base64,([A-Za-z0-9+/=\s]+)$/

/** Rules of a style that load nothing: no address but one of the drawing itself, no import, and no hidden signs. */
const loadsNothing = (style: string) =>
  !/[\\@]|expression|image\s*\(|image-set|src\s*\(|filter|mask|animation|javascript/i.test(style) &&
  !/url\((?!\s*["']?#)/i.test(style)

/** Rules of a style sheet without those that are `@` rules. */
const sheetOf = (style: string) => style.replace(/<!\[CDATA\[|\]\]>/g, '').replace(/@font-face\s*\{[^{}]*\}/g, '')

/** Pixels that a PNG says it has. */
function pixelsOf(base64: string): number {
  const start = Buffer.from(base64.slice(0, 64), 'base64')
  return start.length < 24 ? Number.POSITIVE_INFINITY : start.readUInt32BE(16) * start.readUInt32BE(20)
}

/** A length in pixels; null for one that depends on the page. */
function pixels(length: string | undefined): number | null {
  const [, number = '', unit = ''] = /^\s*(\d*\.?\d+)\s*(px|pt|pc|in|cm|mm|)\s*$/.exec(length ?? '') ?? []
  const size = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }[unit] ?? 1
  return number === '' ? null : Number(number) * size
}

function sizeOf({ width, height, viewBox }: Record<string, string>): { width: number; height: number } | null {
  const [, , boxWidth, boxHeight] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const size = { width: pixels(width) ?? boxWidth ?? 300, height: pixels(height) ?? boxHeight ?? 150 }
  const longest = Math.max(size.width, size.height)
  if (!(size.width >= 1 && size.height >= 1 && longest < 1e6)) return null
  const scale = Math.min(1, LONGEST_SIDE / longest)
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) }
}

/** Thrown for a drawing that is none, or that would take a browser too long. */
class Unfit extends Error {}

/** Counts the elements that a browser draws: those that others refer to, once for each time. */
class Uses {
  readonly #open: string[] = []
  /** Elements inside of each element with an id, and the ids that they refer to. */
  readonly #inside = new Map<string, number>()
  readonly #references = new Map<string, string[]>()
  readonly #all: string[] = []
  elements = 0

  start(id: string | undefined): void {
    this.elements += 1
    for (const one of this.#open) if (one !== '') this.#inside.set(one, (this.#inside.get(one) ?? 0) + 1)
    this.#open.push(id ?? '')
  }
  end(): void {
    this.#open.pop()
  }
  refer(target: string): void {
    this.#all.push(target)
    for (const one of this.#open) {
      const known = this.#references.get(one)
      if (known) known.push(target)
      else if (one !== '') this.#references.set(one, [target])
    }
  }
  /** Throws `Unfit` where a reference leads back to itself, or too many elements are drawn. */
  check(): void {
    const costs = new Map<string, number>()
    const costOf = (id: string, depth: number): number => {
      if (depth > DEEPEST_REFERENCE) throw new Unfit()
      const known = costs.get(id)
      if (known !== undefined) return known
      let cost = 1 + (this.#inside.get(id) ?? 0)
      for (const target of this.#references.get(id) ?? []) cost += costOf(target, depth + 1)
      costs.set(id, cost)
      return cost
    }
    let drawn = this.elements
    for (const target of this.#all) {
      drawn += costOf(target, 0)
      if (drawn > MOST_ELEMENTS) throw new Unfit()
    }
  }
}

/**
 * A drawing as an SVG file of shapes, words and colours alone, and its size. Nothing in it runs, moves, links or is loaded. Null for a
 * drawing that is none, or that has too much in it.
 */
export function drawingOf(svg: string): ReadDrawing | null {
  if (svg.length > MOST_CHARACTERS || /<!ENTITY/i.test(svg)) return null
  let kept = ''
  let size: ReturnType<typeof sizeOf> = null
  let depth = 0
  let hidden = 0
  let style: string | null = null
  let pictures = 0
  const uses = new Uses()
  const open: string[] = []

  /** The allowed attributes of an element, which starts with them. */
  function started(name: string, written: Record<string, string>): string {
    let all = ''
    const used: string[] = []
    for (const [key, value] of Object.entries(written)) {
      const isHref = key === 'href' || key === 'xlink:href'
      if (isHref) {
        const [, base64] = png.exec(value) ?? []
        if (local.test(value) && name !== 'a') {
          if (name === 'use') used.push(value.slice(1))
          all += ` href="${value}"`
        } else if (base64 !== undefined && name === 'image') {
          pictures += pixelsOf(base64.trim())
          if (pictures > MOST_PIXELS) throw new Unfit()
          all += ` href="${value.replace(/\s+/g, '')}"`
        }
      } else if (attributeNames.has(key) && loadsNothing(value)) {
        for (const [, target = ''] of value.matchAll(/url\(\s*["']?#([^"')\s]*)/gi)) used.push(target)
        all += ` ${key}="${escaped(value)}"`
      }
    }
    uses.start(written.id)
    for (const target of used) uses.refer(target)
    open.push(name)
    return all
  }

  const parser = new Parser(
    {
      onopentag(tag, written) {
        const name = tag.replace(/^svg:/, '')
        depth += 1
        if (depth > DEEPEST) throw new Unfit()
        if (
          hidden > 0 ||
          style !== null ||
          silent.has(name) ||
          (open.length === 0 && (name !== 'svg' || size !== null))
        ) {
          hidden += 1
          return
        }
        if (!tags.has(name)) return
        if (uses.elements > MOST_ELEMENTS) throw new Unfit()
        if (size === null) {
          size = sizeOf(written)
          if (size === null) throw new Unfit()
          const { width: _, height: __, ...rest } = written
          const root = { viewBox: `0 0 ${pixels(written.width) ?? 300} ${pixels(written.height) ?? 150}`, ...rest }
          const sides = `width="${size.width}" height="${size.height}"`
          kept += `<svg xmlns="http://www.w3.org/2000/svg" ${sides}${started(name, root)}>`
        } else if (name === 'style') {
          style = ''
          started(name, {})
        } else kept += `<${name}${started(name, written)}>`
      },
      ontext(text) {
        if (hidden > 0) return
        if (style !== null) style += text
        else if (open.at(-1) === 'text' || open.at(-1) === 'tspan' || open.at(-1) === 'title' || open.at(-1) === 'desc')
          kept += escaped(text)
      },
      onclosetag(tag) {
        const name = tag.replace(/^svg:/, '')
        depth -= 1
        if (hidden > 0) {
          hidden -= 1
          return
        }
        if (!tags.has(name) || open.length === 0) return
        if (style !== null && name === 'style') {
          const rules = sheetOf(style)
          if (loadsNothing(rules)) kept += `<style>${escaped(rules)}</style>`
          style = null
        } else kept += `</${name}>`
        uses.end()
        open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  try {
    parser.write(svg)
    parser.end()
    uses.check()
  } catch (error) {
    if (error instanceof Unfit) return null
    throw error
  }
  // signs that XML does not have
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
  const svgOut = kept.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return size === null ? null : { kind: 'drawing', svg: svgOut, ...(size as { width: number; height: number }) }
}
