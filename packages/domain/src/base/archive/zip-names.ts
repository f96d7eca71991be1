import { crc32 } from './crc32.ts'

/** A name as the directory of a zip stores it. */
export interface StoredName {
  bytes: Uint8Array
  /** The archive says that the name is UTF-8 (bit 11 of the flags). */
  isUtf8: boolean
  /** The extra fields of the entry, as they are stored. */
  extra: Uint8Array
}

/** Extra field of Info-ZIP with the name in UTF-8 and the CRC-32 of the stored name. */
const UNICODE_PATH = 0x7075

/** The name of the extra field; null where there is none, or where the name was changed after it was written. */
function unicodePath({ bytes, extra }: StoredName): string | null {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, size] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const start = at + 4
    if (start + size > extra.length) return null
    if (id === UNICODE_PATH && size > 5 && extra[start] === 1 && view.getUint32(start + 1, true) === crc32(bytes))
      return decoded(extra.subarray(start + 5, start + size), 'utf-8')
    at = start + size
  }
  return null
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Characters that names of files have often, of both ways to write Chinese. */
const often = new Set(
  '一二三四五六七八九十上下中大小年月日时時分号號人名地市省区區县縣国國家数數据據表文件档檔案集训訓练練测測试試验驗证證结結果提交样樣本特征徵标標签籤说說明报報告图圖片像资資料原始始新旧舊版备備份副清单單列行编編程城学學生校成绩績统統计計分析预預处處理模型参參考答题題目信息用户戶商品价價格销銷售订訂单气氣象天温溫度雨风風水电電力交通车車站路线線出租航班医醫疗療疾病影视視音声聲语語言字词詞典书書新闻聞评評论論情感公司业業务務金融股票银銀行贷貸款汇匯总總全部最终終',
)
const isHan = (code: number) => (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)
const isKana = (code: number) => code >= 0x3041 && code <= 0x30fe

/** The usual characters of an encoding: the first level of its table, by the bytes of a pair. */
const multiByte: Readonly<Record<string, (lead: number, trail: number) => boolean>> = {
  gb18030: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1,
  big5: (lead) => lead >= 0xa4 && lead <= 0xc6,
  shift_jis: (lead) => lead >= 0x88 && lead <= 0x98,
}

const [USUAL, OFTEN, SIGN, UNUSUAL] = [2, 0.5, 1, -1]

/** Mean plausibility of the characters beyond ASCII, when bytes are read in an encoding; minus infinity when they are not in it. */
function plausibility(bytes: Uint8Array, encoding: string): number {
  if (decoded(bytes, encoding) === null) return Number.NEGATIVE_INFINITY
  let [sum, count] = [0, 0]
  for (let at = 0; at < bytes.length; ) {
    if ((bytes[at] as number) < 0x80) {
      at++
      continue
    }
    // the shortest run of bytes that is a character of its own
    let [size, character] = [1, decoded(bytes.subarray(at, at + 1), encoding)]
    while (character === null && size < 4) character = decoded(bytes.subarray(at, at + ++size), encoding)
    const [lead = 0, trail = 0] = bytes.subarray(at, at + size)
    const code = character?.codePointAt(0) ?? 0
    at += size
    count += size
    if (size === 2 && multiByte[encoding]?.(lead, trail) && isHan(code))
      sum += 2 * (USUAL + (often.has(character ?? '') ? OFTEN : 0))
    else if (size === 2 && isKana(code)) sum += encoding === 'shift_jis' ? 2 * USUAL : SIGN
    else if (size === 2 && (code < 0x4e00 || code >= 0xff00) && code >= 0x3000 && code < 0xfff0 && !isHan(code))
      sum += 2 * SIGN
    else if (!isHan(code)) sum += size * UNUSUAL
  }
  return count === 0 ? 0 : sum / count
}

// upper halves of the code pages of DOS, from 0x80 to 0xff
const latin = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ'
const rest437 =
  '¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const rest850 =
  'ø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
const byPage = (page: string) => (bytes: Uint8Array) =>
  [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : (page[byte - 0x80] ?? '\ufffd'))).join('')

/** Ways to read one byte a character, by their likeliness in a zip. */
const singleByte: readonly ((bytes: Uint8Array) => string)[] = [
  byPage(latin + rest437),
  byPage(latin + rest850),
  (bytes) => new TextDecoder('windows-1252').decode(bytes),
]
const letter = /[\p{Script=Latin}\d]/u
const accented = /[À-ÖØ-öø-ÿ]/
/** Whether all characters beyond ASCII are accented letters in words, no capital of them after a small letter. */
const isLatin = (text: string) =>
  [...text].every((character, at) => {
    if (character < '\x80') return true
    const [before, after] = [text[at - 1] ?? '', text[at + 1] ?? '']
    const isBeside = letter.test(before) || letter.test(after)
    return accented.test(character) && isBeside && !(/[À-Þ]/.test(character) && /\p{Ll}/u.test(before))
  })
/** Whether each byte beyond ASCII stands alone between letters, as an accent does and a Chinese character hardly. */
const isAlone = (bytes: Uint8Array) =>
  bytes.every((byte, at) => {
    const isLetter = (code: number | undefined) => code !== undefined && /[a-z]/i.test(String.fromCharCode(code))
    return byte < 0x80 || (isLetter(bytes[at - 1]) && isLetter(bytes[at + 1]))
  })

/** Reader of names without a declared encoding, chosen by all of them together: programs write one encoding into an archive. */
function readerOf(names: readonly Uint8Array[]): (bytes: Uint8Array) => string {
  const all = new Uint8Array(names.reduce((sum, { length }) => sum + length + 1, 0))
  let at = 0
  for (const name of names) {
    all.set(name, at)
    at += name.length + 1
  }
  const scores = Object.keys(multiByte).map((encoding) => ({ encoding, score: plausibility(all, encoding) }))
  const best = scores.reduce((most, one) => (one.score > most.score ? one : most))
  const western = singleByte.find((read) => names.every((name) => isLatin(read(name))))
  if (western && (best.score < USUAL || names.every(isAlone))) return western
  if (best.score < 0) return singleByte[0] as (bytes: Uint8Array) => string
  return (bytes) => new TextDecoder(best.encoding, { ignoreBOM: true }).decode(bytes)
}

/** A name in UTF-8, null where it is none: pairs of usual Chinese characters may be UTF-8 by chance, as 猫 is è. */
function utf8(bytes: Uint8Array): string | null {
  const text = decoded(bytes, 'utf-8')
  const isByChance = text !== null && !/[\u0800-\uffff]/.test(text) && !isLatin(text)
  return isByChance && plausibility(bytes, 'gb18030') >= USUAL ? null : text
}

/**
 * The names of a zip's entries as text. An archive that does not say UTF-8 has the encoding of the computer that packed it: the name
 * of the extra field comes first, then UTF-8 where all bytes agree, then the likeliest of GB18030, Big5, Shift-JIS and the pages of DOS.
 */
export function zipNames(stored: readonly StoredName[]): string[] {
  const sure = stored.map((name) => {
    if (name.isUtf8) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(name.bytes)
    return unicodePath(name) ?? utf8(name.bytes)
  })
  const others = stored.flatMap(({ bytes }, place) => (sure[place] === null ? [bytes] : []))
  if (others.length === 0) return sure.map((name) => name ?? '')
  const read = readerOf(others)
  return stored.map(({ bytes }, place) => sure[place] ?? read(bytes))
}
