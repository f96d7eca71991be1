/** Most industries of a person (`B§5`, `B§9`). */
export const MAX_INDUSTRIES = 4

export type IndustriesProblem = 'full' | 'twice' | 'unknown'

/** The problem of a choice of industry codes among the known ones, or null. */
export function industriesProblem(codes: readonly string[], known: readonly string[]): IndustriesProblem | null {
  if (new Set(codes).size < codes.length) return 'twice'
  if (codes.some((code) => !known.includes(code))) return 'unknown'
  return codes.length > MAX_INDUSTRIES ? 'full' : null
}
