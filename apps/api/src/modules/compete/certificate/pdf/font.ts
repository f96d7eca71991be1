import { type Glyph, glyphsOf, type Weight } from '../../../../platform/drawing/glyphs.ts'
import { pathOperators } from './path.ts'

/** Glyphs of one font: their codes are one byte, and 0 stays free. */
const MOST = 255

/** A part of a text that one font sets: its codes in hexadecimal digits, and its width in thousandths of the size. */
export interface Run {
  font: string
  codes: string
  width: number
}

interface Used {
  character: string
  glyph: Glyph
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

/** The drawing of a glyph: its width and box, then its outline filled with the colour of the text. */
function procedureOf({ width, commands }: Glyph): string {
  const list = commands()
  const values = list.flatMap(({ args }) => args)
  const xs = values.filter((_, place) => place % 2 === 0)
  const ys = values.filter((_, place) => place % 2 === 1)
  const box = values.length > 0 ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : [0, 0, 0, 0]
  const d = list.map(({ command, args }) => `${letters[command]}${args.join(' ')}`).join('')
  return `${Math.round(width)} 0 ${box.map((value) => Math.round(value)).join(' ')} d1\n${pathOperators(d)}\nf`
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** Tells readers of the document which character each code stands for, so that the text can be searched and copied. */
const unicodeMap = (used: readonly Used[]) => {
  const entries = used.map(({ character }, place) => `<${hex(place + 1)}> <${utf16(character)}>`)
  // a block of a map has at most a hundred entries
  const blocks = Array.from({ length: Math.ceil(entries.length / 100) }, (_, block) => {
    const part = entries.slice(block * 100, block * 100 + 100)
    return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`
  })
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Shulei def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

const hex = (code: number) => code.toString(16).padStart(2, '0')

/** The parts of a font object, written by the document. */
export interface FontParts {
  name: string
  procedures: readonly string[]
  widths: readonly number[]
  unicode: string
}

/** Quotes and an ellipsis have a wide glyph in Chinese text and a narrow one in English. */
const keyOf = (character: string, weight: Weight, glyph: Glyph) => `${weight} ${glyph.width} ${character}`

/**
 * Collects the characters that a document uses. A document holds the outlines of these characters alone, as fonts whose glyphs are
 * drawn by operators (Type 3), with the characters that they stand for.
 */
export function openFonts() {
  const known = new Map<string, { font: number; code: number }>()
  const fonts: { weight: Weight; used: Used[] }[] = []

  const add = (character: string, weight: Weight, glyph: Glyph) => {
    let font = fonts.findIndex((one) => one.weight === weight && one.used.length < MOST)
    if (font < 0) font = fonts.push({ weight, used: [] }) - 1
    const code = fonts[font]?.used.push({ character, glyph }) ?? 0
    const entry = { font, code }
    known.set(keyOf(character, weight, glyph), entry)
    return entry
  }

  return {
    /** The runs of a line of text. Characters that the font lacks are left out. */
    async runsOf(text: string, weight: Weight): Promise<Run[]> {
      const runs: Run[] = []
      for (const { character, glyph } of await glyphsOf(text, weight)) {
        const { font, code } = known.get(keyOf(character, weight, glyph)) ?? add(character, weight, glyph)
        const last = runs.at(-1)
        const name = `F${font + 1}`
        if (last?.font === name) {
          last.codes += hex(code)
          last.width += glyph.width
        } else runs.push({ font: name, codes: hex(code), width: glyph.width })
      }
      return runs
    },
    parts: (): FontParts[] =>
      fonts.map(({ used }, place) => ({
        name: `F${place + 1}`,
        procedures: used.map(({ glyph }) => procedureOf(glyph)),
        widths: used.map(({ glyph }) => Math.round(glyph.width)),
        unicode: unicodeMap(used),
      })),
  }
}
