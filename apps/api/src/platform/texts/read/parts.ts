import { escaped } from '@shulei/domain/base/markup/escape.ts'
import { wordsOfMarkup } from '@shulei/domain/base/markup/parse.ts'
import { storedMarkup } from '@shulei/domain/base/markup/write.ts'
import type { NotebookPart, NotebookTable } from '@shulei/domain/people/notebook/view.ts'
import { Marked, type Token, type Tokens } from 'marked'
import { MAX_ROWS, tableOf } from './table.ts'

const marked = new Marked({
  async: false,
  gfm: true,
  renderer: {
    // a picture of another site would tell that site who reads; its words stay
    image: ({ text }) => escaped(text),
    // headings inside of lists and quotations; those of the cell itself are parts
    heading({ tokens }) {
      return `<h4>${this.parser.parseInline(tokens)}</h4>`
    },
  },
})

/** The words of tokens inside of a line. */
const inline = (tokens: Token[] = []) =>
  wordsOfMarkup(marked.parser([{ type: 'paragraph', raw: '', text: '', tokens }]))
    .replace(/\s+/g, ' ')
    .trim()

const tableFrom = ({ header, rows }: Tokens.Table): NotebookTable => ({
  kind: 'table',
  head: [header.map(({ tokens }) => inline(tokens))],
  rows: rows.slice(0, MAX_ROWS).map((row) => row.map(({ tokens }) => inline(tokens))),
  hasRowNames: false,
  isCut: rows.length > MAX_ROWS,
})

const levelOf = (depth: number) => (depth <= 1 ? 2 : depth === 2 ? 3 : 4)

/**
 * The Markdown of a cell as headings, markup and tables. All markup goes through the sanitiser of people's texts: no script, style,
 * frame or foreign picture survives. `ids` numbers the headings of the whole notebook.
 */
export function partsOf(markdown: string, ids: () => string): NotebookPart[] {
  const parts: NotebookPart[] = []
  let pending: Token[] = []
  const flush = () => {
    const html = storedMarkup(marked.parser(pending)).trim()
    if (html !== '') parts.push({ kind: 'markup', html })
    pending = []
  }
  const add = (part: NotebookPart | null) => {
    flush()
    if (part) parts.push(part)
  }
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') {
      const text = inline(token.tokens)
      add(text === '' ? null : { kind: 'heading', level: levelOf((token as Tokens.Heading).depth), text, id: ids() })
    } else if (token.type === 'table') add(tableFrom(token as Tokens.Table))
    else if (token.type === 'html' && /<table[\s>]/i.test(token.raw)) add(tableOf(token.raw))
    else pending.push(token)
  }
  flush()
  return parts
}
