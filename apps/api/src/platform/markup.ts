import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'hr', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 'del', 'a'],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
  // what an editor nests deeper than this is an attack on whoever parses it
  nestingLimit: 50,
}

/**
 * Markup of the system (Q062, Q126) made safe: no script, style, picture, form or frame survives. Used when it is written and
 * again when it is read, since a row may be older than a rule.
 */
export const cleanMarkup = (markup: string): string => sanitizeHtml(markup, allowed)
