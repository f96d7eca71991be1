/** Each letter with the characters that pass for it, all lower case as `normaliseName` leaves them. */
const LOOKS: Readonly<Record<string, string>> = {
  a: 'аαɑᴀаꭺ',
  b: 'вᏼʙ',
  c: 'сϲᴄⅽ',
  d: 'ԁᴅⅾ',
  e: 'еєεᴇ3ҽꭼ',
  f: 'ꜰϝք',
  g: 'ɡɢց',
  h: 'һհнʜꮋ',
  k: 'кκᴋ',
  l: 'iіιɪɩıӏʟᴉ1|ꭵⅼا',
  m: 'мμᴍꮇⅿ',
  n: 'пηոɴ',
  o: 'оοօᴏ0σ',
  p: 'рρᴘꮲ',
  r: 'гʀꭱꮢ',
  s: 'ѕꜱ5ꮪտ',
  t: 'тτᴛꭲ',
  u: 'υսᴜцʋ',
  v: 'ѵνᴠ',
  w: 'ԝωᴡшꮤ',
  x: 'хχⅹ',
  y: 'уγʏүყ',
  系: '係',
  统: '統',
  讯: '訊',
  数: '數',
  员: '員',
  务: '務',
  台: '臺',
  号: '號',
}

const letterOf = new Map(
  Object.entries(LOOKS).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
)

/**
 * A normalised name with look-alikes of one letter made that letter: marks dropped, Cyrillic, Greek, Armenian and small capital
 * letters as Latin ones, digits that stand for letters, `i` and `l` as one, traditional characters of our own names as
 * simplified ones. For comparing only: `paypal` in another script comes out the same, and so do some honest names.
 */
export function lookAlike(normalised: string): string {
  const bare = normalised.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  return Array.from(bare, (character) => letterOf.get(character) ?? character).join('')
}
