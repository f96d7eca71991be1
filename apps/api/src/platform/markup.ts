import { deepestMarkup, linkRel, linkSchemes, markupTags } from '@shulei/domain/base/markup/allowed.ts'
import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...markupTags],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: linkRel }) },
  nestingLimit: deepestMarkup,
}

/**
 * Sanitises markup of the system (Q062, Q126): no script, style, picture, form or frame survives. Called when it is written and
 * again when it is read, since a row may be older than a rule.
 */
export const cleanMarkup = (markup: string): string => sanitizeHtml(markup, allowed)
