import { dateKeys, serialKeys } from './file-dates.ts'

/** A way in which a program rewrites ids and labels, with the name of its problem. */
export type Rewriting =
  | 'Invisible'
  | 'Width'
  | 'Case'
  | 'Quotes'
  | 'Decimal'
  | 'Serial'
  | 'Date'
  | 'Zeros'
  | 'Shortened'
  | 'Path'
  | 'Affix'
  | 'Spelling'

/** Texts of the file and of the competition that mean the same have a key in common. */
interface Keys {
  found(text: string): readonly string[]
  expected(text: string): readonly string[]
}

const both = (key: (text: string) => string): Keys => {
  const keys = (text: string) => [key(text)]
  return { found: keys, expected: keys }
}

const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}]/gu

/** Without blanks, zero-width signs and byte order marks. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Makes invisible signs visible: `␣` for a space, `U+200B` for the others. Inner single spaces stay as they are. */
export const shown = (text: string): string =>
  text.replace(INVISIBLE, (sign, at: number) => {
    if (sign !== ' ') return `[U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}]`
    return at > 0 && at < text.length - 1 && text[at - 1] !== ' ' && text[at + 1] !== ' ' ? ' ' : '␣'
  })

const PAIRS =
  /^(?:[bu]?'(.*)'|[bu]?"(.*)"|`(.*)`|“(.*)”|‘(.*)’|「(.*)」|«(.*)»|\[(.*)\]|\((.*?),?\)|\{(.*)\}|="(.*)")$/su
const CALL = /^[\w.]+\((.*?)(?:,\s*\w+=.*)?\)$/su

