import type { DraftFields } from '../textDraft.ts'

/** The stored draft of a form with a formatted text. */
export interface Draft {
  /** The text; null if it was not changed. */
  html: string | null
  fields: DraftFields
}

/** Writes a draft: a text alone as its markup, other fields with it as JSON; null without content. */
export const draftText = ({ html, fields }: Draft): string | null =>
  Object.keys(fields).length > 0 ? JSON.stringify({ html, fields }) : html

/** Reads a stored draft. Markup starts with `<`, so that whatever does not parse is a text. */
export function parseDraft(stored: string): Draft {
  try {
    const { html, fields } = JSON.parse(stored) as Partial<Record<keyof Draft, unknown>>
    return {
      html: typeof html === 'string' ? html : null,
      fields: typeof fields === 'object' && fields !== null ? (fields as DraftFields) : {},
    }
  } catch {
    return { html: stored, fields: {} }
  }
}
