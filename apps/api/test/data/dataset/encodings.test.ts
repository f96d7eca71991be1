import { rateEncodings } from '@shulei/domain/data/dataset/reading/encoding.ts'
import type { Encoding } from '@shulei/domain/data/dataset/reading/reading.ts'
import { expect, test } from 'vitest'
import { encode } from './encode.ts'

const texts: readonly (readonly [Encoding, readonly string[]])[] = [
  [
    'utf-8',
    ['城市,人口\n北京,2\n', 'André,3', 'ñ', 'Привет', '서울', '€5', '37\ufffd36,121\ufffd2\n', '\ufffd\ufffd\ufffd\n'],
  ],
  [
    'gb18030',
    [
      ...['类别,城市\n1,北京\n2,上海\n', '姓名\n张三\n', '编号,备注\n1,无\n', '产品,单价\n键盘,99元\n', '好'],
      ...[
        '学号,姓名,成绩\n1,李雷,90\n',
        '药品名称,规格\n阿莫西林胶囊,0.25g\n',
        '联通,移动\n1,2\n',
        '说明\n“引用”，完。\n',
      ],
    ],
  ],
  ['big5', ['編號,城市,說明\n1,臺北市,資料\n', '姓名,地址\n王小明,高雄市三民區\n', '品名,價格\n蘋果,30\n']],
  [
    'shift_jis',
    [
      ...['名前,年齢\n田中,30\n佐藤,25\n', '都市,人口\n東京,1\n大阪,2\n', '商品,値段\nりんご,100\nバナナ,200\n'],
      ...['ｺｰﾄﾞ,ﾒｲ\n1,ｱｶｻｶ\n2,ﾄｳｷｮｳ\n', '060,ﾎﾂｶｲﾄﾞｳ,ｻﾂﾎﾟﾛｼﾁﾕｳｵｳｸ,北海道,札幌市中央区\n'],
    ],
  ],
  ['euc-jp', ['名前,年齢\n田中,30\n佐藤,25\n', '商品,値段\nりんご,100\nバナナ,200\n']],
  ['euc-kr', ['이름,나이\n김철수,30\n이영희,25\n', '도시,인구\n서울,100\n부산,50\n']],
  [
    'windows-1252',
    [
      'id,player\n1,Andrés\n2,Inés\n3,Jérôme\n',
      'café,5€\n',
      'München;20°\nKöln;21°\n',
      'São Paulo,1\n',
      'señor',
      'Ørsted\nÅre',
    ],
  ],
  ['windows-1250', ['jméno,město\nJiří,Plzeň\nŽofie,Děčín\n', 'imię\nŁukasz\nWałęsa\n', 'Erdős\nTűzoltó\n']],
  ['windows-1251', ['имя,город\nИван,Москва\nОльга,Казань\n', 'Город\nСПб\n', 'ГОРОД\nМОСКВА\n', 'Київ,Львів\n']],
  ['koi8-r', ['имя,город\nИван,Москва\nОльга,Казань\n', 'Город\nСПб\n', 'цена,товар\n3,молоко\n']],
  ['windows-1253', ['όνομα,πόλη\nΓιώργος,Αθήνα\nΜαρία,Θεσσαλονίκη\n', 'Αθήνα\n']],
  ['windows-1254', ['ad,şehir\nAyşe,İstanbul\nMehmet,Iğdır\n', 'Eskişehir\n', 'Diyarbakır,Şanlıurfa\n']],
  ['windows-874', ['ชื่อ,เมือง\nสมชาย,กรุงเทพ\nสมหญิง,เชียงใหม่\n', 'ราคา\nข้าวสาร\nน้ำมันพืช\n']],
]

test.each(texts.flatMap(([encoding, all]) => all.map((text) => [encoding, text] as const)))(
  'a short text in %s is read in it, or asked: %j',
  (encoding, text) => {
    const { rated, isUnsure } = rateEncodings(encode(text, encoding))
    const [best, second] = rated.map((one) => one.encoding)
    expect(isUnsure ? [best, second] : [best]).toContain(encoding)
  },
)

test('UTF-8 in which another program wrote replacement characters is not asked', () => {
  const { rated, isUnsure } = rateEncodings(encode('37\ufffd36,121\ufffd2\n', 'utf-8'))
  expect([rated[0]?.encoding, isUnsure]).toEqual(['utf-8', false])
})

test.each<[Encoding, string]>([
  ['gb18030', 'id,g\n1,优\n2,良\n'.repeat(20)],
  ['gb18030', '吨,差\n1,2\n'],
  ['gb18030', 'k\n良\n良\n'],
  ['windows-1252', 'c\nSÃO PAULO\nJOÃO\n'],
  ['windows-1252', 'n\nÞórður Guðmundsson\nþriðjudagur\n'],
  ['windows-1253', 'ΠΟΛΗ\nΑΘΗΝΑ\nΘΕΣΣΑΛΟΝΙΚΗ\nΠΑΤΡΑ\n'.repeat(5)],
])(
  'a text in %s that another encoding may explain is never read in one that few files have without asking: %j',
  (encoding, text) => {
    const { rated, isUnsure } = rateEncodings(encode(text, encoding))
    expect(isUnsure || rated[0]?.encoding === encoding).toBe(true)
  },
)

test('Russian in capitals is not asked, and capitals of Central Europe are not read as Russian', () => {
  const russian = rateEncodings(encode('ИВАНОВ\nПЕТРОВ\nСИДОРОВ\nКУЗНЕЦОВ\n'.repeat(5), 'windows-1251'))
  expect([russian.rated[0]?.encoding, russian.isUnsure]).toEqual(['windows-1251', false])
  const czech = rateEncodings(encode('MĚSTO\nPLZEŇ\nČESKÉ BUDĚJOVICE\nŘÍČANY\n', 'windows-1250'))
  expect(czech.isUnsure || czech.rated[0]?.encoding === 'windows-1250').toBe(true)
})

test('a text that reads well in no encoding is asked, also where no other one is near', () => {
  // the letters of a code page of DOS, which is not read
  const { rated, isUnsure } = rateEncodings(Buffer.from([0x85, 0x8a, 0x97, 0x2c, 0x82, 0x88, 0x0a]))
  expect([rated[0] && rated[0].score < 0.45, isUnsure]).toEqual([true, true])
})

test('Chinese in its three encodings is never asked', () => {
  for (const [encoding, all] of texts.slice(0, 3))
    for (const text of all) expect(rateEncodings(encode(text, encoding)).isUnsure, `${encoding} ${text}`).toBe(false)
})
