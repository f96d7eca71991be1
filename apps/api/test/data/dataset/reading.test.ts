import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadingChoice, StoredReading } from '@shulei/domain/data/dataset/reading/reading.ts'
import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../src/modules/data/dataset/profile/refusal.ts'
import { columnOf, profileOf } from './profile-of.ts'

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, 'readings', name))
const namesOf = ({ columns }: { columns: readonly { name: string }[] }) => columns.map(({ name }) => name)

describe('a file that came out wrong before', () => {
  test.each([
    ['blank-lead.csv', 30, ['id id', 'v number', 'c category'], {}],
    ['header-newline.csv', 2, ['id number', 'height\n(cm) number', 'w number'], {}],
    ['big5.csv', 3, ['編號 number', '城市 text', '說明 text'], { encoding: 'big5' }],
    ['latin1-silent.csv', 3, ['id number', 'player text', 'club text'], { encoding: 'windows-1252' }],
    ['gbk.csv', 3, ['编号 number', '城市 text'], { encoding: 'gb18030' }],
    ['pipe.csv', 30, ['编号 id', '数值 number', '类别 category'], { separator: '|' }],
    ['na.csv', 40, ['id id', 'bill number', 'sex category'], { missing: ['NA'] }],
    ['bigint.csv', 7, ['id number', 'phone text', 'v number'], {}],
    [
      'nohdr.csv',
      8,
      ['column_1 number', 'column_2 number', 'column_3 number', 'column_4 category'],
      { hasHeader: false },
    ],
    ['comment.csv', 30, ['id id', 'v number', 'c category'], { comment: '#' }],
    ['dup.csv', 2, ['a number', 'a_2 number', 'A_3 number', 'column_4 number', 'column_5 number'], {}],
    [
      'dates.csv',
      7,
      ['id number', 'iso date', 'slash date', 'cn date', 'compact date', 'us date', 'dt date'],
      { unsure: ['types', 'dateOrder'] },
    ],
  ] as const)('%s has its rows, columns and reading', async (name, rows, columns, reading) => {
    const table = await profileOf(name, fileOf(name))
    expect(table.rows).toBe(rows)
    expect(table.columns.map((column) => `${column.name} ${column.type}`)).toEqual(columns)
    const expected: Partial<StoredReading> = { encoding: 'utf-8', separator: ',', quote: '"', escape: '"', skip: 0 }
    expect(table.reading).toMatchObject({ ...expected, unsure: [], chosen: [], ...reading })
  })

  test('na.csv counts NA as missing, and says so', async () => {
    const table = await profileOf('na.csv', fileOf('na.csv'))
    expect(columnOf(table, 'bill')).toMatchObject({ missing: 0.2, marks: ['NA'], marked: 8, min: 30.5 })
    expect(columnOf(table, 'sex')).toMatchObject({ missing: 13 / 40, unique: 2, marks: ['NA'] })
  })

  test('bigint.csv has its least and greatest values as written', async () => {
    const table = await profileOf('bigint.csv', fileOf('bigint.csv'))
    const ends = { min: '9007199254740991', max: '9007199254740997' }
    expect(columnOf(table, 'id')).toMatchObject({ ...ends, mean: 9007199254740994, std: 2.16025 })
  })

  test('dup.csv keeps the names that the file has', async () => {
    const { columns } = await profileOf('dup.csv', fileOf('dup.csv'))
    expect(columns.map(({ written }) => written)).toEqual([undefined, 'a', 'A', null, null])
  })
})

