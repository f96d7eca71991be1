import { frequentHangul, frequentHanzi, frequentKanji } from './letters.ts'
import { type Encoding, encodings } from './reading.ts'

/** Most bytes of lines with other characters than ASCII that a guess looks at. */
export const ENCODING_SAMPLE = 64 * 1024

/** How well a character fits a text of an encoding, from -2 to 1; `before` and `next` are its neighbours. */
type Weigh = (character: string, before: string, next: string) => number

const isHan = (code: number) => (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)
const isKana = (code: number) => code >= 0x3041 && code <= 0x30fe
const isHangul = (code: number) => code >= 0xac00 && code <= 0xd7a3
/** Punctuation of Chinese, Japanese and Korean texts, with full-width letters and digits. */
const isMark = (code: number) => (code >= 0x3000 && code <= 0x3020) || (code >= 0xff01 && code <= 0xff5e)
const isSign = (character: string) => '“”‘’…—–·×÷℃°%‰≥≤±～①②③④⑤⑥⑦⑧⑨⑩'.includes(character)
const isLetter = (character: string) => /\p{L}/u.test(character)
const isUpper = (character: string) => /\p{Lu}/u.test(character)
const isLower = (character: string) => /\p{Ll}/u.test(character)

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

/** Weight of a character of Chinese writing. */
const chinese =
  (level: () => ReadonlySet<string>): Weigh =>
  (character) => {
    const code = character.codePointAt(0) ?? 0
    if (isHan(code)) return frequentHanzi.has(character) ? 1 : level().has(character) ? 0.35 : -0.7
    if (isMark(code)) return 0.6
    return isSign(character) ? 0.4 : -0.6
  }

const isHalfKana = (character: string) => character >= '\uff61' && character <= '\uff9f'
/** Half-width syllables are what other encodings look like: they tell little, and nothing where they stand alone. */
const halfKana: Weigh = (character, before, next) => {
  if (/[ﾞﾟ]/.test(character)) return /[ｳｶ-ﾄﾊ-ﾎ]/.test(before) ? 0.6 : -0.8
  return isHalfKana(before) || isHalfKana(next) ? 0.3 : -0.4
}

const japanese: Weigh = (character, before, next) => {
  const code = character.codePointAt(0) ?? 0
  if (isKana(code)) return 1
  if (isHan(code)) return frequentKanji.has(character) ? 0.95 : firstJapanese().has(character) ? 0.3 : -0.7
  if (isMark(code)) return 0.6
  if (isHalfKana(character)) return halfKana(character, before, next)
  return isSign(character) ? 0.3 : -0.6
}

const korean: Weigh = (character) => {
  const code = character.codePointAt(0) ?? 0
  if (isHangul(code)) return frequentHangul.has(character) ? 1 : 0.3
  if (isHan(code)) return -0.5
  if (isMark(code)) return 0.5
  return isSign(character) ? 0.3 : -0.6
}

/** Letters of Western and of Central Europe by how much they tell, and signs that tables have. */
const western = new Map<string, number>([
  ...[...'éèàçñöüäßíóáúêôîâãõåøæÉÑÜÖÄÅØÇ'].map((letter) => [letter, 0.9] as const),
  ...[...'ëïùûœÀÈÊÁÍÓÚÂÃÕÔÎÆìòýÿðþ'].map((letter) => [letter, 0.6] as const),
  ...[...'°£€²³µ±«»’‘“”–—…·½¼¿¡§©®™ºª'].map((sign) => [sign, 0.55] as const),
])
const central = new Map<string, number>([
  ...[...'ąęłśżźćńčřšžěůőűťďáéíóúýöüäßôçŁŚŻŹĆČŘŠŽÁÉÍÓÚÖÜÄ'].map((letter) => [letter, 0.85] as const),
  ...[...'ăşţâîđľĺŕňĐŞŢÂÎŇŤĎůŮĘĄ'].map((letter) => [letter, 0.6] as const),
  ...[...'°€±«»’‘“”–—…·§©®™'].map((sign) => [sign, 0.5] as const),
])

