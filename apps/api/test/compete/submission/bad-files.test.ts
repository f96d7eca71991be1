import { readFileSync } from 'node:fs'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { refs } from '@shulei/contract/refs.ts'
import { fill } from '@shulei/domain/base/text/refusal.ts'
import { unpackIds } from '@shulei/domain/compete/submission/id-runs.ts'
import { zipWith } from '@shulei/domain/compete/submission/zip.fixtures.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { engines } from '../../engines.ts'
import {
  type Entrant,
  fileOff,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
  testIds,
} from './submission-harness.ts'

const embedded = engines.filter(({ name }) => name === 'embedded')

const texts = (lang: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../locales/${lang}/submission.json`, import.meta.url), 'utf8'))
const languages = { zh: texts('zh-CN'), en: texts('en-US') }

const zipOf = zipWith(deflateRawSync)
const good = fileOff(1)
const rows = good.split('\n').slice(1, -1)
const csv = (...lines: string[]) => `${lines.join('\n')}\n`

/** A file that decompresses to 64 MB of zeros, above the limit of 20 MB. */
const bomb = Buffer.alloc(64 * 1024 * 1024)

/** Names encoded in GB 18030: 渤海. */
const gb18030 = Buffer.concat([
  Buffer.from('id,y\n'),
  Buffer.from([0xb2, 0xb3, 0xba, 0xa3, 0xb1, 0xf8, 0xc6, 0xa1]),
  Buffer.from(`,1\n${rows.join('\n')}\n`),
])

type Case = [name: string, body: BlobPart, code: string, zh: RegExp, en: RegExp]

const cases: Case[] = [
  ['an empty file', '', 'problem.empty', /空的/, /empty/],
  ['blank lines only', '\n\n  \n', 'problem.empty', /空的/, /empty/],
  ['a header only', 'id,y\n', 'problem.headerOnly', /只有表头/, /no rows/],
  ['no header', csv(...rows), 'problem.headerMissing', /第 1 行应是表头/, /Line 1 should be the header/],
  ['a series with its index', csv(',pop', ...rows), 'problem.headerOther', /表头应是“id,y”/, /header should be “id,y”/],
  ['a wrong column', csv('id,z', ...rows), 'problem.columnName', /“z”应写作“y”/, /did you mean “y”/],
  [
    'a column missing',
    csv('id', ...rows.map((row) => row.split(',')[0] ?? '')),
    'problem.columnMissing',
    /缺少列“y”/,
    /column “y” is missing/,
  ],
  [
    'a column too many',
    csv('id,y,w', ...rows.map((row) => `${row},1`)),
    'problem.columnExtra',
    /多出列“w”/,
    /extra column “w”/,
  ],
  ['a column twice', csv('id,y,y', ...rows.map((row) => `${row},1`)), 'problem.columnTwice', /“y”重复/, /“y” twice/],
  ['GB 18030', gb18030 as BlobPart, 'problem.encoding', /检测到 gb18030/, /gb18030 found/],
  [
    'an id twice',
    csv('id,y', ...rows, rows[0] as string),
    'problem.idTwice',
    /第 8 行的编号“n1”重复，首次出现在第 2 行/,
    /Line 8: the ID “n1” already appears in line 2/,
  ],
  ['an unknown id', csv('id,y', ...rows, 'x7,1'), 'problem.idUnknown', /“x7”不在测试集/, /“x7” is not in the test set/],
  ['a missing id', csv('id,y', ...rows.slice(1)), 'problem.idMissing', /缺少编号“n1”/, /no prediction for the ID “n1”/],
  [
    'NaN',
    csv('id,y', 'n1,NaN', ...rows.slice(1)),
    'problem.notFinite',
    /第 2 行的“y”不是有限数：“NaN”/,
    /Line 2: “y” is not finite/,
  ],
  ['infinity', csv('id,y', 'n1,-Infinity', ...rows.slice(1)), 'problem.notFinite', /有限数/, /not finite/],
  ['a number beyond all', csv('id,y', 'n1,1e999', ...rows.slice(1)), 'problem.notFinite', /有限数/, /not finite/],
  [
    'a number whose square no double holds',
    csv('id,y', 'n1,1e154', ...rows.slice(1)),
    'problem.numberTooBig',
    /第 2 行的“y”数值过大：“1e154”/,
    /Line 2: “y” is too large: “1e154”/,
  ],
  [
    'the greatest double in every row',
    csv('id,y', ...testIds.map((id) => `${id},1.7976931348623157e308`)),
    'problem.numberTooBig',
    /第 2 行的“y”数值过大/,
    /Line 2: “y” is too large/,
  ],
  [
    'words',
    csv('id,y', 'n1,many more', ...rows.slice(1)),
    'problem.notNumber',
    /“many more”/,
    /not a number: “many more”/,
  ],
  [
    'an index',
    csv(',id,y', ...rows.map((row, at) => `${at},${row}`)),
    'problem.columnIndex',
    /index=False/,
    /index=False/,
  ],
  ['ids as floats', csv('id,y', ...rows.map((_, at) => `n${at + 1}.0,1`)), 'problem.idDecimal', /“n1”/, /“n1”/],
  [
    'ids of another set',
    csv('id,y', ...rows.map((_, at) => `n${at + 90},1`)),
    'problem.idForeign',
    /“n90”.*“n1”/,
    /“n90”.*“n1”/,
  ],
  [
    'decimal commas',
    csv('id;y', ...rows.map((_, at) => `n${at + 1};0,5`)),
    'problem.valueComma',
    /写作 0.5（共 6 行）/,
    /write 0.5 .*rows: 6/,
  ],
  [
    'a workbook',
    zipOf([
      { name: '[Content_Types].xml', body: 'x' },
      { name: 'xl/workbook.xml', body: 'x' },
    ]),
    'problem.spreadsheet',
    /xlsx.*CSV UTF-8/,
    /xlsx.*CSV UTF-8/,
  ],
  ['JSON', JSON.stringify([{ id: 'n1', x: 1 }]), 'problem.otherText', /json/, /json/],
  ['an empty cell', csv('id,y', 'n1,', ...rows.slice(1)), 'problem.emptyCell', /“y”为空/, /“y” is empty/],
  [
    'a cell too many',
    csv('id,y', 'n1,1,2', ...rows.slice(1)),
    'problem.cellCount',
    /第 2 行有 3 列/,
    /Line 2 has 3 cells/,
  ],
  ['an open quote', csv('id,y', '"n1,1', ...rows.slice(1)), 'problem.quote', /引号没有成对/, /unclosed quote/],
  ['a line of two megabytes', csv('id,y', 'x'.repeat(2 << 20), ...rows), 'problem.lineTooLong', /过长/, /too long/],
  [
    'a zip bomb',
    zipOf([{ name: 'r.csv', body: bomb }]),
    'problem.archiveTooLarge',
    /超过 20000000 字节/,
    /limit of 20000000/,
  ],
  ['a gzip bomb', gzipSync(bomb) as BlobPart, 'problem.archiveTooLarge', /超过 20000000 字节/, /limit of 20000000/],
  [
    'a zip of two files',
    zipOf([
      { name: 'a.csv', body: good },
      { name: 'b.csv', body: good },
    ]),
    'problem.archiveEntries',
    /实际有 2 个文件/,
    /contains 2 files/,
  ],
  [
    'a zip that climbs out of its folder',
    zipOf([{ name: '../../r.csv', body: good }]),
    'problem.archiveName',
    /“..\/..\/r.csv”/,
    /“..\/..\/r.csv”/,
  ],
  [
    'a zip in a zip',
    zipOf([{ name: 'r.csv', body: zipOf([{ name: 'r.csv', body: good }]) }]),
    'problem.binary',
    /检测到 zip/,
    /zip found/,
  ],
  ['half a gzip', gzipSync(good).subarray(0, 40) as BlobPart, 'problem.archiveBroken', /gzip/, /gzip/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex') as BlobPart, 'problem.binary', /png/, /png/],
  ['zeros', Buffer.alloc(5000) as BlobPart, 'problem.binary', /不是文本/, /isn't text/],
  [
    'a million rows too many',
    `${good}${Array.from({ length: 1e6 }, (_, i) => `x${i},1\n`).join('')}`,
    'problem.tooManyRows',
    /有 1000006 行/,
    /has 1000006 rows/,
  ],
  ['a hundred thousand columns', `id,y,${'c,'.repeat(100_000)}\n`, 'problem.columnTwice', /“c”重复/, /“c” twice/],
  ['a formula', csv('id,y', 'n1,=cmd|calc', ...rows.slice(1)), 'problem.notNumber', /不是数字/, /not a number/],
]

describe.each(embedded)('a result file', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let entrant: Entrant

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
    const small = await harness.competition()
    const { competitions } = await import('../../../src/modules/compete/competition/tables.ts')
    const [row] = await harness.api.platform.db.select().from(competitions)
    if (!row) throw new Error(`no competition ${small.id}`)
    competition = await harness.competition({ scoring: { ...row.scoring, maxBytes: 20_000_000 } }, undefined, 1000)
    entrant = await harness.team(competition)
  })
  afterAll(() => harness.close())

  async function evaluated(body: BlobPart, name = 'result.csv') {
    const { id } = await harness.submit(competition, entrant.person, body, { name })
    await harness.settle()
    const row = (await harness.rows(competition)).find((one) => one.id === id)
    if (!row) throw new Error('no row')
    return row
  }

  const sentence = (lang: keyof typeof languages, { code, facts }: { code: string; facts: object }) => {
    const [group, key] = code.split('.') as [string, string]
    return fill(languages[lang][group][key], facts as Record<string, string>)
  }

  test.each(cases)('with %s fails with its reason in both languages', async (_name, body, code, zh, en) => {
    const row = await evaluated(body)
    expect(row.status).toBe('failed')
    const line = row.logs.find((one) => one.code === code)
    if (!line) throw new Error(`no ${code} among ${row.logs.map((one) => one.code).join(', ')}`)
    expect(sentence('zh', line)).toMatch(zh)
    expect(sentence('en', line)).toMatch(en)
    // every line of the log is a whole sentence
    for (const one of row.logs) {
      for (const lang of ['zh', 'en'] as const) expect(sentence(lang, one)).not.toMatch(/\{\{|undefined|null/)
    }
    // the log contains no value of the solution that is not in the file
    expect(JSON.stringify(row.logs)).not.toMatch(/target/)
  })

  test('with several problems lists all of them at once', async () => {
    const row = await evaluated(csv('id,y', 'n1,NaN', 'n2,1', 'n2,2', 'zz,1', 'n4,'))
    const codes = row.logs.map(({ code }) => code).filter((code) => code.startsWith('problem.'))
    expect(codes).toEqual([
      'problem.notFinite',
      'problem.idTwice',
      'problem.idUnknown',
      'problem.emptyCell',
      'problem.idMissing',
    ])
    expect(row.logs.find(({ code }) => code === 'log.refused')?.facts).toEqual({ problems: 7 })
  })

  test('with hundreds of problems of a kind says the kind once, with the places of the first ones', async () => {
    const row = await evaluated(
      csv('id,y', ...rows, ...Array.from({ length: 40 }, (_, i) => `${i % 2 ? 'x' : 'y?'}${i},1`)),
    )
    const lines = row.logs.filter(({ code }) => code.startsWith('problem.'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      code: 'problem.idUnknown',
      facts: { line: 8, more: 39, next: '9\n10\n11\n12\n13' },
    })
  })

  test.each(['rmse', 'mae'] as const)(
    'with numbers that overflow %s costs tries like any other broken file',
    async (metric) => {
      const own = await harness.competition({ metric }, undefined, 3)
      const { person } = await harness.team(own)
      for (const value of ['1e154', '-1e154', '1e200', '-1e300', '1.7976931348623157e308', '1e308']) {
        const response = await harness.send(own, person, {
          file: csv('id,y', ...testIds.map((id) => `${id},${value}`)),
        })
        if (response.status === 409) break
        expect(response.status).toBe(200)
        await harness.settle()
      }
      const sent = await harness.rows(own)
      const [schedule] = await harness.api.platform.db
        .select()
        .from(schedules)
        .where(eq(schedules.competitionId, own.id))
      const allowance = schedule?.maxErrorSubmitCount ?? Number.NaN
      // the error allowance of the day returns the first tries, and later ones stay used
      expect(sent).toHaveLength(Math.min(6, allowance + 3))
      for (const row of sent) {
        expect(row).toMatchObject({ status: 'failed', attempts: 1 })
        const codes = row.logs.map(({ code }) => code)
        expect(codes.filter((code) => code === 'problem.numberTooBig')).toHaveLength(1)
        expect(row.logs[codes.indexOf('log.refused')]?.facts).toEqual({ problems: testIds.length })
        expect(codes).not.toContain('log.gaveUp')
        expect(codes.at(-1)).toMatch(/^log\.errorAllowance/)
      }
      const answer = await harness.api
        .as(person)
        .send(refs.competitionSubmits, { params: { id: own.id }, query: { part: 'submits' } })
      expect(answer.quota).toMatchObject({
        errorUsed: Math.min(sent.length, allowance),
        teamUsed: Math.max(0, sent.length - allowance),
      })
    },
  )

  test.each<[string, BlobPart, string?]>([
    ['a mark at its start', `\ufeff${good}`],
    ['CRLF', good.replaceAll('\n', '\r\n')],
    ['CR', good.replaceAll('\n', '\r')],
    ['mixed line breaks', `${good.replace('\n', '\r\n')}`],
    ['blank lines and lines of spaces', `\n \n${good.replaceAll('\n', '\n   \n')}`],
    ['tabs', good.replaceAll(',', '\t')],
    ['semicolons', good.replaceAll(',', ';')],
    ['quotes', good.replace(/^(.+),(.+)$/gm, '"$1","$2"')],
    ['spaces round its cells', good.replace(/^(.+),(.+)$/gm, ' $1 , $2\u00a0')],
    ['its columns the other way round', good.replace(/^(.+),(.+)$/gm, '$2,$1')],
    ['its rows in another order', csv('id,y', ...rows.toReversed())],
    ['signs and exponents', csv('id,y', 'n1,+2.', 'n2,3e0', 'n3,.4e1', 'n4,5.0', 'n5,6E+0', 'n6,0007')],
    ['no line break at its end', good.trimEnd()],
    ['a folder in its name', good, '../../etc/result.csv'],
    ['another ending', good, 'result.TXT'],
    [
      'UTF-16 and tabs, as the “Unicode text” of Excel',
      Buffer.from(`\ufeff${good.replaceAll(',', '\t')}`, 'utf16le') as BlobPart,
    ],
    [
      'a gzip of two members round it',
      Buffer.concat([gzipSync(good.slice(0, 12)), gzipSync(good.slice(12))]) as BlobPart,
      'result.csv.gz',
    ],
    ['gzip round it', gzipSync(good) as BlobPart, 'result.csv.gz'],
    ['a zip round it', zipOf([{ name: 'result.csv', body: good }]), 'result.zip'],
    ['a zip round it and the ending of a CSV', zipOf([{ name: 'result.csv', body: good }]), 'result.csv'],
  ])('with %s is scored like any other', async (_name, body, name) => {
    expect(await evaluated(body, name)).toMatchObject({ status: 'scored', scoreA: 1, scoreB: 1 })
  })

  test('with folders in its name keeps the last part, and is stored under a generated key', async () => {
    const { resultFile } = await evaluated(good, '..\\..\\x/成绩.csv')
    expect(resultFile.name).toBe('成绩.csv')
    expect(resultFile.key).toMatch(/^submissions\/[0-9a-f]{2}\/[0-9a-f-]{36}$/)
  })

  test(`must have all ${testIds.length} ids that the page receives`, async () => {
    const rules = await harness.api.as(entrant.person).send(refs.submissionRules, { params: { id: competition.id } })
    expect([...unpackIds(rules.ids)]).toEqual(testIds)
    expect(rules).toEqual({
      idColumn: 'id',
      predictionColumns: ['y'],
      prediction: 'number',
      labels: [],
      ids: [{ prefix: 'n', width: 0, from: 1, steps: '1*5' }],
      clip: null,
      maxBytes: 20_000_000,
      maxRows: 1012,
    })
  })
})
