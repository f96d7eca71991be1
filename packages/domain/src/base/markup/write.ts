import { linkRel } from './allowed.ts'
import { escaped } from './escape.ts'
import { type MarkupNode, parseMarkup } from './parse.ts'

const alone: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

const write = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const { tag, children, href, src, alt, start } = node
      const attributes = Object.entries({ href, ...(href === undefined ? {} : { rel: linkRel }), src, alt, start })
        .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(String(value))}"`]))
        .join('')
      return `<${tag}${attributes}>${alone.has(tag) ? '' : `${write(children)}</${tag}>`}`
    })
    .join('')

/** A person's text for storage: allowed elements and attributes only, every other sign as text. */
export const storedMarkup = (html: string): string => write(parseMarkup(html.normalize('NFC')))