describe('rows', () => {
  const plain = 'id,v,c\n1,1.5,x\n2,2.5,y\n3,3.5,x\n'
  test.each([
    ['a line of white space before and between', ` \n\t\n${plain.replaceAll('\n', '\n  \n')}`, {}],
    ['tabs', plain.replaceAll(',', '\t'), { separator: '\t' }],
    ['semicolons', plain.replaceAll(',', ';'), { separator: ';' }],
    ['runs of spaces', plain.replaceAll(',', '   ').replaceAll('\n', '  \n  '), { separator: ' ' }],
    ['a line that names the separator', `sep=;\n${plain.replaceAll(',', ';')}`, { separator: ';', skip: 1 }],
    ['comments before and between', `# a, b\n${plain.replace('2,', '# note\n2,')}`, { comment: '#' }],
    ['comments with a percent sign', `% made\n% by hand\n${plain}`, { comment: '%' }],
    ['comments with two slashes', `// made by hand\n${plain}`, { comment: '//' }],
    ['a title above', `Sales of 2024\n\n${plain}`, { skip: 2 }],
    ['titles as a spreadsheet saves them', `Sales,,\nin euros,,\n${plain}`, { skip: 2 }],
    ['carriage returns alone', plain.replaceAll('\n', '\r'), {}],
    ['mixed breaks', plain.replace('\n', '\r\n').replace('x\n', 'x\r'), {}],
    ['no break at the end', plain.trimEnd(), {}],
    ['all cells in quotes', plain.replaceAll(/[^,\n]+/g, '"$&"'), {}],
    ['all cells in single quotes', plain.replaceAll(/[^,\n]+/g, "'$&'"), { quote: "'" }],
    ['separators at the ends', plain.replaceAll('\n', ',\n'), {}],
    ['blanks around cells', plain.replaceAll(',', ' , '), {}],
    ['quotes behind blanks', plain.replaceAll(/,([^,\n]+)/g, ', "$1"'), {}],
  ])('with %s are read', async (_, text, reading) => {
    const table = await profileOf('a.csv', text)
    expect([table.rows, ...namesOf(table)]).toEqual([3, 'id', 'v', 'c'])
    expect(table.columns.map(({ type }) => type)).toEqual(['number', 'number', 'category'])
    expect(columnOf(table, 'v')).toMatchObject({ min: 1.5, max: 3.5, missing: 0 })
    expect(table.reading).toMatchObject({ ...reading, unsure: [], short: 0, long: 0 })
  })

  test('that are short are filled up, and long ones cut, and both are counted', async () => {
    const table = await profileOf('a.csv', 'a,b,c\n1,2,3\n4\n5,6\n7,8,9,10\n1,1,1\n2,2,2\n')
    expect(table.reading).toMatchObject({ short: 2, long: 1 })
    expect(table.columns.map(({ missing }) => missing)).toEqual([0, 0.166667, 0.333333])
  })

  test.each([
    ['a backslash', 'id,say\n1,"he said \\"hi, you\\""\n2,"C:\\\\x"\n', ['he said "hi, you"', 'C:\\x']],
    ['two quotes', 'id,say\n1,"he said ""hi, you"""\n2,b\n', ['he said "hi, you"', 'b']],
    ['a stray quote', 'id,say\n1,5" pipe\n2,a "b" c\n3,"x"\n', ['5" pipe', 'a "b" c', 'x']],
    ['a stray quote inside quotes', 'id,say\n1,"5" pipe, long"\n2,"b"\n', ['5" pipe, long', 'b']],
    ['a quote that never closes', 'id,say\n1,"no end\n2,b\n3,c\n', ['"no end', 'b', 'c']],
    ['a break', 'id,say\n1,"a\r\nb"\n2,"c\nd"\n', ['a\r\nb', 'c\nd']],
  ])('keep a text with %s', async (_, text, cells) => {
    const { preview } = await profileOf('a.csv', text)
    expect(preview.map(([, cell]) => cell)).toEqual(cells)
  })

  test('with a quote that stays open far down are read without quotes, which is asked', async () => {
    const rows = Array.from({ length: 30_000 }, (_, no) => `${no},"some text"\n`).join('')
    const table = await profileOf('a.csv', `id,say\n${rows}30000,"open\n30001,b\n`)
    expect([table.rows, table.reading.quote]).toEqual([30_002, ''])
    expect(table.reading.unsure).toContain('quote')
  })

  test('of R, whose header has no name for the names of rows, have all their cells', async () => {
    const table = await profileOf(
      'a.txt.csv',
      '"mpg" "cyl"\n"Mazda RX4" 21 6\n"Datsun 710" 22.8 4\n"Fiat 128" 32.4 4\n',
    )
    expect(namesOf(table)).toEqual(['column_1', 'mpg', 'cyl'])
    expect(columnOf(table, 'mpg')).toMatchObject({ type: 'number', max: 32.4 })
    expect(table.rows).toBe(3)
  })
})

