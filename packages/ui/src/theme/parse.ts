import { numberOf, tokenRanges } from './ranges.ts'
import { fontStacks } from './resolve.ts'
import { isTokenName, type ThemeTokens, type TokenName, tokenKind, tokenNames } from './tokens.ts'

/** Size limit of a theme file in bytes: the 88 values need about 4 kB. */
export const largestTheme = 64 * 1024

/** A problem of a theme file. Each problem names one key. */
export type ThemeProblem =
  | { kind: 'tooLarge'; bytes: number }
  /** The file is not JSON. */
  | { kind: 'notJson' }
  /** The JSON is not an object of names and values. */
  | { kind: 'notTheme' }
  | { kind: 'unknownKey'; key: string }
  | { kind: 'missingKey'; key: TokenName }
  /** The value is not a text. */
  | { kind: 'notText'; key: TokenName }
  /** The value contains code: a tag, an address, the end of a rule. */
  | { kind: 'script'; key: TokenName }
  | { kind: 'badColour'; key: TokenName; value: string }
  /** A length, shadow, time, weight or font that the contract does not accept. */
  | { kind: 'badValue'; key: TokenName; value: string }

export type ThemeReading = { ok: true; tokens: ThemeTokens } | { ok: false; problems: readonly ThemeProblem[] }

const layerOfShadow = /^(inset )?(-?\d{1,3}(px)?)( -?\d{1,3}(px)?){1,3} #([0-9a-f]{6}|[0-9a-f]{8})$/i
const curve = /^cubic-bezier\((-?[\d.]+), ?(-?[\d.]+), ?(-?[\d.]+), ?(-?[\d.]+)\)$/

/** Text that no value may contain: it could be code, end the declaration or load from another server. */
const code = /[<>{};\\@]|\/\*|url|image|expression|javascript|var\(|env\(/i

/** Whether the token accepts a value. `art` lists the registered drawings. */
export function fitsToken(name: TokenName, value: string, art: readonly string[]): boolean {
  const range = tokenRanges[name]
  if (range) return numberOf(value, range) !== null
  switch (tokenKind(name)) {
    case 'colour':
      return name === 'color-bg-scrim' ? /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) : /^#[0-9a-f]{6}$/i.test(value)
    case 'font':
      return Object.hasOwn(fontStacks, value)
    case 'weight':
      return /^[1-9]00$/.test(value)
    case 'shadow':
      return value === 'none' || value.split(', ').every((layer) => layerOfShadow.test(layer))
    case 'ease': {
      const [, x1, y1, x2, y2] = curve.exec(value) ?? []
      const numbers = [x1, y1, x2, y2].map(Number)
      return numbers.every(Number.isFinite) && [x1, x2].every((x) => Number(x) >= 0 && Number(x) <= 1)
    }
    case 'art':
      return value === 'none' || art.includes(value)
    default:
      return false
  }
}

/**
 * Reads a theme file: JSON with the 88 names and a text for each. Never throws, ignores a file with problems completely, and
 * reports all problems at once.
 *
 * @param text the file's content
 * @param art names of the registered drawings
 */
export function parseTheme(text: string, art: readonly string[]): ThemeReading {
  const bytes = text.length > largestTheme ? text.length : new TextEncoder().encode(text).length
  if (bytes > largestTheme) return { ok: false, problems: [{ kind: 'tooLarge', bytes }] }
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { ok: false, problems: [{ kind: 'notJson' }] }
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return { ok: false, problems: [{ kind: 'notTheme' }] }
  }
  const given = new Map(Object.entries(content))
  const problems: ThemeProblem[] = []
  for (const key of given.keys()) if (!isTokenName(key)) problems.push({ kind: 'unknownKey', key })
  for (const key of tokenNames) {
    if (!given.has(key)) problems.push({ kind: 'missingKey', key })
    else problems.push(...problemsOf(key, given.get(key), art))
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, tokens: Object.fromEntries(tokenNames.map((name) => [name, given.get(name)])) as ThemeTokens }
}

function problemsOf(key: TokenName, value: unknown, art: readonly string[]): ThemeProblem[] {
  if (typeof value !== 'string') return [{ kind: 'notText', key }]
  if (code.test(value)) return [{ kind: 'script', key }]
  if (fitsToken(key, value, art)) return []
  return tokenKind(key) === 'colour' ? [{ kind: 'badColour', key, value }] : [{ kind: 'badValue', key, value }]
}

/** Serialises a theme: the names in the order of the contract, one per line. */
export function formatTheme(tokens: ThemeTokens): string {
  return `${JSON.stringify(Object.fromEntries(tokenNames.map((name) => [name, tokens[name]])), null, 2)}\n`
}
