import { drawableChart, type NotebookChart, scriptedChartOf } from './chart.ts'
import { checked, cut } from './checked.ts'
import { drawingsIn } from './drawings.ts'
import { formatted } from './formatted.ts'
import { isLoose, type Loose, textOf } from './loose.ts'
import { printed } from './terminal.ts'

/** Most characters of one output that a page shows. */
export const MAX_OUTPUT_LENGTH = 8000

/** Most outputs of one cell that a page shows. */
export const MAX_CELL_OUTPUTS = 40

type NotebookPictureType = 'image/png' | 'image/jpeg'

/** An output of a cell that a page can show. Pictures are encoded anew by the server, and markup is sanitised. */
export type NotebookOutput =
  /** Text that a program printed, that stood in its error stream, or that is the value of the cell. */
  | { kind: 'text'; from: 'stdout' | 'stderr' | 'result'; text: string; isCut: boolean }
  | { kind: 'error'; name: string; text: string; isCut: boolean }
  /** Markup that is read, and never shown as it is. */
  | { kind: 'markup'; html: string }
  | { kind: 'markdown' | 'latex'; source: string }
  /** A value in JSON, with a line for each part of it. */
  | { kind: 'json'; source: string; isCut: boolean }
  | { kind: 'picture'; type: NotebookPictureType; base64: string }
  | { kind: 'drawing'; svg: string }
  | NotebookChart
  /** Media types that are not shown, such as `application/javascript`. */
  | { kind: 'omitted'; types: string[] }

const shown = (text: string) => cut(printed(checked(text)), MAX_OUTPUT_LENGTH)

const mediaType = /^[a-z]+\/[\w.+-]{1,60}$/i

/** A media type as it may be shown; `?` for a name that is none. */
const typeName = (name: string) => (mediaType.test(name) ? name.toLowerCase() : '?')

const pictureTypes: readonly NotebookPictureType[] = ['image/png', 'image/jpeg']
/** Texts that stand for richer forms beside them, so that nothing is missing when they are left out. */
const plainTypes: ReadonlySet<string> = new Set([
  ...['text/plain', 'text/html', 'text/latex', 'text/markdown', 'application/json'],
  ...pictureTypes,
])

/** The name that a program gives to a value without words, such as `<IPython.core.display.Markdown object>`. */
const isName = (plain: string | null) => plain === null || /^\s*(?:<[^<>\n]{1,200}>|)\s*(?:\n|$)/.test(plain)

/** The forms of a value as Markdown, formula or JSON, for a value that has no markup or plain words. */
function writtenForm(data: Loose): NotebookOutput | null {
  const markdown = textOf(data['text/markdown'])
  if (markdown !== null) return { kind: 'markdown', source: checked(markdown).slice(0, MAX_OUTPUT_LENGTH) }
  const latex = textOf(data['text/latex'])
  if (latex !== null) return { kind: 'latex', source: checked(latex).slice(0, MAX_OUTPUT_LENGTH) }
  if (data['application/json'] === undefined) return null
  const { text, isCut } = formatted(data['application/json'], MAX_OUTPUT_LENGTH)
  return { kind: 'json', source: checked(text), isCut }
}

/** The richest form of a value that a page can show: a picture, a chart, a table, or text; with what it leaves out. */
function formsOf(data: Loose): NotebookOutput[] {
  for (const type of pictureTypes) {
    const base64 = textOf(data[type])
    if (base64 !== null) return [{ kind: 'picture', type, base64 }]
  }
  const svg = textOf(data['image/svg+xml'])
  if (svg !== null) return [{ kind: 'drawing', svg: checked(svg) }]
  const chart = drawableChart(data)
  if (chart) return [chart]
  const html = textOf(data['text/html'])
  const drawings = html === null ? null : drawingsIn(html)
  if (drawings) {
    return drawings.map((piece) =>
      'svg' in piece ? { kind: 'drawing', svg: checked(piece.svg) } : { kind: 'markup', html: checked(piece.words) },
    )
  }
  const scripted = html === null ? null : scriptedChartOf(html)
  if (scripted !== null) return [{ kind: 'omitted', types: [scripted] }]
  if (html !== null && /<table[\s>]/i.test(html)) return [{ kind: 'markup', html: checked(html) }]
  const plain = textOf(data['text/plain'])
  const hasWords = plain !== null && !isName(plain)
  const written = html !== null && hasWords ? null : writtenForm(data)
  if (written) return [written]
  const richer = Object.keys(data)
    .filter((name) => !plainTypes.has(name))
    .map(typeName)
  if (richer.length === 0 && html !== null && !hasWords) return [{ kind: 'markup', html: checked(html) }]
  const omitted: NotebookOutput[] = richer.length > 0 ? [{ kind: 'omitted', types: richer.slice(0, 5) }] : []
  if (plain === null || (richer.length > 0 && !hasWords)) return omitted
  return [{ kind: 'text', from: 'result', ...shown(plain) }, ...omitted]
}

/** The content of an output; one of a form that is not known is named. */
export function outputsOf(output: unknown): NotebookOutput[] {
  const type = isLoose(output) ? output.output_type : undefined
  if (isLoose(output) && type === 'stream') {
    const from = output.name === 'stderr' ? 'stderr' : 'stdout'
    return [{ kind: 'text', from, ...shown(textOf(output.text) ?? '') }]
  }
  if (isLoose(output) && type === 'error') {
    const name = textOf(output.ename) ?? ''
    const trace = Array.isArray(output.traceback) ? output.traceback.flatMap((line) => textOf(line) ?? []) : []
    const words = trace.length > 0 ? trace.join('\n') : `${name}: ${textOf(output.evalue) ?? ''}`
    return [{ kind: 'error', name: cut(printed(checked(name)), 80).text, ...shown(words) }]
  }
  const isValue = type === 'execute_result' || type === 'display_data' || type === 'update_display_data'
  if (isLoose(output) && isValue) return isLoose(output.data) ? formsOf(output.data) : []
  return [{ kind: 'omitted', types: [typeof type === 'string' && /^[\w -]{1,40}$/.test(type) ? type : '?'] }]
}

function withoutLastBreaks(text: string): string {
  let end = text.length
  while (text.charAt(end - 1) === '\n') end -= 1
  return text.slice(0, end)
}

const ended = (output: NotebookOutput) =>
  'text' in output ? { ...output, text: withoutLastBreaks(output.text) } : output

/** Puts pieces of one stream together that a program printed one after another, and drops what has no text. */
export function joined(outputs: readonly NotebookOutput[]): NotebookOutput[] {
  const list: NotebookOutput[] = []
  for (const output of outputs) {
    const last = list.at(-1)
    if (output.kind === 'text' && last?.kind === 'text' && output.from !== 'result' && output.from === last.from) {
      const { text, isCut } = cut(last.text + output.text, MAX_OUTPUT_LENGTH)
      list[list.length - 1] = { ...last, text, isCut: isCut || last.isCut || output.isCut }
    } else list.push(output)
  }
  return list.map(ended).filter((output) => !('text' in output) || output.text !== '')
}
