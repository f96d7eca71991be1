import { createHash } from 'node:crypto'

const names = new Map<string, string>()

/**
 * Gives a statement its name as a prepared one. The name contains the text's digest, so that a reloaded module with another text
 * does not reuse the old statement of an open connection.
 */
export function nameStatement(text: string): string {
  const name = `read_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}

/** Name of a statement that is to be prepared; undefined for all others. */
export const nameOfStatement = (text: string): string | undefined => names.get(text)