/** Weight of a letter of a Latin alphabet, which stands among plain letters of its own case. */
const latin =
  (known: ReadonlyMap<string, number>): Weigh =>
  (character, before, next) => {
    const weight = known.get(character)
    if (weight === undefined) return -0.8
    if (!isLetter(character)) return isLetter(before) && before > '\x7f' ? -0.3 : weight
    const isWithin = /[a-z]/i.test(before) || /[a-z]/i.test(next)
    if (isUpper(character) && isLower(before)) return -0.8
    if (before > '\x7f' && next > '\x7f') return -0.6
    return isWithin ? weight : weight - 0.7
  }

const isPlain = (character: string) => /[a-z]/i.test(character)
const frequentCyrillic = new Set('оеаинтсрвлкмдпуя')
const cyrillic: Weigh = (character, before, next) => {
  // letters of other alphabets do not stand among Latin ones
  if (isPlain(before) || isPlain(next)) return -0.8
  if (/[А-Яа-яЁё]/.test(character)) {
    const isLone = !/[А-Яа-яЁё]/.test(before) && !/[А-Яа-яЁё]/.test(next)
    if (isUpper(character)) return isLower(before) ? -1 : frequentCyrillic.has(character.toLowerCase()) ? 0.85 : 0.55
    if (isUpper(before) && /[А-Яа-яЁё]/.test(before) === false) return -0.5
    return (frequentCyrillic.has(character) ? 1 : 0.55) - (isLone ? 0.8 : 0)
  }
  if (/[ІіЇїЄєҐґЎў]/.test(character)) return 0.5
  return '«»№–—“”’…°'.includes(character) ? 0.5 : -0.8
}

/** Letters that Turkish adds to those of Western Europe. */
const turkish = new Map<string, number>([
  ...[...western].map(([letter, weight]) => [letter, weight - 0.01] as const),
  ...[...'ğışİĞŞ'].map((letter) => [letter, 0.9] as const),
])

const isGreek = (character: string) => /\p{Script=Greek}/u.test(character)
const frequentGreek = new Set('αοιετσνηυρκπμλςίόάέή')
const greek: Weigh = (character, before, next) => {
  if (isPlain(before) || isPlain(next)) return -0.8
  if (!isGreek(character)) return '«»€°’…–—·'.includes(character) ? 0.4 : -0.8
  if (isUpper(character)) return isLower(before) ? -1 : 0.6
  // the sigma at the end of words has a form of its own
  if (character === 'ς' && isGreek(next)) return -0.8
  const isLone = !isGreek(before) && !isGreek(next)
  return (frequentGreek.has(character) ? 1 : 0.4) - (isLone ? 1 : 0)
}

const frequentThai = new Set('กงนมยรลวสอทดตคบปพหาเแ')
const thai: Weigh = (character, before) => {
  const code = character.codePointAt(0) ?? 0
  const isConsonant = (one: string) => one >= 'ก' && one <= 'ฮ'
  const isAbove = (one: string) => /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/.test(one)
  if (code < 0xe01 || code > 0xe5b || isPlain(before)) return -0.8
  // signs above and below stand on a letter, and no vowel in front of a letter follows another
  if (isAbove(character)) return isConsonant(before) || isAbove(before) ? 1 : -1.5
  if (/[เ-ไ]/.test(before)) return isConsonant(character) ? 0.9 : -1.5
  if (/[ฯ-ะๅๆ๏-๛]/.test(character)) return isConsonant(before) || isAbove(before) || before === 'า' ? 0.3 : -0.8
  return frequentThai.has(character) ? 0.75 : 0.1
}

/** In UTF-8 nearly everything is possible; letters that nobody mixes tell that it is chance. */
const universal: Weigh = (character) => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x250 || code > 0x2000 || (code >= 0x370 && code <= 0x45f) ? 1 : 0.4
}

