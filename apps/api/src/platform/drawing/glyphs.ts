import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font, type PathCommand } from 'fontkit'
import { LRUCache } from 'lru-cache'
import decompress from 'woff2-encoder/decompress'

/** Weights in which words are set. */
export type Weight = 400 | 700

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/unicode.json'))

interface Slice {
  file: string
  ranges: (readonly [from: number, to: number])[]
}

/** The files of the font, each with the ranges of its characters, as the font's `unicode.json` lists them. */
function readSlices(): Slice[] {
  const table = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  return Object.entries(table).map(([name, ranges]) => ({
    file: join(folder, 'files', `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  }))
}

let slices: Slice[] | undefined

function sliceOf(point: number): Slice | undefined {
  slices ??= readSlices()
  return slices.find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to))
}

/** Opened slices of the font by file and weight, some 100 kB each. */
const fonts = new LRUCache<string, Promise<Font>>({ max: 48 })

function fontOf({ file }: Slice, weight: Weight): Promise<Font> {
  const key = `${file} ${weight}`
  const known = fonts.get(key)
  if (known) return known
  const opened = (async () => {
    // fontkit cannot read the variations of a font that is still packed
    const font = create(Buffer.from(await decompress(await readFile(file)))) as Font
    return font.getVariation({ wght: weight })
  })()
  fonts.set(key, opened)
  opened.catch(() => fonts.delete(key))
  return opened
}

const SUBSCRIPT = 0.62

/** The outline of a character in a square of 1000 units, y downwards from the baseline. */
export interface Glyph {
  width: number
  draw: (x: number, y: number, scale: number) => string
  /** The outline as commands, y upwards from the baseline. */
  commands: () => readonly PathCommand[]
}

/** A digit below the line, as in CO₂, which the font lacks: its full digit, made smaller and lower. */
async function subscriptOf(character: string, weight: Weight): Promise<Glyph | null> {
  const digit = /[₀-₉]/.test(character) ? await glyphOf(character.normalize('NFKC'), weight, false) : null
  return (
    digit && {
      width: digit.width * SUBSCRIPT,
      draw: (x, y, scale) => digit.draw(x, y + scale * 140, scale * SUBSCRIPT),
      commands: () =>
        digit.commands().map(({ command, args }) => ({
          command,
          args: args.map((value, place) => value * SUBSCRIPT - (place % 2) * 140),
        })),
    }
  )
}

/** The room on both sides of a character that the font makes as wide as a Han character, though Latin text does not. */
const SIDE_ROOM = 55
/** Quotes are wide in Chinese and narrow in a text without Han characters; a middle dot is narrow in both. */
const QUOTE = /[“”‘’]/

const moved = (commands: readonly PathCommand[], by: number) =>
  commands.map(({ command, args }) => ({
    command,
    args: args.map((value, place) => (place % 2 === 0 ? value + by : value)),
  }))

/** A glyph as wide as its ink, which reaches from `from` to `to`, and a little room on both sides. */
function narrowed(glyph: Glyph, from: number, to: number): Glyph {
  const less = from - SIDE_ROOM
  return {
    width: to - from + 2 * SIDE_ROOM,
    draw: (x, y, scale) => glyph.draw(x - less * scale, y, scale),
    commands: () => moved(glyph.commands(), -less),
  }
}

/** Three dots on the baseline: the font's own ellipsis stands in the middle of the line, as in Chinese. */
async function latinEllipsis(weight: Weight): Promise<Glyph | null> {
  const dot = await glyphOf('.', weight, true)
  const places = [0, 1, 2]
  return (
    dot && {
      width: places.length * dot.width,
      draw: (x, y, scale) => places.map((place) => dot.draw(x + place * dot.width * scale, y, scale)).join(''),
      commands: () => places.flatMap((place) => moved(dot.commands(), place * dot.width)),
    }
  )
}

/** The glyph of a character; null where the font has none. `isLatin` says that its text has no Han characters. */
async function glyphOf(character: string, weight: Weight, isLatin: boolean): Promise<Glyph | null> {
  if (isLatin && character === '…') return latinEllipsis(weight)
  const point = character.codePointAt(0) ?? 0
  const slice = sliceOf(point)
  if (!slice) return subscriptOf(character, weight)
  const font = await fontOf(slice, weight)
  if (!font.hasGlyphForCodePoint(point)) return subscriptOf(character, weight)
  const glyph = font.glyphForCodePoint(point)
  const unit = 1000 / font.unitsPerEm
  const found: Glyph = {
    width: glyph.advanceWidth * unit,
    draw: (x, y, scale) =>
      glyph.path
        .scale(scale * unit, -scale * unit)
        .translate(x, y)
        .toSVG(),
    commands: () => glyph.path.scale(unit, unit).commands,
  }
  const { minX, maxX } = glyph.bbox
  return character === '·' || (isLatin && QUOTE.test(character)) ? narrowed(found, minX * unit, maxX * unit) : found
}

/** The characters of a text that the font can draw, each with its glyph. Control characters, emoji and the like are left out. */
export async function glyphsOf(text: string, weight: Weight): Promise<{ character: string; glyph: Glyph }[]> {
  const isLatin = !/\p{Script=Han}/u.test(text)
  const glyphs = await Promise.all(
    [...text].map(async (character) => ({ character, glyph: await glyphOf(character, weight, isLatin) })),
  )
  return glyphs.flatMap(({ character, glyph }) => (glyph ? [{ character, glyph }] : []))
}

/** Words as one outline. */
export interface Outline {
  d: string
  width: number
}

interface Setting {
  x: number
  /** Of the baseline. */
  y: number
  size: number
  weight: Weight
  anchor?: 'start' | 'middle' | 'end'
}

/** The characters of a text that the font can draw. Control characters, emoji and characters that would become a box are left out. */
export async function drawable(text: string, weight: Weight): Promise<string> {
  const glyphs = await glyphsOf(text.normalize('NFC'), weight)
  return glyphs.map(({ character }) => character).join('')
}

export async function widthOf(text: string, size: number, weight: Weight): Promise<number> {
  const glyphs = await glyphsOf(text, weight)
  return glyphs.reduce((sum, { glyph }) => sum + (glyph.width * size) / 1000, 0)
}

/** Sets one line of text as outlines. */
export async function outline(text: string, { x, y, size, weight, anchor = 'start' }: Setting): Promise<Outline> {
  const glyphs = await glyphsOf(text, weight)
  const scale = size / 1000
  const width = glyphs.reduce((sum, { glyph }) => sum + glyph.width * scale, 0)
  let at = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
  let d = ''
  for (const { glyph } of glyphs) {
    d += glyph.draw(at, y, scale)
    at += glyph.width * scale
  }
  return { d, width }
}

/** Breaks a text between Han characters and words into at most `lines` lines of a width; a longer text ends in an ellipsis. */
export async function breakLines(
  text: string,
  { width, lines, size, weight }: { width: number; lines: number; size: number; weight: Weight },
): Promise<string[]> {
  const pieces =
    (await drawable(text, weight)).match(/\s*(?:[^\s\p{Script=Han}]+|\p{Script=Han}[，。：；、？！）》]*)/gu) ?? []
  const broken: string[] = []
  let line = ''
  for (const [place, piece] of pieces.entries()) {
    const longer = line === '' ? piece.trimStart() : line + piece
    if (line === '' || (await widthOf(longer, size, weight)) <= width) {
      line = longer
      continue
    }
    if (broken.length + 1 === lines) {
      const rest = [...(line + pieces.slice(place).join(''))]
      return [...broken, await cut(rest, { width, size, weight })]
    }
    broken.push(line)
    line = piece.trimStart()
  }
  const last = (await widthOf(line, size, weight)) <= width ? line : await cut([...line], { width, size, weight })
  return line === '' ? broken : [...broken, last]
}

async function cut(characters: string[], { width, size, weight }: { width: number; size: number; weight: Weight }) {
  const kept = [...characters]
  while (kept.length > 1 && (await widthOf(`${kept.join('')}…`, size, weight)) > width) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

/** One line, cut with an ellipsis where it does not fit. */
export async function fitLine(text: string, size: number, weight: Weight, width: number): Promise<string> {
  const [line = ''] = await breakLines(text, { width, lines: 1, size, weight })
  return line
}

/** Lines of whole facts, as many on each as fit; a fact that is longer than a line is cut. At most `lines` lines. */
export async function packFacts(
  facts: readonly string[],
  { width, lines, size, weight }: { width: number; lines: number; size: number; weight: Weight },
): Promise<string[]> {
  const packed: string[] = []
  for (const fact of facts) {
    const longer = packed.length > 0 ? `${packed.at(-1)} · ${fact}` : ''
    if (longer !== '' && (await widthOf(longer, size, weight)) <= width) packed[packed.length - 1] = longer
    else packed.push(fact)
  }
  return Promise.all(packed.slice(0, lines).map((line) => fitLine(line, size, weight, width)))
}
