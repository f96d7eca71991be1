import type { Frequencies } from './alphabets.ts'
import * as alphabets from './alphabets.ts'
import { frequentHangul, frequentHanzi, frequentKanji } from './letters.ts'
import { type Encoding, encodings } from './reading.ts'

/** Most bytes of lines with other characters than ASCII that a guess looks at. */
export const ENCODING_SAMPLE = 64 * 1024

/**
 * How likely a character is in a text of a language, as the logarithm of a probability; `before` are the two characters in front of it.
 * The probabilities of the languages of all encodings are comparable: they are of the same bytes.
 */
type Likelihood = (character: string, before: string, earlier: string) => number

const { log } = Math
/** Likelihood of what no text has. */
const NEVER = -14
const isHan = (code: number) => (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)
const isKana = (code: number) => code >= 0x3041 && code <= 0x30fe
const isHangul = (code: number) => code >= 0xac00 && code <= 0xd7a3
/** Punctuation of Chinese, Japanese and Korean texts, with full-width letters and digits. */
const isMark = (code: number) => (code >= 0x3000 && code <= 0x3020) || (code >= 0xff01 && code <= 0xff5e)
const isWideLetter = (character: string) => /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/.test(character)
const wideSigns = new Set('“”‘’…—–·×÷℃°%‰≥≤±～①②③④⑤⑥⑦⑧⑨⑩')
const isPlain = (character: string) => (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')

const known = new Map<string, { small: string; isUpper: boolean; isLower: boolean; isLetter: boolean }>()
/** A character with its kind; each is looked at once. */
function kindOf(character: string) {
  const before = known.get(character)
  if (before) return before
  const isUpper = /\p{Lu}/u.test(character)
  // the small form of the Turkish İ is a plain letter, which no encoding adds
  const small = character === 'İ' ? character : character.toLowerCase()
  const kind = { small, isUpper, isLower: /\p{Ll}/u.test(character), isLetter: /\p{L}/u.test(character) }
  // letters of alphabets alone: Chinese texts have too many
  if (character < '\u0e80') known.set(character, kind)
  return kind
}
const isUpper = (character: string) => kindOf(character).isUpper
const isLower = (character: string) => kindOf(character).isLower

/** ASCII characters: some encodings have them as second halves of others. */
const plainLikelihood = (character: string) =>
  isPlain(character) ? -3 : character >= '0' && character <= '9' ? -2.3 : -5

/** The characters of the first level of a national standard, which a country uses most: two bytes from rows that hold them alone. */
function levelOf(encoding: Encoding, [first, last]: readonly [number, number], from = 0xa1): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let lead = first; lead <= last; lead++) {
    for (let trail = from; trail <= 0xfe; trail++) characters.add(decoder.decode(new Uint8Array([lead, trail])))
  }
  return characters
}

const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
const firstSimplified = once(() => levelOf('gb18030', [0xb0, 0xd7]))
const firstTraditional = once(() => levelOf('big5', [0xa4, 0xc6], 0x40))
const firstJapanese = once(() => levelOf('euc-jp', [0xb0, 0xcf]))

/** Likelihood of one of the marks and signs of wide writing. */
function wideSign(character: string): number {
  if (isWideLetter(character)) return -9
  return isMark(character.codePointAt(0) ?? 0) || wideSigns.has(character) ? -7.5 : -13
}

/** The share of a text that the frequent characters have, the other ones of the first level, and the rest. */
const chinese =
  (level: () => ReadonlySet<string>): Likelihood =>
  (character) => {
    if (!isHan(character.codePointAt(0) ?? 0)) return wideSign(character)
    if (frequentHanzi.has(character)) return log(0.7 / frequentHanzi.size)
    return level().has(character) ? log(0.22 / 3000) : log(0.02 / 15_000)
  }

const isHalfKana = (character: string) => character >= '\uff61' && character <= '\uff9f'
/** Half-width syllables are what other encodings look like: they stand in runs, and only some take the marks of a voiced sound. */
function halfKana(character: string, before: string): number {
  if (/[ﾞﾟ]/.test(character)) return /[ｳｶ-ﾄﾊ-ﾎ]/.test(before) ? log(0.15) : NEVER
  return isHalfKana(before) ? log(0.8 / 55) : log(0.03 / 55)
}

const japanese: Likelihood = (character, before) => {
  const code = character.codePointAt(0) ?? 0
  if (isKana(code)) return log(0.5 / 130)
  if (isHalfKana(character)) return halfKana(character, before)
  if (!isHan(code)) return wideSign(character)
  if (frequentKanji.has(character)) return log(0.35 / frequentKanji.size)
  return firstJapanese().has(character) ? log(0.12 / 2000) : log(0.01 / 4000)
}