describe('a header', () => {
  test.each([
    ['of words over numbers', 'name,size\na,1\nb,2\n', true, false],
    ['of years over numbers', 'country,2000,2001,2002\nCN,1.5,2,3\nFR,4,5,6\n', true, false],
    ['is none where numbers stand over numbers', '1,2,x\n3,4,y\n5,6,x\n', false, false],
    ['is none where all cells are numbers', '0.1 0.2\n0.3 0.4\n0.5 0.6\n', false, true],
    ['of words over words is asked', 'Anna,Paris\nBob,Rome\nCleo,Oslo\n', true, true],
    ['of usual names over words', 'name,city\nAnna,Paris Nord\nBob,Rome\n', true, false],
    ['is none where its words come again', 'x,Anna\ny,Bob\nx,Anna\ny,Bob\n', false, true],
  ])('%s', async (_, text, hasHeader, isUnsure) => {
    const { reading } = await profileOf('a.csv', text)
    expect(reading.hasHeader).toBe(hasHeader)
    if (!isUnsure) expect(reading.unsure).not.toContain('hasHeader')
    else expect(reading.unsure.length).toBeGreaterThan(0)
  })
})

describe('a mark of missing values', () => {
  const marks = [
    'NA',
    'N/A',
    'n/a',
    '#N/A',
    'NaN',
    'nan',
    'null',
    'NULL',
    'None',
    '<NA>',
    '-',
    '',
    '?',
    '.',
    '\\N',
    '无',
    '--',
    'NaT',
    '#DIV/0!',
  ]
  test.each(marks)('%j counts as missing among numbers and days', async (mark) => {
    const table = await profileOf('a.csv', `v,d,k\n1.5,2024-01-02,a b\n${mark},${mark},c d\n-2,2024-01-04,e f\n`)
    expect(columnOf(table, 'v')).toMatchObject({ type: 'number', missing: 0.333333, min: -2, max: 1.5, unique: 2 })
    expect(columnOf(table, 'd')).toMatchObject({ type: 'date', missing: 0.333333, min: '2024-01-02', unique: 2 })
    expect(table.reading.missing).toEqual(mark === '' ? [] : [mark])
    expect(table.reading.unsure).not.toContain('missing')
  })

  test.each([
    ['NA', 'among codes of countries is Namibia', ['CN', 'FR', 'NA', 'ZA', 'CN'], 0],
    ['None', 'among degrees is one', ['Mild', 'None', 'Severe', 'Mild', 'None'], 0],
    ['-', 'beside + is a sign', ['+', '-', '+', '-', '+'], 0],
    ['None', 'among other words is asked', ['free text', 'None', 'more text', 'x', 'y'], 0.2],
  ])('%s %s', async (_mark, _what, cells, missing) => {
    const table = await profileOf('a.csv', `id,c\n${cells.map((cell, no) => `${no},${cell}\n`).join('')}`)
    expect(columnOf(table, 'c').missing).toBe(missing)
    expect(table.reading.unsure).toContain('missing')
  })

  test.each([
    ['only those that the owner names', { missing: ['x', '999'] }, [0.4, 0.4]],
    ['none where the owner says so', { missing: [] }, [0, 0]],
  ] as const)('is %s', async (_, choice, missing) => {
    const table = await profileOf('a.csv', 'v,w\n1,b\n999,x\n3,NA\n999,c\n7,x\n', choice)
    expect(table.columns.map((column) => column.missing)).toEqual(missing)
    expect(table.reading).toMatchObject({ missing: choice.missing, chosen: ['missing'] })
  })

  test('is apart from an empty text where the file tells them apart', async () => {
    const both = await profileOf('a.csv', 'id,t\n1,\n2,""\n3,some text\n4,more text\n')
    expect(columnOf(both, 't')).toMatchObject({ missing: 0.25, empty: 1 })
    expect(both.preview.map(([, cell]) => cell)).toEqual([null, '', 'some text', 'more text'])
    const one = await profileOf('a.csv', '"id","t"\n"1",""\n"2",""\n"3","some text"\n')
    expect(columnOf(one, 't')).toMatchObject({ missing: 0.666667 })
    expect(columnOf(one, 't').empty).toBeUndefined()
  })
})