const weights: Readonly<Record<Encoding, Weigh>> = {
  'utf-8': universal,
  'utf-16le': chinese(firstSimplified),
  'utf-16be': chinese(firstSimplified),
  gb18030: chinese(firstSimplified),
  big5: chinese(firstTraditional),
  shift_jis: japanese,
  'euc-jp': japanese,
  'euc-kr': korean,
  'windows-1252': latin(western),
  'windows-1250': latin(central),
  'windows-1251': cyrillic,
  'koi8-r': cyrillic,
  'windows-1253': greek,
  'windows-1254': latin(turkish),
  'windows-874': thai,
}

const isSingleByte = (encoding: Encoding) => encoding.startsWith('windows') || encoding === 'koi8-r'
/** Bytes of a character that is not ASCII; only roughly, where an encoding mixes lengths. */
const bytesOf = (character: string, encoding: Encoding) =>
  isSingleByte(encoding) || (encoding === 'shift_jis' && isHalfKana(character)) ? 1 : 2

/** How well text that was decoded in an encoding reads, about -1 to 1. Characters weigh by their bytes; ASCII says nothing. */
function scoreOf(text: string, encoding: Encoding): number {
  const weigh = weights[encoding]
  const characters = [...text]
  let [sum, bytes] = [0, 0]
  for (const [at, character] of characters.entries()) {
    if (character <= '\x7f') continue
    const size = bytesOf(character, encoding)
    bytes += size
    const isBroken = character === '\ufffd' || (character >= '\x80' && character <= '\x9f')
    const isPrivate = character >= '\ue000' && character <= '\uf8ff'
    sum += size * (isBroken || isPrivate ? -2 : weigh(character, characters[at - 1] ?? '', characters[at + 1] ?? ''))
  }
  return bytes === 0 ? 0 : sum / bytes
}

/** An encoding with how well the sample reads in it. */
export interface RatedEncoding {
  encoding: Encoding
  score: number
}

/**
 * Encodings that few files have, and that texts in others look like: they need more characters and a larger lead before nobody is asked.
 */
const rare: ReadonlySet<Encoding> = new Set(['koi8-r', 'windows-1253', 'windows-1254', 'windows-874'])
const RARE = { handicap: 0.27, lead: 0.3, characters: 24 } as const

/** Encodings whose scores are nearer than this may both be right. */
const NEAR = 0.15
/** A text that reads less well than this in every encoding has perhaps one that is not known here. */
const LEAST = 0.45
/** A multi-byte character more is enough to believe in UTF-8, which other texts obey by a rare chance alone. */
const UTF8_BONUS = 0.6

/**
 * The sample as UTF-8 to be scored. Where all of it is UTF-8, a replacement character is one that another program wrote, which says as much
 * for this encoding as any other character.
 */
function universalText(sample: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(sample).replaceAll('\ufffd', '…')
  } catch {
    return new TextDecoder('utf-8').decode(sample)
  }
}

/**
 * The encodings that a sample of lines with other characters than ASCII may have, the best one first, and whether the second may be as
 * right: its text differs, and reads nearly as well, or none reads well.
 */
export function rateEncodings(sample: Uint8Array): { rated: RatedEncoding[]; isUnsure: boolean } {
  const texts = new Map<Encoding, string>()
  const rated: RatedEncoding[] = []
  for (const encoding of encodings) {
    if (encoding.startsWith('utf-16')) continue
    const text = encoding === 'utf-8' ? universalText(sample) : new TextDecoder(encoding).decode(sample)
    texts.set(encoding, text)
    const bonus = encoding === 'utf-8' ? UTF8_BONUS : rare.has(encoding) ? -RARE.handicap : 0
    rated.push({ encoding, score: scoreOf(text, encoding) + bonus })
  }
  rated.sort((a, b) => b.score - a.score)
  const [best] = rated
  const rival = rated.find(({ encoding }) => best && texts.get(encoding) !== texts.get(best.encoding))
  if (!best) return { rated, isUnsure: false }
  const lead = rival ? best.score - rival.score : Number.POSITIVE_INFINITY
  const others = sample.reduce((count, byte) => count + (byte > 127 ? 1 : 0), 0)
  const isRare = rare.has(best.encoding) && (lead < RARE.lead || others < RARE.characters)
  const isUnsure = best.score < LEAST || lead <= NEAR || isRare
  return { rated, isUnsure }
}