/** The syllables of the national standard, which are two bytes of its range. */
const firstKorean = once(() => levelOf('euc-kr', [0xb0, 0xc8]))
const korean: Likelihood = (character) => {
  if (!isHangul(character.codePointAt(0) ?? 0)) return wideSign(character)
  if (frequentHangul.has(character)) return log(0.8 / frequentHangul.size)
  return firstKorean().has(character) ? log(0.17 / 2000) : log(0.003 / 8000)
}

/** Signs of tables in alphabets, by their likelihood. */
const signs = new Map<string, number>([
  ...[...'°€£«»’‘“”„–—…·'].map((sign) => [sign, -6.5] as const),
  ...[...'²³µ±½¼¿¡§©®™ºª№'].map((sign) => [sign, -8] as const),
])

/** Shares of the letters of a language. Foreign names have other letters of the alphabet too. */
function sharesOf(languages: readonly Frequencies[]): (letter: string) => number {
  const shares = new Map<string, number>()
  for (const language of languages) {
    const all = Object.values(language).reduce((sum, one) => sum + one, 0)
    for (const [letter, one] of Object.entries(language))
      shares.set(letter, (shares.get(letter) ?? 0) + one / all / languages.length)
  }
  const rest = log(0.0004)
  const logs = new Map([...shares].map(([letter, one]) => [letter, log(one * 0.985 + 0.0004)]))
  return (letter) => logs.get(letter) ?? rest
}

/** Likelihood of the case of a letter: words are small, have a capital in front, or are capitals. */
function caseOf(character: string, before: string, earlier: string): number {
  if (isUpper(character)) return isLower(before) ? -7 : isUpper(before) ? -0.3 : -1.5
  return isLower(character) && isUpper(before) && isUpper(earlier) ? -5 : 0
}

const BEHIND_PLAIN = log(0.09)
const ELSEWHERE = log(0.03)
/** Likelihood of the letters that a Latin alphabet adds, which stand among plain ones. */
function latin(languages: readonly Frequencies[]): Likelihood {
  const share = sharesOf(languages)
  return (character, before, earlier) => {
    const sign = signs.get(character)
    if (sign !== undefined) return sign
    const { small, isLetter } = kindOf(character)
    if (!isLetter) return -10
    return (isPlain(before) ? BEHIND_PLAIN : ELSEWHERE) + share(small) + caseOf(character, before, earlier)
  }
}

/** Likelihood of the letters of another alphabet, in which a word has no plain ones; vowels and consonants take turns. */
function alphabet(languages: readonly Frequencies[], vowels = '', onlyLast = ''): Likelihood {
  const share = sharesOf(languages)
  const letters = new Set(languages.flatMap((one) => Object.keys(one)))
  const isVowel = (letter: string) => vowels.includes(letter)
  return (character, before, earlier) => {
    const letter = kindOf(character).small
    if (!letters.has(letter)) return signs.get(character) ?? -10
    if (isPlain(before)) return -6 + share(letter)
    const last = kindOf(before).small
    if (last !== '' && onlyLast.includes(last)) return -9
    const turn = vowels === '' || !letters.has(last) ? 0 : isVowel(letter) === isVowel(last) ? -0.7 : 0.35
    return share(letter) + turn + caseOf(character, before, earlier)
  }
}

const isThaiConsonant = (one: string) => one >= 'ก' && one <= 'ฮ'
const isAboveThai = (one: string) => /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/.test(one)
const thaiShare = sharesOf(alphabets.thaiLanguages)
const thai: Likelihood = (character, before) => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0xe01 || code > 0xe5b) return signs.get(character) ?? -10
  if (isPlain(before)) return -6 + thaiShare(character)
  // signs above and below stand on a letter, and no vowel in front of a letter follows another
  if (isAboveThai(character)) return isThaiConsonant(before) || isAboveThai(before) ? log(0.25 / 6) : NEVER
  if (/[เ-ไ]/.test(before) && !isThaiConsonant(character)) return NEVER
  if (/[ฯ-ะๅๆ๏-๛]/.test(character) && !isThaiConsonant(before) && !isAboveThai(before) && before !== 'า') return -9
  return thaiShare(character)
}

/** Languages of an encoding, each alone and all of them mixed. */
const each = (make: (languages: readonly Frequencies[]) => Likelihood, languages: readonly Frequencies[]) => [
  make(languages),
  ...(languages.length > 1 ? languages.map((one) => make([one])) : []),
]

