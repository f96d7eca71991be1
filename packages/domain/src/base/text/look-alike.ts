/** Each letter with its look-alikes, all in lower case as `normaliseName` leaves them. */
const LOOKS: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꭺⲁꓮꓥλ@4',
  b: 'вᏼʙⲃꓐꮟ8',
  c: 'сϲᴄⅽⲥꓚꮯ¢©',
  d: 'ԁᴅⅾꓓꭰđɖɗ',
  e: 'еєεᴇ3ҽꭼⲉꓰ℮€ɛɇəә',
  f: 'ꜰϝքꓝƒғ',
  g: 'ɡɢցꓖꮐԍ9',
  h: 'һհнʜꮋⲏꓧħћ',
  k: 'кκᴋⲕꓗꮶ',
  l: 'iіιɪɩıӏʟᴉ1|ꭵⅼاⲓꓲꓡꮮłɫɨ£丨ןǀ',
  m: 'мμᴍꮇⅿⲙꓟɱ',
  n: 'пηոɴⲛꓠŋƞɲɳи',
  o: 'оοօᴏ0σⲟꓳøɵѳө〇०০๐໐ჿ',
  p: 'рρᴘꮲⲣꓑ',
  r: 'гʀꭱꮢꓣя®',
  s: 'ѕꜱ5ꮪտꓢ$§₴ʂƨ',
  t: 'тτᴛꭲⲧꓔŧƭʈ†丅+7',
  u: 'υսᴜцʋꓴ',
  v: 'ѵνᴠꓦꮩ',
  w: 'ԝωᴡшꮤꓪꮃ',
  x: 'хχⅹⲭꓫ',
  y: 'уγʏүყⲩꓬꮍꭹ¥ɏ',
  系: '係糸繫繋',
  统: '統綂',
  讯: '訊',
  数: '數',
  员: '員貟',
  务: '務',
  台: '臺',
  号: '號',
  擂: '攂',
}

/** First code points of three runs of 26 letters that Unicode does not fold: circled, squared, and those of flags. */
const RUNS = [0x1f150, 0x1f170, 0x1f1e6]

const letterOf = new Map([
  ...Object.entries(LOOKS).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index) =>
    RUNS.map((first) => [String.fromCodePoint(first + index), letter === 'i' ? 'l' : letter] as const),
  ).flat(),
])

/** Greek letters that look like another Latin letter before folding than after it. */
const WRITTEN: Readonly<Record<string, string>> = { Ν: 'n', Η: 'h', Υ: 'y', Ϲ: 'c', ϲ: 'c' }
const written = (name: string) => Array.from(name, (letter) => WRITTEN[letter] ?? letter).join('')

/** Replaces those letters with Latin ones, also in bold, accented and similar forms. */
export const asWritten = (name: string): string => written(written(name).normalize('NFKD'))

/**
 * Replaces look-alikes in a normalised name with one letter: marks dropped, letters of other scripts, small capitals, digits
 * and signs as Latin letters, `i` and `l` as one, `rn` as `m`, traditional characters of our own names as simplified ones.
 * For comparison only: `paypal` in another script gives the same result, and so do some honest names.
 */
export function lookAlike(normalised: string): string {
  const bare = normalised.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  const letters = Array.from(bare, (character) => letterOf.get(character) ?? character).join('')
  return letters.replaceAll('rn', 'm')
}
