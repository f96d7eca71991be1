import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check, label, probability, rules } from './file.fixtures.ts'
import type { FileProblemCode, FileReport, FileRules } from './file.ts'
import { groupProblems } from './file-problems.ts'

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 6, maxLength: 60 })
const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{3}[a-z0-9]{2,8}$/), { minLength: 6, maxLength: 60 })
const days = fc
  .uniqueArray(fc.integer({ min: 9000, max: 40_000 }), { minLength: 6, maxLength: 60 })
  .map((all) => all.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)))
const longNumbers = fc
  .uniqueArray(fc.bigInt({ min: 10n ** 14n, max: 10n ** 15n - 1n }), { minLength: 6, maxLength: 60 })
  // no double holds them
  .map((all) => all.map((number) => `${number}457`))
const numbered = numbers.map((all) => all.map(String))
const padded = numbers.map((all) => all.map((id) => String(id).padStart(8, '0')))

const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) as number) + 0xfee0))
const parts = (date: string) => date.split('-').map(Number) as [number, number, number]
const serial = (date: string) => String(Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569)

/** Ways in which programs rewrite all ids of a file. */
const rewritten: [FileProblemCode, string, fc.Arbitrary<string[]>, (id: string) => string][] = [
  ['idDecimal', 'a merge made floats', numbered, (id) => `${id}.0`],
  ['idDecimal', 'an array of floats', numbered, (id) => Number(id).toExponential(18)],
  ['idZeros', 'leading zeros lost', padded, (id) => String(Number(id))],
  ['idZeros', 'leading zeros lost to floats', padded, (id) => `${Number(id)}.0`],
  ['idZeros', 'leading zeros added', numbered, (id) => id.padStart(9, '0')],
  ['idSerial', 'days of Excel', days, serial],
  ['idSerial', 'days of Excel as floats', days, (id) => `${serial(id)}.0`],
  ['idDate', 'slashes', days, (id) => parts(id).join('/')],
  ['idDate', 'American dates', days, (id) => `${parts(id)[1]}/${parts(id)[2]}/${parts(id)[0]}`],
  ['idDate', 'German dates', days, (id) => id.split('-').toReversed().join('.')],
  ['idDate', 'Chinese dates', days, (id) => `${parts(id)[0]}年${parts(id)[1]}月${parts(id)[2]}日`],
  ['idDate', 'compact dates', days, (id) => id.replaceAll('-', '')],
  ['idDate', 'timestamps', days, (id) => `${id} 00:00:00`],
  ['idDate', 'instants', days, (id) => `${id}T00:00:00.000Z`],
  ['idShortened', 'scientific notation', longNumbers, (id) => Number(id).toExponential(5).toUpperCase()],
  ['idShortened', 'fifteen digits', longNumbers, (id) => `${id.slice(0, 15)}000`],
  ['idShortened', 'doubles', longNumbers, (id) => String(BigInt(Number(id)))],
  ['idWidth', 'full width', words, wide],
  ['idInvisible', 'a zero-width space', words, (id) => `${id}\u200b`],
  ['idInvisible', 'a mark inside', words, (id) => `${id.slice(0, 2)}\ufeff${id.slice(2)}`],
  ['idInvisible', 'a blank inside', words, (id) => `${id.slice(0, 2)}\u00a0${id.slice(2)}`],
  ['idQuotes', 'apostrophes', words, (id) => `'${id}'`],
  ['idQuotes', 'doubled quotes', words, (id) => `"""${id}"""`],
  ['idQuotes', 'curly quotes', words, (id) => `“${id}”`],
  ['idQuotes', 'bytes', words, (id) => `b'${id}'`],
  ['idQuotes', 'lists', words, (id) => `['${id}']`],
  ['idQuotes', 'tensors', numbered, (id) => `tensor(${id})`],
  ['idQuotes', 'an apostrophe that marks text', numbered, (id) => `'${id}`],
  ['idCase', 'capitals', words, (id) => id.toUpperCase()],
  ['idPath', 'files', words, (id) => `images/test/${id}.png`],
  ['idAffix', 'a prefix', numbered, (id) => `row_${id}`],
  ['idSpelling', 'capitals and width', words, (id) => wide(id.toUpperCase())],
]

const codes = (report: FileReport) => report.problems.map(({ code }) => code)
const withIds = (ids: Iterable<string>, by: FileRules = rules): FileRules => ({ ...by, ids: new Set(ids) })
const table = (
  ids: readonly string[],
  cell: (index: number) => string = (index) => `${index + 1}`,
  header = 'id,births',
) => [header, ...ids.map((id, index) => `${id},${cell(index)}`)].join('\n')