describe('a column of numbers', () => {
  test.each([
    [
      'infinity is apart',
      ['1', 'inf', '-Infinity', '1e999', '3'],
      { min: 1, max: 3, infinite: 3, missing: 0, unique: 5 },
    ],
    ['commas between thousands', ['1,234', '12,345,678.5', '-7'], { min: -7, max: 12_345_678.5 }],
    ['commas as decimals', ['1.234,5', '0,5', '-7'], { min: -7, max: 1234.5 }],
    ['spaces between thousands', ['1 234', '12 345 678,5', '7'], { min: 7, max: 12_345_678.5 }],
    ['shares', ['12 %', '7.5%', '100％'], { min: 7.5, max: 100, unit: '%' }],
    ['yuan', ['¥12', '￥1,299.50', '¥ 7'], { min: 7, max: 1299.5, unit: '¥' }],
    ['dollars', ['$12', '-$1,299.50', '$ 7'], { min: -1299.5, max: 12, unit: '$' }],
    ['euros behind', ['12 €', '1.299,50 €', '7 €'], { min: 7, max: 1299.5, unit: '€' }],
    ['brackets of negative ones', ['(123)', '5', '(1,000.5)'], { min: -1000.5, max: 5 }],
    ['full width', ['１２', '３．５', '－７'], { min: -7, max: 12 }],
    ['a sign that is no hyphen', ['−12', '3', '5'], { min: -12, max: 5 }],
    ['exponents', ['1e-3', '2.5E+2', '3'], { min: 0.001, max: 250 }],
    [
      'phone numbers',
      ['13800130000', '13800130199'],
      { min: 13_800_130_000, max: 13_800_130_199, mean: 13_800_130_099.5 },
    ],
    ['days as digits that are none', ['20240199', '20240101'], { min: 20_240_101, max: 20_240_199 }],
    ['degrees', ['25.79325', '-70.123456789'], { min: -70.123456789, max: 25.79325 }],
    [
      '64 bits',
      ['9223372036854775807', '9223372036854775808'],
      { min: '9223372036854775807', max: '9223372036854775808', std: Number(Math.SQRT1_2.toPrecision(6)) },
    ],
    [
      'beyond 2^53',
      ['100000000000000001', '100000000000000003', '100000000000000008'],
      { std: 3.60555, median: 100_000_000_000_000_000 },
    ],
  ])('%s', async (_, cells, figures) => {
    const table = await profileOf('a.csv', `k,v\n${cells.map((cell, no) => `k${no % 2},"${cell}"\n`).join('')}`)
    expect(columnOf(table, 'v')).toMatchObject({ type: 'number', ...figures })
  })

  test.each([
    ['codes with zeros in front', ['007', '010', '123']],
    ['mixed units', ['5%', '5$', '7%']],
    ['ranges', ['1-2', '3-4', '5-6']],
    ['addresses', ['10.0.0.1', '10.0.0.2', '10.0.0.1']],
  ])('%s is none', async (_, cells) => {
    const table = await profileOf('a.csv', `k,v\n${cells.map((cell, no) => `k${no},"${cell}"\n`).join('')}`)
    expect(['text', 'category']).toContain(columnOf(table, 'v').type)
  })
})

