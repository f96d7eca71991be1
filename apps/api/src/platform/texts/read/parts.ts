import { codeMarkup } from '@shulei/domain/base/markup/code.ts'
import { escaped } from '@shulei/domain/base/markup/escape.ts'
import { shownMarkup } from '@shulei/domain/base/markup/shown.ts'
import type { NotebookPart } from '@shulei/domain/people/notebook/view.ts'
import { Marked, type Token, type Tokens } from 'marked'
import { codeMarks } from './code/colour.ts'
import { type Formula, formulasIn } from './formula/find.ts'
import type { formulaWriter } from './formula/write.ts'
import { withNamedSigns } from './named-signs.ts'
import { tableOf } from './table.ts'

/** Stands for a formula while Markdown is read, which would take its signs for emphasis; with its number between two of these. */
const HELD = '\ue000'
const held = new RegExp(`${HELD}(\\d+)${HELD}`, 'g')

/** Markdown whose formulas are held back, and the formulas. */
function withheld(markdown: string): { text: string; formulas: Formula[] } {
  const formulas: Formula[] = []
  const pieces = formulasIn(markdown.replaceAll(HELD, ''), { hasCode: true })
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : `${HELD}${formulas.push(piece) - 1}${HELD}`))
  return { text: text.join(''), formulas }
}

const withSources = (text: string, formulas: readonly Formula[]) =>
  text.replace(held, (_, index: string) => formulas[Number(index)]?.source ?? '')

/** Reads Markdown into markup that is not sanitised yet; `formulas` are those that the text holds back. */
function markdownReader(formulas: readonly Formula[]): Marked {
  return new Marked({
    async: false,
    gfm: true,
    renderer: {
      // a picture of another site would tell that site who reads; its words stay
      image: ({ text }) => escaped(text),
      // headings inside of lists and quotations; those of the cell itself are parts
      heading({ tokens }) {
        return `<h4>${this.parser.parseInline(tokens)}</h4>`
      },
      code({ text, lang }) {
        const source = withSources(text, formulas)
        return `<pre><code>${codeMarkup(source, codeMarks(source, lang?.split(/\s/)[0] || null))}</code></pre>`
      },
      codespan: ({ text }) => `<code>${escaped(withSources(text, formulas))}</code>`,
    },
    walkTokens(token) {
      if (token.type === 'link') token.href = withSources((token as Tokens.Link).href, formulas)
    },
  })
}

/** Puts formulas into the words of a markup; in its tags there is none. */
const withFormulas = (html: string, formulas: readonly Formula[], write: ReturnType<typeof formulaWriter>) =>
  html
    .split(/(<[^<>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part.replace(held, '')
        : part.replace(held, (_, index: string) => {
            const formula = formulas[Number(index)]
            return formula ? write(formula) : ''
          }),
    )
    .join('')

/** The words of a markup without its tags. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (sign) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"' })[sign] ?? '&')
    .replace(/\s+/g, ' ')
    .trim()

const levelOf = (depth: number) => (depth <= 1 ? 2 : depth === 2 ? 3 : 4)

/**
 * The Markdown of a cell as headings, markup and tables. All markup is sanitised: no script, style, frame or foreign picture
 * survives. `ids` numbers the headings of the whole notebook; without it, headings are part of the markup.
 */
export function partsOf(markdown: string, write: ReturnType<typeof formulaWriter>, ids?: () => string): NotebookPart[] {
  const { text, formulas } = withheld(markdown)
  const marked = markdownReader(formulas)
  const markupOf = (tokens: Token[]) =>
    shownMarkup(withFormulas(withNamedSigns(marked.parser(tokens)), formulas, write)).trim()
  const parts: NotebookPart[] = []
  let pending: Token[] = []
  const flush = () => {
    const html = markupOf(pending)
    if (html !== '') parts.push({ kind: 'markup', html })
    pending = []
  }
  const add = (part: NotebookPart | null) => {
    flush()
    if (part) parts.push(part)
  }
  const tokens = marked.lexer(text)
  marked.walkTokens(tokens, marked.defaults.walkTokens as never)
  for (const token of tokens) {
    if (ids && token.type === 'heading') {
      const words = wordsOf(markupOf([{ type: 'paragraph', raw: '', text: '', tokens: token.tokens ?? [] }]))
      add(
        words === ''
          ? null
          : { kind: 'heading', level: levelOf((token as Tokens.Heading).depth), text: words, id: ids() },
      )
    } else if (token.type === 'html' && /<table[\s>]/i.test(token.raw)) add(tableOf(withSources(token.raw, formulas)))
    else {
      // a table stands by itself, so that markup before it that has no end does not take it along
      if (token.type === 'table') flush()
      pending.push(token)
      if (token.type === 'table') flush()
    }
  }
  flush()
  return parts
}
