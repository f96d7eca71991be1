/** Whether the quotation mark at a place has an odd number of backslashes before it. */
function isEscaped(json: string, quote: number): boolean {
  let start = quote
  while (json.charAt(start - 1) === '\\') start -= 1
  return (quote - start) % 2 === 1
}

/** JSON as Python writes it: `NaN` and `Infinity` outside of texts become null. */
function withoutNaN(json: string): string {
  let kept = ''
  for (let at = 0; at < json.length; ) {
    const quote = json.indexOf('"', at)
    const outside = json.slice(at, quote < 0 ? json.length : quote)
    kept += outside.replace(/-?\bInfinity\b|\bNaN\b/g, 'null')
    if (quote < 0) break
    let close = json.indexOf('"', quote + 1)
    while (close >= 0 && isEscaped(json, close)) close = json.indexOf('"', close + 1)
    const end = close < 0 ? json.length : close + 1
    kept += json.slice(quote, end)
    at = end
  }
  return kept
}

/** Encodings that Windows programs save JSON in, by the two bytes that such a file begins with. */
const encodings: Readonly<Record<string, string>> = { 'ff fe': 'utf-16le', 'fe ff': 'utf-16be', '7b 00': 'utf-16le' }

function decoded(bytes: Uint8Array): string {
  const start = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
  return new TextDecoder(encodings[start] ?? 'utf-8', { fatal: true }).decode(bytes)
}

/** The value of a JSON text; undefined for anything else. Numbers that JSON does not have are null. */
export function jsonValue(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    try {
      return JSON.parse(withoutNaN(json))
    } catch {
      return undefined
    }
  }
}

/**
 * The value of a JSON text in UTF-8 or UTF-16, with or without a byte order mark; undefined for anything else. Numbers that JSON does
 * not have are null.
 */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return jsonValue(decoded(bytes))
  } catch {
    return undefined
  }
}