describe('ids that a program rewrote', () => {
  test.each(rewritten)('%s: %s is said once, with an id of each side', (code, _name, ids, rewrite) => {
    fc.assert(
      fc.property(ids, (all) => {
        const report = check(table(all.map(rewrite)), withIds(all))
        expect(codes(report)).toEqual([code])
        expect(report).toMatchObject({ ok: false, problemCount: 1 })
        const [problem] = report.problems
        expect(problem).toMatchObject({ line: 2, rows: all.length })
        if (code !== 'idShortened') expect(problem?.value).toBe(all[0])
      }),
      { numRuns: 60 },
    )
  })

  test('in some rows are counted, and the other ids stay known', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 5 }), (all, some) => {
        const report = check(table(all.map((id, index) => (index < some ? id.toUpperCase() : id))), withIds(all))
        expect(report.problems).toMatchObject([{ code: 'idCase', rows: some }])
      }),
      // ids that begin as a month does are no dates
      { examples: [[['nova0', 'aaaa0', 'aaa00', 'nov01', 'aaa0a', 'aaa01'], 4]] },
    )
  })

  test('beyond the number that is judged count as the others do', () => {
    const all = Array.from({ length: 3000 }, (_, index) => String(2 * index))
    const report = check(table(all.map((id) => `${id}.0`)), { ...withIds(all), maxRows: 5000, maxBytes: 1e6 })
    expect(report.problems).toMatchObject([{ code: 'idDecimal', rows: 3000 }])
  })

  test('show invisible signs as such', () => {
    const report = check('id,births\nr\u200b1,1\nr2\u00a0x,2\n', withIds(['r1', 'r2x']))
    expect(report.problems).toMatchObject([{ code: 'idInvisible', id: 'r[U+200B]1', value: 'r1', rows: 2 }])
  })

  test('of genes that a spreadsheet took for dates are found', () => {
    const report = check(table(['2-Sep', '1-Mar', '5-Dec']), withIds(['SEPT2', 'MARCH1', 'DEC5']))
    expect(report.problems).toMatchObject([{ code: 'idDate', value: 'SEPT2', rows: 3 }])
  })

  test('with times are compared with their times', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `2024-03-05 ${String(hour).padStart(2, '0')}:00:00`)
    expect(codes(check(table(hours.map((_, hour) => `2024/3/5 ${hour}:00`)), withIds(hours)))).toEqual(['idDate'])
    expect(codes(check(table(hours.map((_, hour) => `${45_356 + hour / 24}`)), withIds(hours)))).toEqual(['idSerial'])
  })
})

describe('ids that are others', () => {
  test('of the same form belong to another table', () => {
    fc.assert(
      fc.property(words, (all) => {
        const ids = all.map((_, index) => `test-${index}`)
        const report = check(table(all.map((_, index) => `train-${1000 + index}`)), withIds(ids))
        expect(report.problems).toMatchObject([
          { code: 'idForeign', id: 'train-1000', value: 'test-0', rows: all.length },
        ])
        expect(report.problemCount).toBe(1)
      }),
    )
  })

  test('that were rewritten alike are said once, also where most of them are unknown besides', () => {
    const ids = ['1', '4', '8', '9', '12', '15']
    const report = check(table(['0.0', '2.0', '8.0']), withIds(ids))
    expect(report.problems).toMatchObject([{ code: 'idDecimal', id: '8.0', value: '8', rows: 3 }])
  })

  test('of another form are said once', () => {
    fc.assert(
      fc.property(words, (all) => {
        const report = check(table(all.map((id) => `?${id}?`)), withIds(all.map((_, index) => `${index}`)))
        expect(codes(report)).toEqual(['idNone'])
      }),
    )
  })

  test('count the rows', () => {
    fc.assert(
      fc.property(numbered, fc.constantFrom(0, 1), (all, first) => {
        const ids = all.map((id) => `${Number(id) + 1000}`)
        expect(codes(check(table(ids.map((_, index) => `${index + first}`)), withIds(ids)))).toEqual(['idRowNumber'])
      }),
    )
  })

  test.each([
    ['from 0', 1, 0],
    ['from 1', 0, 1],
  ])('are shifted by one: numbered %s', (_, from, written) => {
    const ids = Array.from({ length: 30 }, (_id, index) => `r${index + from}`)
    const report = check(table(ids.map((_id, index) => `r${index + written}`)), withIds(ids))
    expect(report.problems).toMatchObject([{ code: 'idShifted', rows: 30 }])
  })

  test('stand in the column of predictions', () => {
    fc.assert(
      fc.property(words, (all) => {
        const report = check(['id,births', ...all.map((id, index) => `${index * 7.5},${id}`)].join('\n'), withIds(all))
        expect(report.problems).toMatchObject([{ code: 'columnsSwapped', column: 'births', rows: all.length }])
      }),
    )
  })
})

