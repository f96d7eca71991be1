import { expect, test } from 'vitest'
import { crc32 } from './crc32.ts'
import { zipNames } from './zip-names.ts'

/** Encodes by the decoder of the platform: all pairs of an encoding, the other way round. */
const encoder = (encoding: string) => {
  const decoder = new TextDecoder(encoding)
  const bytesOf = new Map<string, number[]>()
  for (let lead = 0xfe; lead >= 0x81; lead--)
    for (let trail = 0xfe; trail >= 0x40; trail--) {
      const text = decoder.decode(new Uint8Array([lead, trail]))
      if ([...text].length === 1 && text !== '\ufffd') bytesOf.set(text, [lead, trail])
    }
  return (text: string) =>
    new Uint8Array(
      [...text].flatMap((one) => {
        const bytes = one < '\x80' ? [one.charCodeAt(0)] : bytesOf.get(one)
        if (!bytes) throw new Error(`${encoding} has no ${one}`)
        return bytes
      }),
    )
}
const none = new Uint8Array()
const plain = (bytes: Uint8Array) => ({ bytes, isUtf8: false, extra: none })

const simplified = [
  ...[
    '训练.csv',
    '测试.csv',
    '数据说明.txt',
    '2023年成绩单.xlsx',
    '北京市/朝阳区.csv',
    '编号.csv',
    '提交样本（新）.csv',
  ],
  ...[
    '气象站观测记录.csv',
    '图片/猫.jpg',
    '用户画像_脱敏.csv',
    '气温.csv',
    '医院门诊量.csv',
    '电力负荷预测.csv',
    '题目一.csv',
    '论文.csv',
  ],
  ...[
    '销售明细表.xlsx',
    '企业信用.csv',
    '古诗词.jsonl',
    '标签.csv',
    '景区人流.csv',
    '“城市”空气质量.csv',
    '商品评论.csv',
    '交通流量.csv',
  ],
]
const traditional = [
  ...[
    '訓練資料.csv',
    '測試.csv',
    '編號.csv',
    '城市說明.csv',
    '成績單.xlsx',
    '臺北市/信義區.csv',
    '氣象觀測.csv',
    '圖片/貓.jpg',
  ],
  ...[
    '國家.csv',
    '電力預測.csv',
    '商品評論.csv',
    '醫院門診.csv',
    '股價歷史.csv',
    '學生名單.csv',
    '標籤.csv',
    '交通流量.csv',
    '空氣品質.csv',
  ],
]
const japanese = [
  'データ.csv',
  '訓練データ.csv',
  'テスト.csv',
  '売上一覧表.xlsx',
  'ひらがな.txt',
  '東京の気温.csv',
  'サンプル.csv',
]

test.each([
  ['gb18030', simplified],
  ['big5', traditional],
  ['shift_jis', japanese],
])('reads each name that a computer with %s has stored, alone and together', (encoding, names) => {
  const encode = encoder(encoding)
  expect(names.flatMap((name) => zipNames([plain(encode(name))]))).toEqual(names)
  expect(zipNames(names.map((name) => plain(encode(name))))).toEqual(names)
})

// bytes as the codecs cp437, cp850 and cp1252 of Python write them
test.each([
  ['Windows', '4dfc6c6c65722e637376', 'Müller.csv'],
  ['DOS', '4d816c6c65722e637376', 'Müller.csv'],
  ['DOS', '4a8272936d652e637376', 'Jérôme.csv'],
  ['DOS', '656e71758874655f8274822e637376', 'enquête_été.csv'],
  ['DOS with letters of 850', '53c66f5061756c6f2e637376', 'SãoPaulo.csv'],
])('reads accents of %s', (_, hex, name) => {
  expect(zipNames([plain(Uint8Array.from(Buffer.from(hex, 'hex')))])).toEqual([name])
})

const unicodePath = (bytes: Uint8Array, name: string, sum = crc32(bytes)) => {
  const text = Buffer.from(name)
  const field = Buffer.alloc(9 + text.length)
  field.writeUInt16LE(0x7075, 0)
  field.writeUInt16LE(5 + text.length, 2)
  field[4] = 1
  field.writeUInt32LE(sum, 5)
  text.copy(field, 9)
  return Uint8Array.from(field)
}

test('takes the name of the extra field first, unless it is of another name', () => {
  const bytes = encoder('gb18030')('训练.csv')
  const named = { bytes, isUtf8: false }
  expect(zipNames([{ ...named, extra: unicodePath(bytes, '練習.csv') }])).toEqual(['練習.csv'])
  expect(zipNames([{ ...named, extra: unicodePath(bytes, '練習.csv', 1) }])).toEqual(['训练.csv'])
  for (let size = 0; size < 17; size++)
    expect(zipNames([{ ...named, extra: unicodePath(bytes, '練習.csv').subarray(0, size) }])).toEqual(['训练.csv'])
})

test('reads UTF-8 with and without the flag, and one archive of both', () => {
  const bytes = new TextEncoder().encode('训练.csv')
  for (const name of ['café.csv', 'Данные.csv', 'Ελλάδα.csv', 'naïve.csv', '數據.csv'])
    expect(zipNames([plain(new TextEncoder().encode(name))])).toEqual([name])
  const gbk = encoder('gb18030')('测试.csv')
  expect(zipNames([{ bytes, isUtf8: true, extra: none }, plain(bytes), plain(gbk)])).toEqual([
    ...['训练.csv', '训练.csv', '测试.csv'],
  ])
})

test('answers a name for any bytes', () => {
  for (let byte = 0; byte < 256; byte++)
    expect(zipNames([plain(new Uint8Array([byte, 255, byte]))])[0]?.length).toBeGreaterThan(0)
})
