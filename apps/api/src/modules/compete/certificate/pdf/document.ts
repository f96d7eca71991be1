import { deflateSync } from 'node:zlib'
import type { Weight } from '../../../../platform/drawing/glyphs.ts'
import { openFonts } from './font.ts'
import { pathOperators } from './path.ts'

interface Paint {
  /** `#rrggbb`. */
  fill?: string | undefined
  stroke?: string | undefined
  line?: number | undefined
  dash?: string | undefined
  round?: boolean | undefined
  opacity?: number | undefined
  /** `a b c d e f` of a transformation. */
  matrix?: readonly number[] | undefined
}

export interface Words {
  x: number
  /** Of the baseline. */
  y: number
  size: number
  weight?: Weight
  colour: string
  anchor?: 'start' | 'middle' | 'end' | undefined
  opacity?: number | undefined
}

const colourOf = (text: string) =>
  [1, 3, 5].map((at) => String(Math.round((Number.parseInt(text.slice(at, at + 2), 16) / 255) * 1000) / 1000)).join(' ')
const short = (value: number) => String(Math.round(value * 1000) / 1000)
const textString = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

/** A comment on a line of its own behind the header. */
export interface PdfFacts {
  title: string
  width: number
  height: number
  /** ISO 8601; the time is part of the bytes, so that equal facts give equal bytes. */
  at: string
  /** A line of ASCII characters that programs read, as a comment. */
  comment: string
}

/**
 * A PDF of one page, drawn in coordinates with y downwards. Equal calls give equal bytes. The text can be searched and copied; only
 * the outlines of its own characters are embedded.
 */
export function openPdf({ title, width, height, at, comment }: PdfFacts) {
  const fonts = openFonts()
  const operators: string[] = [`1 0 0 -1 0 ${height} cm`]
  const opacities: number[] = []
  const state = (opacity: number | undefined) => {
    if (opacity === undefined || opacity === 1) return ''
    const known = opacities.indexOf(opacity)
    return `/G${known < 0 ? opacities.push(opacity) : known + 1} gs\n`
  }

  const page = {
    path(d: string, { fill, stroke, line = 1, dash, round, opacity, matrix }: Paint) {
      const set = [
        matrix ? `${matrix.map(short).join(' ')} cm` : '',
        fill ? `${colourOf(fill)} rg` : '',
        stroke ? `${colourOf(stroke)} RG\n${short(line)} w${round ? '\n1 J\n1 j' : ''}` : '',
        stroke && dash ? `[${dash.replace(/,/g, ' ')}] 0 d` : '',
      ].filter(Boolean)
      operators.push(
        `q\n${state(opacity)}${set.join('\n')}\n${pathOperators(d)}\n${fill ? (stroke ? 'B' : 'f') : 'S'}\nQ`,
      )
    },
    /** Sets a line of text; answers its width. */
    async words(text: string, { x, y, size, weight = 400, colour, anchor = 'start', opacity }: Words): Promise<number> {
      const runs = await fonts.runsOf(text, weight)
      const scale = size / 1000
      const total = runs.reduce((sum, run) => sum + run.width * scale, 0)
      let at = x - (anchor === 'end' ? total : anchor === 'middle' ? total / 2 : 0)
      const shown = runs.map(({ font, codes, width: own }) => {
        const line = `/${font} ${short(size)} Tf\n1 0 0 -1 ${short(at)} ${short(y)} Tm\n<${codes}> Tj`
        at += own * scale
        return line
      })
      operators.push(`q\n${state(opacity)}${colourOf(colour)} rg\nBT\n${shown.join('\n')}\nET\nQ`)
      return total
    },
  }

  function finish(): Buffer {
    const objects: (Buffer | undefined)[] = []
    const reserve = () => objects.push(undefined)
    const put = (id: number, body: string | Buffer) => {
      objects[id - 1] = Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1')
      return id
    }
    const add = (body: string | Buffer) => put(reserve(), body)
    const stream = (text: string, more = '') => {
      const bytes = deflateSync(Buffer.from(text, 'latin1'), { level: 9 })
      const head = `<</Length ${bytes.length}/Filter/FlateDecode${more}>>\nstream\n`
      return add(Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream', 'latin1')]))
    }
    const [catalog, pages, leaf] = [reserve(), reserve(), reserve()]
    const fontIds = fonts.parts().map(({ name, procedures, widths, unicode }) => {
      const glyphs = procedures.map((procedure, place) => `/g${place + 1} ${stream(procedure)} 0 R`)
      const names = procedures.map((_, place) => `/g${place + 1}`)
      const map = stream(unicode)
      const id = add(
        `<</Type/Font/Subtype/Type3/Name/${name}/FontBBox[0 0 0 0]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 1/LastChar ${widths.length}` +
          `/Widths[${widths.join(' ')}]/Encoding<</Type/Encoding/Differences[1${names.join('')}]>>/CharProcs<<${glyphs.join('')}>>` +
          `/Resources<<>>/ToUnicode ${map} 0 R>>`,
      )
      return `/${name} ${id} 0 R`
    })
    const content = stream(operators.join('\n'))
    const states = opacities.map((opacity, place) => `/G${place + 1}<</ca ${opacity}/CA ${opacity}>>`)
    put(catalog, `<</Type/Catalog/Pages ${pages} 0 R/Lang(zh-CN)/ViewerPreferences<</DisplayDocTitle true>>>>`)
    put(pages, `<</Type/Pages/Kids[${leaf} 0 R]/Count 1>>`)
    put(
      leaf,
      `<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${content} 0 R` +
        `/Resources<</Font<<${fontIds.join('')}>>/ExtGState<<${states.join('')}>>>>>>`,
    )
    const date = `D:${at.replace(/\D/g, '').slice(0, 14)}Z`
    const info = add(`<</Title ${textString(title)}/CreationDate(${date})/ModDate(${date})>>`)

    const parts: Buffer[] = [Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n%${comment}\n`, 'latin1')]
    let length = parts[0]?.length ?? 0
    const places: number[] = []
    for (const [place, body] of objects.entries()) {
      if (!body) throw new Error(`object ${place + 1} of a document was not written`)
      places.push(length)
      const whole = Buffer.concat([
        Buffer.from(`${place + 1} 0 obj\n`, 'latin1'),
        body,
        Buffer.from('\nendobj\n', 'latin1'),
      ])
      parts.push(whole)
      length += whole.length
    }
    const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
    parts.push(
      Buffer.from(
        `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${places.length + 1}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${length}\n%%EOF\n`,
        'latin1',
      ),
    )
    return Buffer.concat(parts)
  }
  return { ...page, finish }
}

export type Pdf = ReturnType<typeof openPdf>
