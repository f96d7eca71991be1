/** An object of a file, of which nothing is known yet. */
export type Loose = Record<string, unknown>

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of the format: a string, or its lines. Null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join('')
  return null
}
