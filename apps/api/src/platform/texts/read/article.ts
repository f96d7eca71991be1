import { codeMarkup } from '@shulei/domain/base/markup/code.ts'
import { escaped } from '@shulei/domain/base/markup/escape.ts'
import { type MarkupElement, type MarkupNode, parseMarkup } from '@shulei/domain/base/markup/parse.ts'
import { shownMarkup } from '@shulei/domain/base/markup/shown.ts'
import { guessedMarks } from './code/colour.ts'
import { formulasIn } from './formula/find.ts'
import { formulaWriter } from './formula/write.ts'
import { linesOfRun, type Piece, tableAt } from './table-lines.ts'

const wordsOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : wordsOf(node.children))).join('')

/** Elements that stand in a line of words. */
const inLine: ReadonlySet<string> = new Set(['strong', 'em', 'del', 'a', 'code', 'br'])
const isInLine = (node: MarkupNode) => typeof node === 'string' || inLine.has(node.tag)

const attributes = ({ href, src, alt, start }: MarkupElement) =>
  Object.entries({ href, src, alt, start })
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(String(value))}"`]))
    .join('')

/**
 * The markup of an article as its readers see it: formulas as MathML, lines of signs such as `| a | b |` as tables, and code in
 * colours. All of it is sanitised.
 */
export function shownArticle(markup: string): string {
  const write = formulaWriter()

  const element = (node: MarkupElement): string => {
    const { tag, children } = node
    if (tag === 'br' || tag === 'hr' || tag === 'img') return `<${tag}${attributes(node)}>`
    if (tag === 'pre') {
      const code = wordsOf(children)
      return `<pre><code>${codeMarkup(code, guessedMarks(code))}</code></pre>`
    }
    const inside = tag === 'code' ? escaped(wordsOf(children)) : blocks(children)
    return `<${tag}${attributes(node)}>${inside}</${tag}>`
  }
  const piece = (one: Piece): string => {
    if (typeof one === 'string') return escaped(one)
    return 'tex' in one ? write(one) : element(one)
  }
  const line = (pieces: readonly Piece[]) => pieces.map(piece).join('')

  function table(rows: readonly (readonly Piece[][])[]): string {
    const [head = [], ...body] = rows
    const row = (cells: readonly Piece[][], tag: 'th' | 'td') =>
      `<tr>${cells.map((cell) => `<${tag}>${line(cell)}</${tag}>`).join('')}</tr>`
    const written = body.map((cells) => row(cells, 'td')).join('')
    return `<table><thead>${row(head, 'th')}</thead><tbody>${written}</tbody></table>`
  }

  /** Paragraphs that follow each other, or words without one: formulas and tables go over their ends. */
  function run(nodes: readonly MarkupNode[]): string {
    const lines = linesOfRun(nodes, (text) => formulasIn(text, { hasCode: false }))
    let html = ''
    let open: string | null = null
    const close = () => {
      if (open !== null) html += open === '' ? '<p><br></p>' : `<p>${open}</p>`
      open = null
    }
    for (let at = 0; at < lines.length; at += 1) {
      const found = tableAt(lines, at)
      if (found) {
        close()
        html += table(found.rows)
        at += found.lines - 1
      } else {
        const { pieces, isStart } = lines[at] as (typeof lines)[number]
        if (isStart) close()
        open = open === null ? line(pieces) : `${open}<br>${line(pieces)}`
      }
    }
    close()
    return html
  }

  function blocks(nodes: readonly MarkupNode[]): string {
    if (nodes.every(isInLine)) {
      return linesOfRun(nodes, (text) => formulasIn(text, { hasCode: false }))
        .map(({ pieces }) => line(pieces))
        .join('<br>')
    }
    let html = ''
    for (let at = 0; at < nodes.length; ) {
      const node = nodes[at] as MarkupNode
      let end = at
      while (end < nodes.length && isParagraph(nodes[end] as MarkupNode)) end += 1
      if (end > at) html += run(nodes.slice(at, end))
      else html += typeof node === 'string' ? escaped(node) : element(node)
      at = Math.max(end, at + 1)
    }
    return html
  }

  return shownMarkup(blocks([...parseMarkup(markup)]))
}

const isParagraph = (node: MarkupNode) => typeof node !== 'string' && node.tag === 'p' && node.children.every(isInLine)