const simplified = chinese(firstSimplified)
/** In UTF-8 nearly everything is possible; letters that nobody mixes tell that it is chance. */
const universal: Likelihood = (character, before) => {
  const code = character.codePointAt(0) ?? 0
  if (isHan(code)) return Math.max(simplified(character, '', ''), japanese(character, '', ''))
  if (isHangul(code)) return korean(character, '', '')
  if (code > 0x2000) return -7
  if (code < 0x250) return (isPlain(before) ? BEHIND_PLAIN : ELSEWHERE) - 4
  const isUsual =
    (code >= 0x386 && code <= 0x3ce) || (code >= 0x400 && code <= 0x45f) || (code >= 0x5d0 && code <= 0xe5b)
  const isRun = code >> 7 === (before.codePointAt(0) ?? 0) >> 7
  return isUsual || isRun ? -4.5 : -12
}

const models: Readonly<
  Record<Encoding, { prior: number; languages: readonly Likelihood[]; word?: (word: string) => number }>
> = {
  'utf-8': { prior: 3, languages: [universal] },
  'utf-16le': { prior: 0, languages: [simplified] },
  'utf-16be': { prior: 0, languages: [simplified] },
  gb18030: { prior: 0, languages: [simplified] },
  big5: { prior: -2, languages: [chinese(firstTraditional)] },
  shift_jis: { prior: -2, languages: [japanese] },
  'euc-jp': { prior: -4, languages: [japanese] },
  'euc-kr': { prior: -2.5, languages: [korean] },
  'windows-1252': { prior: -1, languages: each(latin, alphabets.westernLanguages) },
  'windows-1250': { prior: -2, languages: each(latin, alphabets.centralLanguages) },
  'windows-1251': {
    prior: -2,
    languages: each((all) => alphabet(all, alphabets.cyrillicVowels), alphabets.cyrillicLanguages),
  },
  'koi8-r': {
    prior: -4,
    languages: each((all) => alphabet(all, alphabets.cyrillicVowels), alphabets.russianLanguages),
  },
  'windows-1253': {
    prior: -3.5,
    languages: each((all) => alphabet(all, alphabets.greekVowels, 'ς'), alphabets.greekLanguages),
    // nearly every word in small letters has an accent
    word: (word) => (/^[α-ω]{4,}$/.test(word) ? -4 : 0),
  },
  'windows-1254': { prior: -1.5, languages: each(latin, alphabets.turkishLanguages) },
  'windows-1255': { prior: -3.5, languages: each((all) => alphabet(all, '', 'םןףץ'), alphabets.hebrewLanguages) },
  'windows-1256': { prior: -3.5, languages: each((all) => alphabet(all), alphabets.arabicLanguages) },
  'windows-874': { prior: -5, languages: [thai] },
}

const isSingleByte = (encoding: Encoding) => encoding.startsWith('windows') || encoding === 'koi8-r'

/** How likely words are in a language. */
function likelihoodOf(words: string, likelihood: Likelihood): number {
  let [sum, before, earlier] = [0, '', '']
  for (const character of words) {
    const isBroken = character === '\ufffd' || (character >= '\x80' && character <= '\x9f')
    const isPrivate = character >= '\ue000' && character <= '\uf8ff'
    if (character === '\n') [before, earlier] = ['', '']
    else {
      if (character <= '\x7f') sum += plainLikelihood(character) + (isPlain(character) ? besides(before) : 0)
      else sum += isBroken || isPrivate ? NEVER : likelihood(character, before, earlier)
      if (isPlain(before) && isWide(character)) sum += BESIDE_WIDE
      earlier = before
      before = character
    }
  }
  return sum
}
/** Characters of writing without alphabets seldom stand beside plain letters in a word, and letters of other alphabets hardly ever. */
const BESIDE_WIDE = -3
const isWide = (character: string) => character >= '\u3041' && character <= '\ud7a3'
const besides = (before: string) => (isWide(before) ? BESIDE_WIDE : before >= '\u0370' && before <= '\u0e5b' ? -6 : 0)

/** An encoding with how well the sample reads in it. */
export interface RatedEncoding {
  encoding: Encoding
  /** Logarithm of its likelihood. */
  score: number
}

/** A lead in likelihood below which another encoding may be right, in all and for each letter. */
const LEAD = { all: 4, letter: 0.12 } as const
/**
 * Letters of different words below which an encoding of one byte a letter is a guess, unless it leads by this much and its letters stand
 * among plain ones; and the lead that all texts without plain letters need.
 */