describe('a column of days', () => {
  const first = Date.UTC(2014, 0, 2)
  test.each([
    ['2014-01-02', '2014-01-15'],
    ['2014/1/2', '2014/1/15'],
    ['2014-1-2', '2014-1-15'],
    ['2014.01.02', '2014.01.15'],
    ['2014年1月2日', '2014年1月15日'],
    ['2014年01月02日', '2014年01月15日'],
    ['20140102', '20140115'],
    ['01/02/2014', '01/15/2014'],
    ['02/01/2014', '15/01/2014'],
    ['2.1.2014', '15.1.2014'],
    ['2 Jan 2014', '15 Jan 2014'],
    ['02-Jan-14', '15-Jan-14'],
    ['Jan 2, 2014', 'Jan 15, 2014'],
    ['January 2nd, 2014', 'January 15th, 2014'],
    ['Thu, 02 Jan 2014', 'Wed, 15 Jan 2014'],
  ])('knows %s', async (low, high) => {
    const table = await profileOf('a.csv', `day,v\n"${high}",1\n"${low}",2\n`)
    const column = columnOf(table, 'day')
    expect(column).toMatchObject({ type: 'date', min: low, max: high, isDays: true })
    expect(column.isUnsure).toBeUndefined()
    expect(column.histogram[0]?.from).toBe(first)
    expect(column.histogram.at(-1)?.to).toBe(Date.UTC(2014, 0, 16))
  })

  test.each([
    ['2014-01-02T08:30:00Z'],
    ['2014-01-02 08:30'],
    ['2014-01-02T08:30:00.000+08:00'],
    ['2014/1/2 8:30'],
    ['2014/1/2 8:30:00 AM'],
    ['2014年1月2日 8时30分'],
    ['2014年1月2日 上午8:30'],
    ['20140102T083000'],
    ['20140102083000'],
    ['2 Jan 2014 08:30'],
    ['Jan 2, 2014 8:30 am'],
    ['Thu, 02 Jan 2014 08:30:00 GMT'],
  ])('knows the time of %s', async (cell) => {
    const column = columnOf(await profileOf('a.csv', `time,v\n"${cell}",1\n"${cell}",2\n`), 'time')
    expect(column).toMatchObject({ type: 'date', min: cell, isDays: false })
    expect(column.histogram).toEqual([{ from: first + 8.5 * 3_600_000, to: first + 8.5 * 3_600_000, count: 2 }])
  })

  test('is asked for digits alone: whether they are days', async () => {
    const table = await profileOf('a.csv', 'a,b\n20140102,x\n20140103,y\n')
    expect(columnOf(table, 'a')).toMatchObject({ type: 'date', isUnsure: true })
    expect(table.reading.unsure).toEqual(['types'])
  })

  test.each([
    ['03/04/2024', '05/06/2024', 'monthFirst', { dayFirst: '2024-04-03', monthFirst: '2024-03-04' }],
    ['5.6.24 08:30', '7.8.24 09:00', 'dayFirst', { dayFirst: '2024-06-05', monthFirst: '2024-05-06' }],
  ] as const)('is asked for %s and %s: which number is the month', async (one, two, order, days) => {
    const table = await profileOf('a.csv', `a,b\n${two},x\n${one},y\n`)
    const column = columnOf(table, 'a')
    expect(column).toMatchObject({ type: 'date', order, isOrderUnsure: true })
    expect([column.isUnsure, column.format]).toEqual([undefined, undefined])
    expect(table.reading).toMatchObject({ unsure: ['dateOrder'], dateOrder: {} })
    expect(table.reading.eitherOrder).toEqual([{ column: 'a', cell: one, days, order }])
    expect(new Date(column.histogram[0]?.from ?? 0).toISOString().slice(0, 10)).toBe(days[order])
  })

  test.each([
    [['13/02/2024', '03/04/2024'], 'dayFirst', '%d/%m/%Y', '2024-02-13'],
    [['02-13-24', '03-04-24'], 'monthFirst', '%m-%d-%y', '2024-02-13'],
    [['05/05/2024', '06/06/2024'], 'monthFirst', '%m/%d/%Y', '2024-05-05'],
    [['13/02/2024', '3.4.2024'], 'dayFirst', undefined, '2024-02-13'],
  ] as const)('%j decide themselves, %s', async (cells, order, format, first) => {
    const table = await profileOf('a.csv', `a,b\n${cells.map((cell) => `${cell},x\n`).join('')}`)
    const column = columnOf(table, 'a')
    expect([column.order, column.isOrderUnsure, column.format]).toEqual([order, undefined, format])
    expect(table.reading).toMatchObject({ unsure: [], eitherOrder: [] })
    expect(new Date(column.histogram[0]?.from ?? 0).toISOString().slice(0, 10)).toBe(first)
  })

  test.each([['31/02/2014'], ['2014-13-01'], ['20141301'], ['2014年2月30日'], ['32 Jan 2014']])(
    'is none with %s, which does not exist',
    async (cell) => {
      const table = await profileOf('a.csv', `day,v\n${cell},1\n${cell},2\n`)
      expect(columnOf(table, 'day').type).not.toBe('date')
    },
  )
})

