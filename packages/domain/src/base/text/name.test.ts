import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayNameKey, isInvisible, isReservedName, nameProblem, normaliseName } from './name.ts'

describe('names that look alike are equal after normalising', () => {
  test.each([
    ['Team A', ' team  a '],
    ['ＴＥＡＭ', 'team'],
    ['te\u200bam\ufeff', 'team'],
    ['STRASSE', 'straße'],
    ['ﬁre', 'FIRE'],
    ['数擂\u3000队', '数擂 队'],
    ['a\u2060b', 'ab'],
    ['a\ufeffb', 'ab'],
    ['e\u0301', 'É'],
    ['\u202eteam', 'team'],
  ])('%j and %j', (a, b) => {
    expect(normaliseName(a)).toBe(normaliseName(b))
  })

  test('normalising twice changes nothing, nor do spaces and invisible characters around a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (name) => {
        const once = normaliseName(name)
        expect(normaliseName(once)).toBe(once)
        expect(normaliseName(` ${name}\u200b `)).toBe(once)
      }),
      { numRuns: 20_000 },
    )
  })

  test('every single character is stable after normalising', () => {
    const unsettled: string[] = []
    for (let point = 0; point <= 0x10ffff; point++) {
      const once = normaliseName(String.fromCodePoint(point))
      if (normaliseName(once) !== once) unsettled.push(`U+${point.toString(16)}`)
    }
    expect(unsettled).toEqual([])
  })
})