describe('columns and cells', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const rows = (line: (id: string, index: number) => string) => ids.map(line).join('\n')
  test.each<[FileProblemCode, string]>([
    ['columnIndex', `,id,births\n${rows((id, index) => `${index},${id},1`)}`],
    ['columnIndex', `Unnamed: 0,id,births\n${rows((id, index) => `${index},${id},1`)}`],
    ['columnIndex', `"","id","births"\n${rows((id, index) => `"${index + 1}","${id}",1`)}`],
    ['columnIndex', `index,id,births\n${rows((id, index) => `${index},${id},1`)}`],
    ['columnIndex', `Unnamed: 0.1,Unnamed: 0,id,births\n${rows((id, index) => `${index},${index},${id},1`)}`],
    ['idRowNumber', `Unnamed: 0,births\n${rows((_, index) => `${index},1`)}`],
    ['idRowNumber', `,births\n${rows((_, index) => `${index},1`)}`],
    ['columnUnnamed', `,births\n${rows((id) => `${id},1`)}`],
    ['columnName', `id,prediction\n${rows((id) => `${id},1`)}`],
    ['columnName', `sample,births\n${rows((id) => `${id},1`)}`],
    ['cellsTrailing', `id,births\n${rows((id) => `${id},1,`)}`],
    ['cellsRowNames', `"id","births"\n${rows((id, index) => `"${index + 1}","${id}",1`)}`],
    ['cellsDecimal', `id,births\n${rows((id, index) => `${id},${index},25`)}`],
    ['cellsDelimiter', `id,births\n${rows((id) => `${id}\t1`)}`],
    ['cellsDelimiter', `id,births\n${rows((id) => `${id};1`)}`],
  ])('%s in %j is said once', (code, file) => {
    expect(check(file, withIds(ids))).toMatchObject({ problems: [{ code, count: 1 }], problemCount: 1 })
  })

  test.each<[FileProblemCode, string]>([
    ['idRowNumber', `,births,deaths\n${rows((_, index) => `${index},1,2`)}`],
    ['idRowNumber', `Unnamed: 0,births,deaths\n${rows((_, index) => `${index},1,2`)}`],
    ['idRowNumber', `"","births","deaths"\n${rows((_, index) => `"${index + 1}",1,2`)}`],
    ['columnUnnamed', `,births,deaths\n${rows((id) => `${id},1,2`)}`],
  ])('%s in %j of several predictions is said once', (code, file) => {
    const two = { ...withIds(ids), predictionColumns: ['births', 'deaths'] }
    expect(check(file, two)).toMatchObject({ problems: [{ code, count: 1 }], problemCount: 1 })
  })

  test('a column of the right name is no index beside a missing one', () => {
    expect(codes(check('index,x,births\n0,a,1\n', withIds(ids)))).toContain('columnMissing')
  })
})

/** Cells of a whole column with the cause and the number that they mean. */
const cells: [FileProblemCode, string, string][] = [
  ['valuePercent', '12.5%', '0.125'],
  ['valuePercent', '12 ％', '0.12'],
  ['valueComma', '0,5', '0.5'],
  ['valueComma', '-1,25', '-1.25'],
  ['valueComma', '1.234,5', '1234.5'],
  ['valueComma', '1.234.567', '1234567'],
  ['valueThousands', '1,234.5', '1234.5'],
  ['valueThousands', '1,234,567', '1234567'],
  ['valueThousands', "1'234", '1234'],
  ['valueThousands', '1\u00a0234', '1234'],
  ['valueThousands', '1 234', '1234'],
  ['valueSigns', '１２．５', '12.5'],
  ['valueSigns', '−3.5', '-3.5'],
  ['valueSigns', '3\u200b.5', '3.5'],
  ['valueWrapped', '[0.5]', '0.5'],
  ['valueWrapped', 'tensor(0.5)', '0.5'],
  ['valueWrapped', 'np.float64(0.5)', '0.5'],
  ['valueWrapped', "'0.5'", '0.5'],
  ['valueMissing', 'NA', ''],
  ['valueMissing', 'None', ''],
  ['valueMissing', '-', ''],
  ['valueMissing', '缺失', ''],
  ['valueError', '#N/A', ''],
  ['valueError', '#DIV/0!', ''],
  ['valueBoolean', 'True', '1'],
  ['valueBoolean', 'FALSE', '0'],
  ['valueUnit', '¥12.5', '12.5'],
  ['valueUnit', '12 kg', '12'],
]

