import { gzipSync } from 'node:zlib'
import { MAX_CELLS, MAX_COLUMNS } from '@shulei/domain/data/dataset/profile.ts'
import { Int32, Null, Table, tableToIPC, Utf8, vectorFromArray } from 'apache-arrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cell, sheetOf, small, workbookOf, zipOf } from './hostile/workbooks.ts'
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
    // a list of lists alone has no columns
    for (const levels of [3, 500]) expect(await problemOf('a.json', deep(levels))).toMatchObject({ code: 'noTable' })
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
