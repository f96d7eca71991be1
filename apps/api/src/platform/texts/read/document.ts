import { deepestMarkup, linkRel, linkSchemes, markupTags } from '@shulei/domain/base/markup/allowed.ts'
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const marked = new Marked({
  async: false,
  gfm: true,
  walkTokens(token) {
    // the title of the project is the page's first heading
    if (token.type === 'heading') token.depth = Math.min(4, Math.max(2, token.depth))
  },
})

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...markupTags, 'h2', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'], th: ['align'], td: ['align'] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: linkRel }) },
  nestingLimit: deepestMarkup,
}

/** A team's Markdown as HTML that is safe to show: no script, style, picture, form or frame survives. */
export const renderDocument = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown) as string, allowed).trim()