describe('two values', () => {
  test.each([
    ['true', 'false'],
    ['True', 'False'],
    ['yes', 'no'],
    ['Y', 'N'],
    ['T', 'F'],
    ['是', '否'],
    ['0', '1'],
  ])('%s and %s are binary', async (yes, no) => {
    const table = await profileOf('a.csv', `id,flag\n1,${yes}\n2,${no}\n3,${yes}\n4,\n`)
    expect(columnOf(table, 'flag')).toMatchObject({ type: 'binary', missing: 0.25, unique: 2 })
  })
})

describe('an owner', () => {
  const refused = (content: string, choice: ReadingChoice) =>
    profileOf('a.csv', content, choice).then(
      () => null,
      (error: Refusal) => error.problem,
    )

  test('chooses each part, which the reading says', async () => {
    const choice: ReadingChoice = {
      ...{
        encoding: 'windows-1252',
        separator: ';',
        quote: "'",
        escape: '\\',
        skip: 1,
        comment: '%',
        hasHeader: false,
      },
      ...{ missing: ['x'], types: { column_1: 'category' } },
    }
    const table = await profileOf('a.csv', Buffer.from("a;b\n% c\n1;'\xe9 \\'; x'\n2;x\n1;y\n", 'latin1'), choice)
    expect(table.preview).toEqual([
      ['1', "é '; x"],
      ['2', 'x'],
      ['1', 'y'],
    ])
    expect(table.columns.map(({ type }) => type)).toEqual(['category', 'text'])
    expect(table.reading).toMatchObject({ ...choice, unsure: [] })
    expect([...table.reading.chosen].toSorted()).toEqual(Object.keys(choice).toSorted())
  })

  test.each([
    ['dayFirst', '2024-04-03', '%d/%m/%Y'],
    ['monthFirst', '2024-03-04', '%m/%d/%Y'],
  ] as const)(
    'chooses the order of a column, %s, and columns with one of their own keep it',
    async (order, first, format) => {
      const choice: ReadingChoice = { dateOrder: { a: order, iso: order } }
      const table = await profileOf('a.csv', 'a,iso\n05/06/2024,2024-01-02\n03/04/2024,2024-01-03\n', choice)
      const column = columnOf(table, 'a')
      expect(column).toMatchObject({ type: 'date', order, format })
      expect(column.isOrderUnsure).toBeUndefined()
      expect(new Date(column.histogram[0]?.from ?? 0).toISOString().slice(0, 10)).toBe(first)
      expect(columnOf(table, 'iso')).toMatchObject({ type: 'date', min: '2024-01-02', max: '2024-01-03' })
      expect(table.reading).toMatchObject({ ...choice, unsure: [], chosen: ['dateOrder'] })
      // what the choice means is still said
      expect(table.reading.eitherOrder).toMatchObject([{ column: 'a', cell: '03/04/2024', order }])
    },
  )

  test.each([
    [
      'an encoding that is another one',
      Buffer.from('名,a\n张,1\n李,2\n').toString('latin1'),
      { encoding: 'utf-8' },
      'wrongEncoding',
    ],
    ['quotes that do not close', 'a,b\n"1,2\n', { quote: '"' }, 'quoteOpen'],
    ['more lines to skip than there are', 'a,b\n1,2\n', { skip: 9 }, 'allSkipped'],
    ['a number for words', 'a,b\n1,x y\n2,3\n', { types: { b: 'number' } }, 'notOfType'],
    ['days for numbers', 'a,b\n1,2\n2,3\n', { types: { b: 'date' } }, 'notOfType'],
    [
      'the day first where a month is',
      'a,b\n03/04/2024,x\n02/13/2024,y\n',
      { dateOrder: { a: 'dayFirst' } },
      'notInOrder',
    ],
    ['an order for words', 'a,b\nx,1\ny,2\n', { dateOrder: { a: 'dayFirst' } }, 'notInOrder'],
    ['two values for three', 'a,b\n1,x\n2,y\n3,z\n', { types: { b: 'binary' } }, 'notOfType'],
  ] as [string, string, ReadingChoice, string][])('is told when they choose %s', async (_, content, choice, code) => {
    const text = choice.encoding
      ? Buffer.from(content, 'latin1').map((byte) => (byte < 128 ? byte : byte ^ 0x40))
      : content
    expect(await refused(text as string, choice)).toMatchObject({ code })
  })
})

