import { createHash } from 'node:crypto'
import { storedMarkup } from '@shulei/domain/base/markup/write.ts'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../../platform/api-error.ts'
import type { Texts } from '../../../platform/texts/texts.ts'

/** Signs without which a text has neither formula nor table nor code. */
const special = /[$\\|]|<pre\b/

/** Characters of the texts that are kept, so that a text is read once while people read it. */
const KEPT = 20_000_000

const shown = new LRUCache<string, string>({ maxSize: KEPT, sizeCalculation: ({ length }) => length + 100 })

/**
 * The text of an article with its formulas, tables and colours, made in a child process. A text that a child cannot read in time is
 * shown without them.
 */
export async function shownBody(texts: Texts, id: number, body: string): Promise<string> {
  const stored = storedMarkup(body).replaceAll('<p></p>', '<p><br></p>')
  if (!special.test(stored)) return stored
  const key = createHash('sha256').update(body).digest('base64')
  const known = shown.get(key)
  if (known !== undefined) return known
  try {
    const html = await texts.read(`article ${id}`, 'shownArticle', body)
    shown.set(key, html)
    return html
  } catch (error) {
    if (error instanceof ApiError) return stored
    throw error
  }
}