describe('predictions of a whole column', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `r${index}`)
  test.each(cells)('%s: %j means %j, and is said once', (code, cell, meant) => {
    const report = check(
      table(ids, () => `"${cell}"`),
      withIds(ids),
    )
    expect(report.problems).toMatchObject([{ code, line: 2, column: 'births', meant, rows: 40 }])
    expect(report.problemCount).toBe(1)
  })

  test('that look like thousands beside decimal commas are decimal commas', () => {
    const report = check(
      table(ids, (index) => (index === 0 ? '"1,234"' : '"0,5"')),
      withIds(ids),
    )
    expect(report.problems).toMatchObject([{ code: 'valueComma', rows: 40 }])
  })

  test('in percent, and as raw scores, are said once', () => {
    const percent = check(
      table(ids, (index) => String((index * 7) % 100)),
      withIds(ids, probability),
    )
    expect(codes(percent)).toEqual(['scalePercent'])
    const raw = check(
      table(ids, (index) => String(index - 20.5)),
      withIds(ids, probability),
    )
    expect(codes(raw)).toEqual(['scaleRaw'])
    // a single probability that is out of range is no scale
    expect(
      codes(
        check(
          table(ids, (index) => (index === 3 ? '1.2' : '0.5')),
          withIds(ids, probability),
        ),
      ),
    ).toEqual(['outOfRange'])
  })

  test('with points that may be thousands are read, and a warning asks', () => {
    const german = ids.map((id, index) => `${id};${index % 2 ? '1.234' : '999'}`).join('\n')
    expect(check(`id;births\n${german}`, withIds(ids))).toMatchObject({
      ok: true,
      warnings: [{ code: 'thousandsMaybe', value: '1.234', meant: '1234' }],
    })
    for (const plain of [german.replace('1.234', '1.2345'), german.replace('1.234', '0.234')]) {
      expect(check(`id;births\n${plain}`, withIds(ids))).toMatchObject({ ok: true, warnings: [] })
    }
    expect(check(`id,births\n${german.replaceAll(';', ',')}`, withIds(ids)).warnings).toEqual([])
  })

  test.each<[FileProblemCode, readonly string[], string, string]>([
    ['labelSpelling', ['Adelie', 'Gentoo'], 'adelie', 'Adelie'],
    ['labelSpelling', ['Adelie', 'Gentoo'], 'Ade lie', 'Adelie'],
    ['labelSpelling', ['Adelie', 'Gentoo'], "'Adelie'", 'Adelie'],
    ['labelSpelling', ['0', '1'], '1.0', '1'],
    ['labelSpelling', ['雨 rain', 'sun'], '雨 ｒａｉｎ', '雨 rain'],
    ['labelNumbers', ['Adelie', 'Gentoo'], '1', 'Adelie, Gentoo'],
    ['labelProbability', ['Adelie', 'Gentoo'], '0.83', 'Adelie'],
    ['labelBoolean', ['0', '1'], 'True', '1'],
    ['labelBoolean', ['yes', 'no'], '0', 'no'],
    ['valueMissing', ['Adelie', 'Gentoo'], 'NaN', ''],
  ])('%s: of the labels %j for %j is said once', (code, labels, cell, meant) => {
    const report = check(
      table(ids, () => cell, 'id,weather'),
      withIds(ids, { ...label, labels: [...labels] }),
    )
    expect(report.problems).toMatchObject([{ code, rows: 40, meant }])
    expect(report.problemCount).toBe(1)
  })
})

test('sums of rounded probabilities have room for each class, and no more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 5 }), (classes, digits) => {
      const columns = Array.from({ length: classes }, (_, index) => `c${index}`)
      const by: FileRules = { ...rules, predictionColumns: columns, prediction: 'probabilities', ids: new Set(['a']) }
      const cell = (1 / classes).toFixed(digits)
      const file = (cells: string[]) => `id,${columns.join()}\na,${cells.join()}\n`
      expect(check(file(columns.map(() => cell)), by).ok).toBe(true)
      const room = Math.max(0.001, classes * 0.5 * 10 ** -digits)
      const last = (Number(cell) + 2 * room + 0.01).toFixed(digits)
      expect(codes(check(file([last, ...columns.slice(1).map(() => cell)]), by))).toEqual(
        Number(last) > 1 ? ['outOfRange'] : ['probabilitiesSum'],
      )
    }),
  )
})

test('findings of a code are one group, with the places of the next ones', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `r${index}`)
  const { problems } = check(
    table(ids, (index) => (index % 4 === 0 ? 'much' : '1')),
    withIds([...ids, 's1', 's2']),
  )
  expect(groupProblems(problems)).toMatchObject([
    { first: { code: 'notNumber', line: 2 }, more: 9, next: ['6', '10', '14', '18', '22'] },
    { first: { code: 'idMissing', id: 's1' }, more: 1, next: ['s2'] },
  ])
})