describe('a text is invisible where nothing is left of it after normalising', () => {
  test('for every single character', () => {
    const wrong: string[] = []
    for (let point = 0; point <= 0x10ffff; point++) {
      const text = String.fromCodePoint(point)
      if (isInvisible(text) !== (normaliseName(text) === '')) wrong.push(`U+${point.toString(16)}`)
    }
    expect(wrong).toEqual([])
  })

  test('for texts of several', () => {
    const character = fc.oneof(
      fc.constantFrom(' ', '\u3164', '\u200b', '\u2800', '\u0301'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(character, { maxLength: 6 }), (parts) => {
        expect(isInvisible(parts.join(''))).toBe(normaliseName(parts.join('')) === '')
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('display names that look the same have the same key', () => {
  test.each([
    ['林晓舟', '林晓舟\u200b'],
    ['林晓舟', '林\u2060晓\ufeff舟 '],
    ['paul', 'раuӏ'],
    ['PAUL', 'Ρaul'],
    ['Ian', 'lan'],
    ['corner', 'comer'],
    ['bold', '𝐛𝐨𝐥𝐝'],
    ['zoe', 'Zoë'],
  ])('%j and %j', (a, b) => {
    expect(displayNameKey(a)).toBe(displayNameKey(b))
  })

  test.each([
    ['林晓舟', '林小舟'],
    ['林晓舟', '林 晓舟'],
    ['paul', 'paula'],
    // traditional and simplified characters are different ones, but for those of the reserved names
    ['观点', '觀點'],
    ['一点', '一點'],
  ])('%j and %j have different keys', (a, b) => {
    expect(displayNameKey(a)).not.toBe(displayNameKey(b))
  })

  test('every allowed name has a key, which invisible characters do not change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (name) => {
        if (nameProblem(name) !== null) return
        expect(displayNameKey(name)).not.toBe('')
        expect(displayNameKey(`\u200b${name}\u2060`)).toBe(displayNameKey(name))
      }),
      { numRuns: 5000 },
    )
  })
})

test.each([
  '系统通知',
  ' 系 统 通 知 ',
  'SYSTEM',
  'Ｓｙｓｔｅｍ',
  'sys\u200btem',
  'System-Notification',
  '【数擂官方】',
  '数擂官方小助手',
  'ShuLei',
  'Shulei Official',
  '系統通知',
  '系統訊息',
  '數擂官方',
  '系\u200b统\u2060通\ufeff知',
  'ѕуѕtеm',
  'ЅУЅТЕМ',
  'Sуstem Nоtice',
  'sýstèm',
  '𝕊𝕪𝕤𝕥𝕖𝕞',
  'ꜱʏꜱᴛᴇᴍ',
  'Οfficial',
  'shu1ei',
  '5y5tem',
  'Adm1n',
  'система',
  'ꓢystem notice',
  'ꓢꓬꓢꓔꓰꓟ',
  '$ystem notice',
  'syst℮m notice',
  '糸统通知',
  '$System$',
  '|System|',
  'ᏚᎩᏚᎢᎬᎷ',
  'ΝΟΤΙϹΕ',
  'ЅΥЅΤΕΜ',
  '𝚴𝚶𝚻𝚰ϲ𝚬',
  '🅢🅨🅢🅣🅔🅜',
  '🆂🆈🆂🆃🅴🅼',
  'systern notice',
  '@dm1n',
  'sys7em n0+ice',
  '官⽅通知',
  '數攂',
  'SYSⲦⲈⲘ',
])('%j is reserved for the system', (name) => {
  expect(isReservedName(name)).toBe(true)
  expect(nameProblem(name)).toBe('reserved')
})

test.each([
  '系统工程爱好者',
  '张三',
  'systematic',
  'Notary',
  'Ольга',
  'Νίκος',
  '林統',
  '1号队',
  'Silvia',
  '擂主',
  'O’Neill',
  '👨‍👩‍👧‍👦 队',
  '糸井重里',
  'Ca$h €uro',
  'C@t',
  'Zürich 🇨🇭',
  'Ғарыш',
  'Ангелина',
  'Αθηνά',
  'Ꮳꮃꭹ',
  'ꓡꓲ-ꓢꓴ',
  '7+7',
  'Øystein',
  'Northern',
  '知乎用户',
])('%j is a valid name', (name) => {
  expect(nameProblem(name)).toBeNull()
})

test.each([
  ['', 'empty'],
  [' \u3000 ', 'empty'],
  ['\u200b\u2060', 'empty'],
  ['\u3164', 'empty'],
  ['𠮷'.repeat(30), null],
  ['𠮷'.repeat(31), 'tooLong'],
  [` ${'a'.repeat(30)} `, null],
  ['a\0', 'forbidden'],
  ['\ud800', 'forbidden'],
  ['a\nb', 'forbidden'],
  ['\u202eabc', 'forbidden'],
  [`Z${'\u0310'.repeat(5)}algo`, 'forbidden'],
  ['Việt Nam ภูมิใจนี้', null],
] as const)('%j: %j', (name, problem) => {
  expect(nameProblem(name)).toBe(problem)
})

describe('names of the site', () => {
  const own = { 'zh-CN': '江大数赛', 'en-US': 'JU Data Games' }

  test.each([
    '江大数赛',
    ' 江 大·数赛 ',
    '江大數赛',
    '江大数赛官方',
    '官方江大数赛',
    '江大数赛官方客服一号',
    'ju data games',
    'JU-DATA-GAMES',
    'ＪＵ　Ｄａｔａ　Ｇａｍｅｓ',
    'Official JU Data Games',
    'JU Dаtа Gаmеs',
    '数擂',
    'Shulei Official',
  ])('%j is reserved where the operator names the site so', (name) => expect(nameProblem(name, own)).toBe('reserved'))

  test.each(['江大数赛爱好者', '江大一队', 'JU Data', 'Data Games'])('%j is not', (name) =>
    expect(nameProblem(name, own)).toBeNull(),
  )

  test('of an operator are free elsewhere, and one of signs alone reserves nothing', () => {
    for (const name of Object.values(own)) expect(nameProblem(name)).toBeNull()
    expect(nameProblem('张三', { 'zh-CN': '！', 'en-US': '！' })).toBeNull()
  })

  test('are reserved whatever they are, in either case and with spaces and signs between', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'江大数赛abcXYZ 0189-·é'), minLength: 1, maxLength: 24 })
    fc.assert(
      fc.property(
        letters.filter((name) => /[\p{L}\p{N}]/u.test(name)),
        fc.constantFrom('', ' ', '·', '\u200b'),
        (name, between) => {
          const site = { 'zh-CN': name, 'en-US': name }
          const like = [...name].join(between)
          for (const text of [name, like, like.toUpperCase(), `${like}官方`])
            expect(isReservedName(text, site)).toBe(true)
        },
      ),
    )
  })
})
