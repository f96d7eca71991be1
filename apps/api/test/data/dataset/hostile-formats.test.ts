import { deflateRawSync, gzipSync } from 'node:zlib'
import { MAX_CELLS, MAX_COLUMNS } from '@shulei/domain/data/dataset/profile.ts'
import { Int32, Null, Table, tableToIPC, Utf8, vectorFromArray } from 'apache-arrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProfiles, type Profiles } from './open-profiles.ts'

let profiles: Profiles
beforeAll(() => {
  profiles = openProfiles(120_000)
})
afterAll(() => profiles.close())

/** After each hostile file the same profiler reads a harmless one. */
async function problemOf(name: string, content: string | Uint8Array) {
  const { problem } = await profiles.profile(name, content)
  expect((await profiles.profile('a.csv', 'a,b\n1,2\n')).tables).toHaveLength(1)
  return problem
}

interface Part {
  name: string
  text: string | Buffer
  /** Size that the directory declares in place of the true one. */
  declared?: number
}

/** A zip of packed parts. */
function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text, declared } of parts) {
    const packed = deflateRawSync(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(declared ?? Buffer.byteLength(text), 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed])
    bodies.push(body)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name))
    offset += body.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`

/** A workbook of one sheet as Excel writes it, with parts as given. */
function workbookOf({
  sheet,
  shared = '',
  sheets = '',
  more = [],
  target = 'sheet.xml',
}: {
  sheet: string
  shared?: string
  sheets?: string
  more?: Part[]
  /** Where the sheet is, from the folder of the workbook. */
  target?: string
}) {
  return zipOf([
    {
      name: '_rels/.rels',
      text: `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `<workbook>${sheets}<sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships>${relation('r1', 'worksheet', target)}${relation('r2', 'sharedStrings', 'shared.xml')}</Relationships>`,
    },
    { name: 'xl/shared.xml', text: shared },
    { name: 'xl/sheet.xml', text: sheet },
    ...more,
  ])
}
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const cell = (text: string) => `<c t="str"><v>${text}</v></c>`
const small = sheetOf(`<row>${cell('a')}${cell('b')}</row><row>${cell('1')}${cell('2')}</row>`)

