import type { MarkupElement, MarkupNode } from '@shulei/domain/base/markup/parse.ts'
import type { Formula } from './formula/find.ts'

/** A part of a line: words, a formula, or an element in the line. */
export type Piece = string | Formula | MarkupElement

/** A line of a text; `isStart` says that a paragraph starts with it. */
interface Line {
  pieces: Piece[]
  isStart: boolean
}

/** Stands for an element in a line while its words are looked through, with its number between two of these. */
const HELD = '\ue000'
/** Stands between two paragraphs; a formula in a line does not go over it. */
const BETWEEN = '\u2029'

/** Paragraphs, or the content of one, as lines of words, formulas and elements. */
export function linesOfRun(nodes: readonly MarkupNode[], find: (text: string) => (string | Formula)[]): Line[] {
  const held: MarkupElement[] = []
  const textOf = (node: MarkupNode): string => {
    if (typeof node === 'string') return node.replace(/[\ue000\u2029]/g, '').replaceAll('\n', ' ')
    if (node.tag === 'br') return '\n'
    if (node.tag === 'p') return node.children.map(textOf).join('')
    return `${HELD}${held.push(node) - 1}${HELD}`
  }
  const isParagraphs = nodes.some((node) => typeof node !== 'string' && node.tag === 'p')
  const text = nodes.map(textOf).join(isParagraphs ? BETWEEN : '')

  const lines: Line[] = [{ pieces: [], isStart: true }]
  const put = (piece: Piece) => lines.at(-1)?.pieces.push(piece)
  function putWords(words: string) {
    for (const [part] of words.matchAll(/[\n\u2029]|[^\n\u2029]+/g)) {
      if (part === '\n' || part === BETWEEN) lines.push({ pieces: [], isStart: part === BETWEEN })
      else {
        for (const [index, one] of part.split(HELD).entries()) {
          const element = index % 2 === 1 ? held[Number(one)] : undefined
          if (element ?? one) put(element ?? one)
        }
      }
    }
  }
  for (const piece of find(text)) {
    if (typeof piece === 'string') putWords(piece)
    else if (/\ue000/.test(piece.source) || (!piece.isBlock && piece.source.includes(BETWEEN))) putWords(piece.source)
    else put({ ...piece, tex: piece.tex.replaceAll(BETWEEN, '\n'), source: piece.source.replaceAll(BETWEEN, '\n') })
  }
  return lines
}

const wordsOf = ({ pieces }: Line) => pieces.map((piece) => (typeof piece === 'string' ? piece : 'x')).join('')

/** The cells of a line of a table: what stands between its bars. A bar after a backslash is one of the words. */
function cellsOf({ pieces }: Line): Piece[][] {
  const cells: Piece[][] = [[]]
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      cells.at(-1)?.push(piece)
      continue
    }
    for (const [index, words] of piece.split(/(?<!\\)\|/).entries()) {
      if (index > 0) cells.push([])
      if (words !== '') cells.at(-1)?.push(words.replaceAll('\\|', '|'))
    }
  }
  const isBlank = (cell: Piece[] | undefined) =>
    (cell ?? []).every((piece) => piece === '' || /^\s*$/.test(String(piece)))
  if (isBlank(cells[0])) cells.shift()
  if (cells.length > 1 && isBlank(cells.at(-1))) cells.pop()
  return cells.map((cell) =>
    cell.map((piece) => (typeof piece === 'string' && cell.length === 1 ? piece.trim() : piece)),
  )
}

/** The line below the head of a table, such as `|---|:--:|`. */
const ruler = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/

/** Most columns of a table. */
const MOST_COLUMNS = 30

/** The table whose head is a line, with the number of its lines; null where none begins. */
export function tableAt(lines: readonly Line[], at: number): { rows: Piece[][][]; lines: number } | null {
  const [head, below] = [lines[at], lines[at + 1]]
  if (!head || !below || !wordsOf(head).includes('|') || !ruler.test(wordsOf(below))) return null
  const columns = cellsOf(head).length
  if (columns > MOST_COLUMNS || cellsOf(below).length !== columns) return null
  let end = at + 2
  while (end < lines.length && wordsOf(lines[end] as Line).includes('|')) end += 1
  const padded = (cells: Piece[][]) => Array.from({ length: columns }, (_, index) => cells[index] ?? [])
  const rows = [head, ...lines.slice(at + 2, end)].map((line) => padded(cellsOf(line)))
  return { rows, lines: end - at }
}