const FEW_LETTERS = { letters: 24, lead: 10, alien: 14 } as const
/** Characters below which an encoding with several bytes a character needs a lead where they are less likely than `mean`, or is a guess. */
const FEW_WIDE = { letters: 24, mean: -7.1, lead: 7, least: -8.7 } as const
/** A text whose letters are less likely than this in every encoding has perhaps one that is not known here; of one byte, and of several. */
const LEAST = { single: -8.5, wide: -10.5 } as const

/** Bytes of different words that are enough to tell an encoding. */
const MOST_WORDS = 16 * 1024

/**
 * The different words of a sample that have other characters than ASCII, each in a line. Between words stand ASCII characters that are no
 * half of another one in any encoding.
 */
function wordsOf(sample: Uint8Array): Uint8Array {
  const isBetween = (byte: number) => byte < 0x30 || (byte > 0x39 && byte < 0x40)
  const words = new Set<string>()
  let size = 0
  for (let from = 0, at = 0; at <= sample.length && size < MOST_WORDS; at++) {
    if (at < sample.length && !isBetween(sample[at] ?? 0)) continue
    const word = sample.subarray(from, at)
    const before = words.size
    if (word.some((byte) => byte > 127)) words.add(word.join())
    if (words.size > before) size += word.length
    from = at + 1
  }
  return Uint8Array.from(
    [...words].flatMap((word, place) => [...(place > 0 ? [10] : []), ...word.split(',').map(Number)]),
  )
}

/**
 * The sample as UTF-8 to be rated. Where all of it is UTF-8, a replacement character is one that another program wrote, which says as much
 * for this encoding as any other character.
 */
function universalText(sample: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(sample).replaceAll('\ufffd', '…')
  } catch {
    return new TextDecoder('utf-8').decode(sample)
  }
}

/** Letters that a text has beyond ASCII, once for each. */
const lettersIn = (text: string) => text.match(/[^\0-\x7f]/gu)?.length ?? 0

/**
 * The encodings that a sample of lines with other characters than ASCII may have, the most likely one first, and whether another may be as
 * right: its text differs and is nearly as likely, the letters are few, or none is likely. A word that is repeated proves nothing more.
 */
export function rateEncodings(sample: Uint8Array): { rated: RatedEncoding[]; isUnsure: boolean } {
  const words = wordsOf(sample)
  const texts = new Map<Encoding, string>()
  const rated: RatedEncoding[] = []
  for (const encoding of encodings) {
    if (encoding.startsWith('utf-16')) continue
    const text = encoding === 'utf-8' ? universalText(words) : new TextDecoder(encoding).decode(words)
    texts.set(encoding, text)
    const { prior, languages, word } = models[encoding]
    const ofWords = word ? text.split('\n').reduce((sum, one) => sum + word(one), 0) : 0
    rated.push({ encoding, score: prior + ofWords + Math.max(...languages.map((one) => likelihoodOf(text, one))) })
  }
  rated.sort((a, b) => b.score - a.score)
  const [best] = rated
  if (!best || words.length === 0) return { rated, isUnsure: false }
  const text = texts.get(best.encoding) ?? ''
  const letters = lettersIn(text)
  const rival = rated.find(({ encoding }) => texts.get(encoding) !== text)
  const lead = rival ? best.score - rival.score : Number.POSITIVE_INFINITY
  const isNear = lead < Math.max(LEAD.all, LEAD.letter * letters)
  const mean = (best.score - models[best.encoding].prior - likelihoodOf(text, () => 0)) / letters
  return { rated, isUnsure: isNear || isGuess(best.encoding, { letters, mean, lead }) }
}

const latinEncodings: ReadonlySet<Encoding> = new Set(['windows-1250', 'windows-1252', 'windows-1254'])

/** Whether letters are too few or too unlikely to tell an encoding. */
function isGuess(
  encoding: Encoding,
  { letters, mean, lead }: { letters: number; mean: number; lead: number },
): boolean {
  if (encoding === 'utf-8') return false
  if (latinEncodings.has(encoding))
    return mean < LEAST.single || (letters < FEW_LETTERS.letters && lead < FEW_LETTERS.lead)
  if (isSingleByte(encoding)) return mean < LEAST.single || letters < FEW_LETTERS.letters || lead < FEW_LETTERS.alien
  if (letters >= FEW_WIDE.letters) return mean < LEAST.wide
  return mean < FEW_WIDE.least || (mean < FEW_WIDE.mean && lead < FEW_WIDE.lead)
}
