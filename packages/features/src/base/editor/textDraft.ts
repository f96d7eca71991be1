import { readStored, writeStored } from '../site/storage.ts'

/** Other fields of a form that are stored with its text. Anybody with access to this browser may have changed them. */
export type DraftFields = Readonly<Record<string, unknown>>

/** Storage key of a text's draft. Drafts are stored per person; those of a visitor have no id. */
export const textDraftKey = (path: string, userId: number | undefined) =>
  `draft:${path}${userId === undefined ? '' : `:${userId}`}`

/** Whether a draft is stored that an editor with this path would show to the person. */
export const hasTextDraft = (path: string, userId: number | undefined): boolean =>
  [userId, undefined].some((id) => readStored(textDraftKey(path, id)) !== null)

/** Reads the stored draft. A visitor's draft passes to the person who signs in. */
export function readTextDraft(path: string, userId: number | undefined): string | null {
  const own = readStored(textDraftKey(path, userId))
  if (userId === undefined) return own
  const visitors = readStored(textDraftKey(path, undefined))
  if (visitors === null) return own
  writeStored(textDraftKey(path, undefined), null)
  if (own === null) writeStored(textDraftKey(path, userId), visitors)
  return own ?? visitors
}
