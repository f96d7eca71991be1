import { readFileSync } from 'node:fs'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../src/platform/messages.ts'
import { engines } from '../engines.ts'
import { type Arena, type Contest, type Entrant, fileOff, openArena, testIds } from './arena.ts'

const embedded = engines.filter(({ name }) => name === 'embedded')

const texts = (lang: string) =>
  JSON.parse(readFileSync(new URL(`../../../../locales/${lang}/submission.json`, import.meta.url), 'utf8'))
const languages = { zh: texts('zh-CN'), en: texts('en-US') }

const good = fileOff(1)
const rows = good.split('\n').slice(1, -1)
const csv = (...lines: string[]) => `${lines.join('\n')}\n`

/** A zip of one file that unpacks to a gigabyte of zeros, a megabyte long itself. */
function zipBomb(): Buffer {
  const name = Buffer.from('result.csv')
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 })
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(2 ** 30, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name, packed])
}

/** Names that people read: 渤海 in GB 18030. */
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
  ['a wrong column', csv('id,z', ...rows), 'problem.columnMissing', /缺少列“y”/, /lacks the column “y”/],
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
    'UTF-16',
    Buffer.from(`\ufeff${good}`, 'utf16le') as BlobPart,
    'problem.encoding',
    /检测到 utf-16le/,
    /utf-16le found/,
  ],
  [
    'an id twice',
    csv('id,y', ...rows, rows[0] as string),
    'problem.idTwice',
    /第 8 行的编号“n1”重复，首次出现在第 2 行/,
    /Line 8: the id “n1” stood in line 2/,
  ],
  ['an unknown id', csv('id,y', ...rows, 'n7,1'), 'problem.idUnknown', /“n7”不在测试集/, /“n7” is not in the test set/],
  ['a missing id', csv('id,y', ...rows.slice(1)), 'problem.idMissing', /缺少编号“n1”/, /no prediction for the id “n1”/],
  [
    'NaN',
    csv('id,y', 'n1,NaN', ...rows.slice(1)),
    'problem.notFinite',
    /第 2 行的“y”不是有限数：“NaN”/,
    /Line 2: “y” is not finite/,
  ],
  ['infinity', csv('id,y', 'n1,-Infinity', ...rows.slice(1)), 'problem.notFinite', /有限数/, /not finite/],
  ['a number beyond all', csv('id,y', 'n1,1e999', ...rows.slice(1)), 'problem.notFinite', /有限数/, /not finite/],
  ['words', csv('id,y', 'n1,many', ...rows.slice(1)), 'problem.notNumber', /不是数字：“many”/, /not a number: “many”/],
  ['an empty cell', csv('id,y', 'n1,', ...rows.slice(1)), 'problem.emptyCell', /“y”为空/, /“y” is empty/],
  [
    'a cell too many',
    csv('id,y', 'n1,1,2', ...rows.slice(1)),
    'problem.cellCount',
    /第 2 行有 3 列/,
    /Line 2 has 3 cells/,
  ],
  ['an open quote', csv('id,y', '"n1,1', ...rows.slice(1)), 'problem.quote', /引号没有成对/, /does not close/],
  ['a line of two megabytes', csv('id,y', 'x'.repeat(2 << 20), ...rows), 'problem.lineTooLong', /过长/, /too long/],
  ['a zip bomb', zipBomb() as BlobPart, 'problem.binary', /检测到 zip/, /zip found/],
  ['a gzip', gzipSync(good) as BlobPart, 'problem.binary', /检测到 gzip/, /gzip found/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex') as BlobPart, 'problem.binary', /png/, /png/],
  ['zeros', Buffer.alloc(5000) as BlobPart, 'problem.binary', /不是文本/, /not text/],
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

describe.each(embedded)('a result file with', (engine) => {
  let arena: Arena
  let contest: Contest
  let entrant: Entrant

  beforeAll(async () => {
    arena = await openArena(engine)
    const small = await arena.contest()
    const { competitions } = await import('../../src/modules/competition/tables.ts')
    const [row] = await arena.api.platform.db.select().from(competitions)
    if (!row) throw new Error(`no competition ${small.id}`)
    contest = await arena.contest({ scoring: { ...row.scoring, maxBytes: 20_000_000 } }, undefined, 1000)
    entrant = await arena.team(contest)
  })
  afterAll(() => arena.close())

  async function evaluated(body: BlobPart, name = 'result.csv') {
    const { id } = await arena.submit(contest, entrant.person, body, { name })
    await arena.settle()
    const row = (await arena.rows(contest)).find((one) => one.id === id)
    if (!row) throw new Error('no row')
    return row
  }

  const sentence = (lang: keyof typeof languages, { code, facts }: { code: string; facts: object }) => {
    const [group, key] = code.split('.') as [string, string]
    return fill(languages[lang][group][key], facts as Record<string, string>)
  }

  test.each(cases)('%s fails with its reason in both languages', async (_name, body, code, zh, en) => {
    const row = await evaluated(body)
    expect(row.status).toBe('failed')
    const line = row.logs.find((one) => one.code === code)
    if (!line) throw new Error(`no ${code} among ${row.logs.map((one) => one.code).join(', ')}`)
    expect(sentence('zh', line)).toMatch(zh)
    expect(sentence('en', line)).toMatch(en)
    // whatever happened, every line of the log is a whole sentence
    for (const one of row.logs) {
      for (const lang of ['zh', 'en'] as const) expect(sentence(lang, one)).not.toMatch(/\{\{|undefined|null/)
    }
    // and holds no figure of the solution beyond what stood in the file
    expect(JSON.stringify(row.logs)).not.toMatch(/target/)
  })

  test('several problems shows all of them at once', async () => {
    const row = await evaluated(csv('id,y', 'n1,NaN', 'n2,1', 'n2,2', 'zz,1', 'n4,'))
    const codes = row.logs.map(({ code }) => code).filter((code) => code.startsWith('problem.'))
    expect(codes).toEqual([
      'problem.notFinite',
      'problem.idTwice',
      'problem.idUnknown',
      'problem.emptyCell',
      'problem.idMissing',
      'problem.idMissing',
      'problem.idMissing',
    ])
    expect(row.logs.find(({ code }) => code === 'log.refused')?.facts).toEqual({ problems: 7 })
  })

  test('thousands of problems shows the first ones and tells how many more', async () => {
    const row = await evaluated(csv('id,y', ...rows, ...Array.from({ length: 500 }, (_, i) => `x${i},1`)))
    expect(row.logs.filter(({ code }) => code === 'problem.idUnknown')).toHaveLength(20)
    expect(row.logs.find(({ code }) => code === 'log.moreProblems')?.facts).toEqual({ count: 480 })
  })

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
  ])('%s is scored like any other', async (_name, body, name) => {
    expect(await evaluated(body, name)).toMatchObject({ status: 'scored', scoreA: 1, scoreB: 1 })
  })

  test('a name of folders keeps its last part, and lies under a key of ours', async () => {
    const { resultFile } = await evaluated(good, '..\\..\\x/成绩.csv')
    expect(resultFile.name).toBe('成绩.csv')
    expect(resultFile.key).toMatch(/^submissions\/[0-9a-f]{2}\/[0-9a-f-]{36}$/)
  })

  test(`all ${testIds.length} ids is what the page is told`, async () => {
    const { refs } = await import('@shulei/contract/refs.ts')
    const rules = await arena.api.as(entrant.person).send(refs.submissionRules, { params: { id: contest.id } })
    expect(rules).toEqual({
      idColumn: 'id',
      predictionColumns: ['y'],
      prediction: 'number',
      labels: [],
      ids: testIds,
      maxBytes: 20_000_000,
      maxRows: 1012,
    })
  })
})