describe('a workbook', () => {
  test('that declares ten gigabytes is refused before anything is unpacked', async () => {
    const more = ['xl/a.xml', 'xl/b.xml', 'xl/c.xml'].map((name) => ({ name, text: 'x', declared: 0xf000_0000 }))
    expect(await problemOf('a.xlsx', workbookOf({ sheet: small, more }))).toMatchObject({ code: 'zipBomb' })
  })

  test('that unpacks to a thousand times its size is refused', async () => {
    const sheet = sheetOf(`<row>${cell('x')}</row>${' '.repeat(80_000_000)}`)
    expect(await problemOf('a.xlsx', workbookOf({ sheet }))).toMatchObject({ code: 'zipBomb' })
  })

  test('that unpacks to more than it declares is refused', async () => {
    const more = { name: 'xl/sheet2.xml', text: ' '.repeat(1_000_000) + small, declared: 100 }
    const content = workbookOf({ sheet: small, more: [more], target: 'sheet2.xml' })
    expect(await problemOf('a.xlsx', content)).toEqual({ code: 'badWorkbook', part: 's' })
  })

  test('with a million columns is refused, and with a million declared ones is read', async () => {
    const wide = Array.from({ length: 20_000 }, (_, no) => cell(String(no))).join('')
    expect(await problemOf('a.xlsx', workbookOf({ sheet: sheetOf(`<row>${wide}</row>`) }))).toMatchObject({
      code: 'tooManyColumns',
      limit: MAX_COLUMNS,
    })
    expect(
      await problemOf('a.xlsx', workbookOf({ sheet: sheetOf('<row r="1"><c r="ZZZZZ1" t="str"><v>x</v></c></row>') })),
    ).toMatchObject({
      code: 'tooManyColumns',
    })
    const declared = small.replace(
      '<sheetData>',
      '<dimension ref="A1:BDWGN1048576"/><cols><col min="1" max="1000000"/></cols><sheetData>',
    )
    const styled = declared.replace('</row>', '<c r="BDWGN1" s="1"/></row>')
    expect(await problemOf('a.xlsx', workbookOf({ sheet: styled }))).toBeNull()
  })

  test('does not follow entities and links', async () => {
    const doctype =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
    const sheet = doctype + sheetOf(`<row>${cell('n')}${cell('m')}</row><row>${cell('[&f;&b;]')}${cell('x')}</row>`)
    const { tables } = await profiles.profile('a.xlsx', workbookOf({ sheet }))
    expect(tables[0]?.preview).toEqual([['[&f;&b;]', 'x']])
    for (const target of ['../../../../etc/passwd', 'file:///etc/passwd', '/etc/passwd'])
      expect(await problemOf('a.xlsx', workbookOf({ sheet: small, target }))).toMatchObject({ code: 'empty' })
  })

  test('with a million shared texts is read', async () => {
    const shared = `<sst>${Array.from({ length: 1_000_000 }, (_, no) => `<si><t>text ${no}</t></si>`).join('')}</sst>`
    const sheet = sheetOf(
      '<row><c t="s"><v>1</v></c><c t="s"><v>999999</v></c></row><row><c t="s"><v>0</v></c><c t="s"><v>1000000</v></c></row>',
    )
    const { problem, tables } = await profiles.profile('a.xlsx', workbookOf({ sheet, shared }))
    expect(problem).toBeNull()
    expect(tables[0]?.preview.at(-1)).toEqual(['text 0', null])
  })

  test('with one long text in many cells is refused before it fills the disk', async () => {
    const shared = `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`
    const sheet = sheetOf('<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(20_000))
    expect(await problemOf('a.xlsx', workbookOf({ sheet, shared }))).toMatchObject({ code: 'zipBomb' })
  })

  test('with more texts than memory is refused', async () => {
    const long = Array.from({ length: 32_000 }, (_, no) => String.fromCharCode(97 + ((no * 7919) % 26))).join('')
    const shared = `<sst>${Array.from({ length: 10_000 }, (_, no) => `<si><t>${no}${long}</t></si>`).join('')}</sst>`
    expect(await problemOf('a.xlsx', workbookOf({ sheet: small, shared }))).toMatchObject({
      code: expect.stringMatching(/workbookTooLarge|zipBomb/),
    })
  })

  test('in a zip in a zip is not opened', async () => {
    const inner = zipOf([{ name: 'a.xlsx', text: workbookOf({ sheet: small }) }])
    expect(await problemOf('a.zip', zipOf([{ name: 'b.zip', text: inner }]))).toMatchObject({
      code: 'zipNested',
      part: 'b.zip',
    })
    expect(await problemOf('a.xlsx', zipOf([{ name: 'b.xlsx', text: inner }]))).toEqual({ code: 'badWorkbook' })
  })
})

describe('JSON', () => {
  test('of any depth is read or named, and its process goes on', async () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    for (const levels of [500, 100_000]) {
      expect(await problemOf('a.json', `[{"a":${deep(levels)}}]`)).toBeNull()
      expect(await problemOf('a.json', `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)).toMatchObject({
        code: 'noTable',
      })
    }
    expect(await problemOf('a.json', `[["a","b"],[${deep(100_000)},1]]`)).toMatchObject({ code: 'tooDeep' })
    expect(await problemOf('a.json', '['.repeat(1_000_000))).toMatchObject({ code: 'badDocument' })
  })

  test('with too many columns or one long value is refused', async () => {
    const columns = Object.fromEntries(Array.from({ length: MAX_COLUMNS + 1 }, (_, no) => [`c${no}`, [1, 2]]))
    expect(await problemOf('a.json', JSON.stringify(columns))).toMatchObject({ code: 'tooManyColumns' })
    expect(await problemOf('a.json', `[{"a":"${'x'.repeat(20_000_000)}"}]`)).toMatchObject({ code: 'lineTooLong' })
  })
})

test('a gzip bomb is not unpacked beyond its limit', async () => {
  const bomb = gzipSync(Buffer.alloc(80_000_000, 'a,b\n'))
  for (const name of ['a.csv.gz', 'a.json.gz', 'a.csv'])
    expect(await problemOf(name, bomb)).toMatchObject({ code: 'zipBomb' })
})

describe('Arrow', () => {
  const table = new Table({
    a: vectorFromArray([1, 2, 3], new Int32()),
    s: vectorFromArray(['x', 'y', 'z'], new Utf8()),
    n: vectorFromArray([null, null, null], new Null()),
  })
  const stream = Buffer.from(tableToIPC(table, 'stream'))
  const file = Buffer.from(tableToIPC(table, 'file'))

  test('that declares more rows than it has is refused before they are read', async () => {
    for (const whole of [stream, file]) {
      let changes = 0
      const content = Buffer.from(whole)
      for (let at = 0; at + 8 <= content.length; at += 8) {
        if (content.readBigInt64LE(at) !== 3n) continue
        content.writeBigInt64LE(1_000_000_000_000n, at)
        changes++
      }
      expect(changes).toBeGreaterThan(0)
      expect(await problemOf('a.arrow', content)).toMatchObject({ code: 'tooManyCells', limit: MAX_CELLS })
    }
  })

  test('is answered with a problem or a table, whichever of its lengths lies', async () => {
    const codes = new Set<string>()
    for (const whole of [stream, file])
      for (let at = 0; at + 8 <= whole.length; at += 40) {
        const content = Buffer.from(whole)
        content.writeInt32LE(0x7fff_fff0, at)
        const { problem } = await profiles.profile('a.arrow', content)
        if (problem) codes.add(problem.code)
      }
    const known = ['badArrow', 'batchTooLarge', 'tooManyCells', 'empty', 'otherKind', 'tooManyColumns', 'lineTooLong']
    expect([...codes].filter((code) => !known.includes(code))).toEqual([])
    expect(codes).toContain('badArrow')
  })
})
