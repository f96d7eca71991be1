import type { NotebookTable } from '@shulei/domain/people/notebook/view.ts'
import sanitizeHtml from 'sanitize-html'

/** Most rows of a table that are shown. */
export const MAX_ROWS = 60
/** Most characters of a table's markup that are read, and most columns and characters of a cell that are shown. */
const MAX_MARKUP = 200_000
const MAX_COLUMNS = 30
const MAX_CELL = 200

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['table', 'thead', 'tr', 'th', 'td'],
  allowedAttributes: {},
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'svg',
    'math',
    'iframe',
    'object',
    'template',
  ],
  nestingLimit: 50,
}

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of a cell whose markup is sanitised already, so that it has no other entities. */
const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()

const short = (text: string) => {
  const points = [...text]
  return points.length > MAX_CELL ? `${points.slice(0, MAX_CELL - 1).join('')}…` : text
}

interface Row {
  names: boolean[]
  cells: string[]
}

/**
 * The first table of a markup as rows of plain texts: elements other than rows and cells, attributes, scripts and styles are
 * dropped. Null where it has no cell.
 */
export function tableOf(html: string): NotebookTable | null {
  const [first = ''] = /<table>[\s\S]*?<\/table>/.exec(sanitizeHtml(html.slice(0, MAX_MARKUP), allowed)) ?? []
  // a head whose cells stand in no row is one row, as in a browser
  const whole = first.replace(/<thead>\s*(?=<t[hd]>)([\s\S]*?)<\/thead>/g, '<tr>$1</tr>')
  const rows = [...whole.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']): Row => {
    const cells = [...row.matchAll(/<(th|td)>([\s\S]*?)<\/\1>/g)]
    return { names: cells.map(([, tag]) => tag === 'th'), cells: cells.map(([, , text = '']) => short(words(text))) }
  })
  const filled = rows.filter(({ cells }) => cells.length > 0)
  if (filled.length === 0) return null
  const end = filled.findIndex(({ names }) => !names.every(Boolean))
  const head = filled.slice(0, end < 0 ? filled.length : end)
  const body = filled.slice(head.length)
  const columns = Math.max(...filled.map(({ cells }) => cells.length))
  const fit = ({ cells }: Row) => cells.slice(0, MAX_COLUMNS)
  return {
    kind: 'table',
    head: head.slice(0, 3).map(fit),
    rows: body.slice(0, MAX_ROWS).map(fit),
    hasRowNames: body.length > 0 && body.every(({ names }) => names[0] === true),
    isCut: html.length > MAX_MARKUP || body.length > MAX_ROWS || columns > MAX_COLUMNS,
  }
}
