import { rateEncodings } from '@shulei/domain/data/dataset/reading/encoding.ts'
import type { Encoding } from '@shulei/domain/data/dataset/reading/reading.ts'
import { expect, test } from 'vitest'
import { encode } from './encode.ts'
import { alphabets, scripts, wide } from './foreign-words.ts'

/** Tables of a few of the words, each a row, for each length: always the same ones. */
function* tablesOf(words: readonly string[], lengths: readonly number[], tries: number) {
  let seed = 7
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  for (const length of lengths)
    for (let turn = 0; turn < tries; turn++) {
      const some = Array.from({ length: Math.min(length, 1 + (next() % 60)) }, () => words[next() % words.length] ?? '')
      yield Array.from({ length }, (_, row) => some[row % some.length]).join('\n')
    }
}

const decoded = (bytes: Uint8Array, encoding: Encoding) => new TextDecoder(encoding).decode(bytes)
function judge(text: string, encoding: Encoding): 'right' | 'asked' | 'silently wrong' {
  const bytes = encode(text, encoding)
  const { rated, isUnsure } = rateEncodings(bytes)
  if (isUnsure) return 'asked'
  return decoded(bytes, rated[0]?.encoding ?? 'utf-8') === text ? 'right' : 'silently wrong'
}

/** Whether an encoding has all letters of a word; the French œ has no capital in some. */
function has(encoding: Encoding, word: string): boolean {
  try {
    return encode(word, encoding).length > 0
  } catch {
    return false
  }
}

const capitals = alphabets.map((one) => ({
  ...one,
  language: `${one.language} capitals`,
  words: one.words.map((word) => word.toLocaleUpperCase(one.language === 'Turkish' ? 'tr' : 'en')),
}))
const all = [...alphabets, ...capitals, ...scripts, ...wide].flatMap(({ encodings, ...one }) =>
  encodings.map((encoding) => ({ ...one, encoding, words: one.words.filter((word) => has(encoding, word)) })),
)
/** Texts that are as good in another encoding: a word of which every character is a frequent one there too. */
const accepted = new Set(['euc-kr 빵'])

function outcomes(tables: Iterable<string>, encoding: Encoding) {
  const found = { right: 0, asked: 0, wrong: [] as string[] }
  for (const table of tables) {
    const outcome = judge(table, encoding)
    if (outcome !== 'silently wrong') found[outcome]++
    else if (!accepted.has(`${encoding} ${[...new Set(table.split('\n'))].join()}`)) found.wrong.push(table)
  }
  return found
}

test.each(all)('$language in $encoding is right or asked, one word or 200 rows', ({ words, encoding }) => {
  const { wrong } = outcomes([...words, ...tablesOf(words, [2, 3, 5, 10, 20, 50, 200], 8)], encoding)
  expect(wrong).toEqual([])
})

test('a table of many words is not asked', () => {
  const asked = all.filter(({ words, encoding }) => judge(words.join('\n'), encoding) !== 'right')
  expect(asked).toEqual([])
  const long = all.map(({ words, encoding }) => outcomes(tablesOf(words, [200], 8), encoding))
  const sum = (kind: 'right' | 'asked') => long.reduce((total, one) => total + one[kind], 0)
  expect(sum('asked') / (sum('right') + sum('asked'))).toBeLessThan(0.25)
})

test.each<[Encoding, string]>([
  ['koi8-r', 'ТИМОФЕЕВ\nВОРОНЦОВ\nКРЫЛОВ\n'.repeat(67)],
  ['koi8-r', 'пол\nм\nж\n'],
  ['koi8-r', 'ДА\nНЕТ\n'.repeat(100)],
  ['windows-1253', 'παπαδόπουλος, θεσσαλονίκη, βόλος'],
  ['windows-874', 'ปลา, ชาย'],
  ['shift_jis', 'ﾅｶﾑﾗ, ｻﾄｳ, ｻﾂﾎﾟﾛ'],
  ['shift_jis', 'ｱ, ｲ'],
  ['shift_jis', '札幌'],
  ['euc-kr', '예'],
  ['big5', '元'],
  ['windows-1252', 'Ángel'],
  ['windows-1252', 'OÙ'],
  ['windows-1252', 'ÞÓRÐUR'],
  ['windows-1250', 'zażółć'],
  ['windows-1250', 'POZNAŃ, TORUŃ, GDAŃSK'],
  ['windows-1250', 'GYŐR, SZŐKE'],
  ['windows-1254', 'Kadın\nErkek\n'.repeat(100)],
  ['windows-1254', 'Aydın\nBalıkesir\nDiyarbakır\n'.repeat(67)],
])('a text in %s that was silently something else is right or asked: %j', (encoding, text) => {
  expect(judge(text, encoding)).not.toBe('silently wrong')
})