/** Without the quotes, brackets or constructor round a value: `'a'`, `["a"]`, `b'a'`, `np.int64(3)`, and a leading apostrophe. */
export function unwrapped(text: string): string {
  let inner = text.trim()
  for (let depth = 0; depth < 4; depth++) {
    const match = PAIRS.exec(inner) ?? CALL.exec(inner)
    if (!match) break
    inner = (match.slice(1).find((part) => part !== undefined) ?? '').trim()
  }
  return inner.replace(/^['’](?=.)|(?<=.)['’"]$|^"(?=.)/u, '')
}

const wide = (text: string) => text.normalize('NFKC')
const unpadded = (text: string) => text.replace(/\.0+$/, '').replace(/(^|\D)0+(?=\d)/g, '$1')
const named = (text: string) => text.replace(/^.*[\\/]/s, '').replace(/\.[a-z]\w{1,4}$/i, '')
const plain = (text: string) => unpadded(unwrapped(withoutInvisible(wide(text))).toLowerCase()).replace(/[\s_.-]+/g, '')

/**
 * Long numbers that a spreadsheet or a floating-point column has shortened: `1.23457E+11`, or other digits from the sixteenth on.
 * Keys are rounded to the digits that the file has.
 */
function shortened(sample: readonly string[]): Keys | null {
  const SCIENTIFIC = /^(\d(?:\.\d+)?)e\+?\d+$/i
  let digits = 0
  for (const text of sample) digits = Math.max(digits, (SCIENTIFIC.exec(text)?.[1]?.length ?? 1) - 1)
  if (digits === 0 && !sample.some((text) => SCIENTIFIC.test(text) || /^\d{16,}(?:\.0)?$/.test(text))) return null
  const precision = Math.min(15, digits || (sample.some((text) => SCIENTIFIC.test(text)) ? 1 : 15))
  // a spreadsheet cuts the digits off, other programs round them
  const cut = (text: string) => text.slice(0, precision).padEnd(text.replace(/\.0$/, '').length, '0')
  const key = (text: string) => [
    String(Number(Number(text).toPrecision(precision))),
    ...(/^\d{16,}(?:\.0)?$/.test(text) ? [String(Number(cut(text)))] : []),
  ]
  return {
    found: (text) => (SCIENTIFIC.test(text) || /^\d{16,}(?:\.0)?$/.test(text) ? key(text) : []),
    expected: (text) => (/^\d+$/.test(text) ? key(text) : []),
  }
}

/** Numbers in scientific notation that has all their digits, as programs write arrays: `1.20e+02` for `120`. Null where digits are lost. */
function scientific(sample: readonly string[]): Keys | null {
  const texts = sample.filter((text) => /^\d(?:\.\d+)?e[+-]?\d+$/i.test(text))
  const isWhole = (text: string) => {
    const [mantissa = '', exponent = ''] = text.split(/e/i)
    return Number.isSafeInteger(Number(text)) && (Number(text) === 0 || mantissa.length - 2 >= Number(exponent))
  }
  if (texts.length === 0 || !texts.every(isWhole)) return null
  const known = new Set(texts)
  return { found: (text) => (known.has(text) ? [String(Number(text))] : []), expected: (text) => [text] }
}

const AFFIXED = /^(\D*)(\d+)(\D*)$/su

/** Another text before or after the number: `row_5` for `5`. Null where either side has more than one form. */
function affixed(sample: readonly string[], head: readonly string[]): Keys | null {
  const formOf = (texts: readonly string[]) => {
    const forms = new Set(texts.map((text) => AFFIXED.exec(text)?.toSpliced(2, 1).slice(1).join('#') ?? ''))
    return forms.size === 1 ? [...forms][0] : undefined
  }
  const [found, expected] = [formOf(sample), formOf(head)]
  // ids of the training set are others, whatever their numbers
  if (!found || !expected || found === expected || /train|训练/i.test(found)) return null
  const key = (text: string) => {
    const digits = AFFIXED.exec(text)?.[2]
    return digits === undefined ? [] : [digits.replace(/^0+(?=\d)/, '')]
  }
  return { found: key, expected: key }
}

type Rule = Keys | ((sample: readonly string[], head: readonly string[]) => Keys | null)

const date = (text: string) => dateKeys(text, 'monthFirst')
const orders = (['monthFirst', 'dayFirst'] as const).map((order) => (text: string) => dateKeys(text, order))

/**
 * In the order in which they are tried: the last ones explain what none of the others does. Of several rules the one that explains most
 * texts holds for all of them.
 */
const REWRITINGS: readonly [Rewriting, ...Rule[]][] = [
  ['Invisible', both(withoutInvisible)],
  ['Width', both(wide)],
  ['Case', both((text) => text.toLowerCase())],
  ['Quotes', both(unwrapped)],
  ['Decimal', both((text) => text.replace(/(\d)\.0*$/, '$1')), scientific],
  [
    'Serial',
    ...([1900, 1904] as const).map((start) => ({ found: (text: string) => serialKeys(text, start), expected: date })),
  ],
  ['Date', ...orders.flatMap((found) => orders.map((expected) => ({ found, expected })))],
  ['Zeros', both(unpadded)],
  ['Shortened', shortened],
  ['Path', both(named)],
  ['Affix', affixed],
  ['Spelling', both(plain)],
]

/** Rewritings that a text shows by itself, whatever it means. */
const visible: ReadonlySet<Rewriting> = new Set(['Invisible', 'Width', 'Quotes', 'Decimal'])

/** Whether a text was rewritten in a way that it shows by itself. */
export function isRewritten(text: string, by: Rewriting): boolean {
  const [, ...rules] = visible.has(by) ? (REWRITINGS.find(([name]) => name === by) ?? [by]) : [by]
  return rules.some((rule) => {
    const keys = typeof rule === 'function' ? rule([text], []) : rule
    return keys?.found(text).some((key) => key !== text && key !== '') === true
  })
}

/** Number of expected texts that tell whether a rewriting can be the cause. */
const HEAD = 200

/** The expected text that a found one means, and how it was rewritten. */
export interface Meant {
  by: Rewriting
  expected: string
}

const changes = (keys: Keys['found'], text: string) => keys(text).some((key) => key !== text)

/** The expected text for each one of `sample` that has a key in common with it. */
function matches(keys: Keys, sample: readonly string[], head: readonly string[], expected: () => Iterable<string>) {
  const matched = new Map<string, string>()
  const byKey = new Map<string, string[]>()
  for (const text of sample) {
    for (const key of keys.found(text)) {
      const same = byKey.get(key)
      if (same) same.push(text)
      else if (key !== '') byKey.set(key, [text])
    }
  }
  const applies = head.some((text) => changes(keys.expected, text)) || sample.some((text) => changes(keys.found, text))
  if (!applies || byKey.size === 0) return matched
  for (const text of expected()) {
    for (const key of keys.expected(text)) {
      for (const one of byKey.get(key) ?? []) if (!matched.has(one)) matched.set(one, text)
    }
  }
  return matched
}

/**
 * Finds for each text that is not expected the one that is meant. Takes one pass over the expected texts for each rule that can
 * apply, and memory only for `found`. `without` names rewritings that are not considered.
 */
export function meantTexts(
  found: Iterable<string>,
  expected: () => Iterable<string>,
  without: ReadonlySet<Rewriting> = new Set(),
): Map<string, Meant> {
  const meant = new Map<string, Meant>()
  const open = new Set(found)
  const head: string[] = []
  for (const text of expected()) if (head.push(text) === HEAD) break
  for (const [by, ...rules] of REWRITINGS) {
    if (open.size === 0) break
    if (without.has(by)) continue
    const sample = [...open]
    let best: ReadonlyMap<string, string> = new Map()
    for (const rule of rules) {
      const keys = typeof rule === 'function' ? rule(sample, head) : rule
      if (!keys) continue
      const matched = matches(keys, sample, head, expected)
      // of two rules that explain as many texts the one with more different meanings is right
      const isBetter = matched.size > best.size || (matched.size === best.size && distinct(matched) > distinct(best))
      if (isBetter) best = matched
    }
    for (const [text, one] of best) {
      open.delete(text)
      meant.set(text, { by, expected: one })
    }
  }
  return meant
}

const distinct = (matched: ReadonlyMap<string, string>) => new Set(matched.values()).size
