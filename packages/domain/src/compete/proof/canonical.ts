/**
 * JSON with one spelling for each value: names of an object in the order of their code units, no spaces. Hashes and signatures
 * are made of it, so that everybody who has the values can write the same bytes.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).sort()
    const entries = names.map(
      (name) => `${JSON.stringify(name)}:${canonicalJson((value as Record<string, unknown>)[name])}`,
    )
    return `{${entries.join(',')}}`
  }
  return JSON.stringify(value)
}