describe('bytes', () => {
  test('of UTF-8 with a broken place are read, and the place is counted', async () => {
    const text = Buffer.from(`名称,值\n${Array.from({ length: 20 }, (_, no) => `城市${no},1\n`).join('')}`)
    const broken = Buffer.concat([text, Buffer.from([0xe5, 0x9f]), Buffer.from(',2\n')])
    const table = await profileOf('a.csv', broken)
    expect(table.reading).toMatchObject({ encoding: 'utf-8', broken: 1 })
    expect(table.rows).toBe(21)
  })

  test.each([
    ['utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
    ['utf-16be', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ] as const)('of %s without a mark are read', async (encoding, bytesOf) => {
    for (const text of ['name,value\nx,1\ny,2\n', '名称,数值\n北京,1\n上海,2\n']) {
      const table = await profileOf('a.csv', bytesOf(text))
      expect(table.reading.encoding).toBe(encoding)
      expect(namesOf(table)).toEqual(text.split('\n')[0]?.split(','))
    }
  })
})

test('a table without separators but spaces may have single quotes', async () => {
  const rows = Array.from({ length: 12 }, (_, no) => `${no + 1} ${(2.5 + no / 10).toFixed(2)} ${no % 2}`)
  const table = await profileOf('grades.csv', `'OBS' 'GPA' 'GRADE'\n${rows.join('\n')}\n`)
  expect(namesOf(table)).toEqual(['OBS', 'GPA', 'GRADE'])
  expect(table.reading).toMatchObject({ separator: ' ', quote: "'", hasHeader: true })
})

test('a first row of numbers and names, as one that counts rows and columns, is a header that is asked', async () => {
  const rows = Array.from({ length: 9 }, (_, no) => `${5 + no / 10},${3 - no / 10},${no % 3}`)
  const table = await profileOf('iris.csv', `9,2,setosa\n${rows.join('\n')}\n`)
  expect(table.reading.unsure).toContain('hasHeader')
})

test('a zero byte in a short text does not make it UTF-16', async () => {
  for (const text of ['a,b\n1,\0\n', 'name,value\nx,1\ny,\0\nz,3\n', 'a,b\n\0,1\n'])
    await expect(profileOf('a.csv', text)).rejects.toMatchObject({ problem: { code: 'notText' } })
})

test('columns may have the names of what every object inherits, beside one whose type is chosen', async () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'v']
  const rows = Array.from(
    { length: 30 },
    (_, no) => `${no % 3}x,${no * 1.5},${no % 3}y,2024-01-0${(no % 9) + 1},${no * 2}`,
  )
  const content = `${names.join(',')}\n${rows.join('\n')}\n`
  const { columns } = await profileOf('teams.csv', content, { types: { v: 'text' } })
  const types = ['category', 'number', 'category', 'date', 'text']
  expect(columns.map(({ name, type }) => [name, type])).toEqual(names.map((name, place) => [name, types[place]]))
})
