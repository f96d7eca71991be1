import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, deflateRawSync, gzipSync } from 'node:zlib'
import { Dictionary, Int32, Table, tableToIPC, Utf8, vectorFromArray } from 'apache-arrow'
import { openEngine } from '../../../../src/modules/data/dataset/profile/engine.ts'
import { cell, sheetOf, small, workbookOf } from './workbooks.ts'

/** A file that is meant to use up memory, time or disk, with what it is answered with; null: it is read. */
export interface HostileFile {
  kind: string
  name: string
  content(): Buffer | Promise<Buffer>
  codes: readonly (string | null)[]
}

const MEGABYTE = 1_000_000
const GIGABYTE = 1000 * MEGABYTE

/** Spaces packed by deflate, which one process could not hold: one packed megabyte, many times. */
function packedSpaces(bytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MEGABYTE, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array.from({ length: bytes / MEGABYTE }, () => block), deflateRawSync('')])
}

const table = () =>
  new Table({
    a: vectorFromArray([1, 2, 3, 4, 5, 6, 7], new Int32()),
    d: vectorFromArray(['x', 'y', 'z', 'u', 'v', 'x', 'y'], new Dictionary(new Utf8(), new Int32())),
  })

/** Writes another number in place of each one that is `value`. */
function lying(content: Uint8Array, value: bigint, other: bigint): Buffer {
  const bytes = Buffer.from(content)
  let changes = 0
  for (let at = 0; at + 8 <= bytes.length; at += 4) {
    if (bytes.readBigInt64LE(at) !== value) continue
    bytes.writeBigInt64LE(other, at)
    changes++
  }
  if (changes === 0) throw new Error(`no ${value}`)
  return bytes
}

function footerOf(content: Buffer, length: number, behind: number): Buffer {
  content.writeInt32LE(length, content.length - behind)
  return content
}

async function parquetOf(query: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  const engine = await openEngine(folder)
  try {
    await engine.run(`copy (${query}) to '${folder}/a.parquet'`)
    return readFileSync(join(folder, 'a.parquet'))
  } finally {
    engine.close()
    rmSync(folder, { recursive: true })
  }
}

const deep = (levels: number) => `[{"a":${'['.repeat(levels)}${']'.repeat(levels)}}]`
const file = () => Buffer.from(tableToIPC(table(), 'file'))
const stream = () => Buffer.from(tableToIPC(table(), 'stream'))
const HUGE = 1_000_000_000_000n

export const hostileFiles: readonly HostileFile[] = [
  {
    kind: 'a CSV of one line of 300 MB',
    name: 'a.csv',
    content: () => Buffer.alloc(300 * MEGABYTE, 'a,b;'),
    codes: ['tooManyColumns'],
  },
  {
    kind: 'a CSV with a quoted cell of 20 MB',
    name: 'a.csv',
    content: () =>
      Buffer.concat([
        Buffer.from(`a,b\n${'1,"b"\n'.repeat(100_000)}1,"`),
        Buffer.alloc(20 * MEGABYTE, 'x y z x y z x y z x y z x y z x y z x y z x y z\n'),
      ]),
    codes: ['quoteOpen', 'lineTooLong'],
  },
  {
    kind: 'a CSV of 100,000 columns',
    name: 'a.csv',
    content: () => {
      const row = (sign: string) => Array.from({ length: 100_000 }, (_, no) => `${sign}${no}`).join(',')
      return Buffer.from(`${row('c')}\n${row('')}\n${row('')}\n`)
    },
    codes: ['tooManyColumns'],
  },
  {
    kind: 'JSON lines of one line of 100 MB',
    name: 'a.jsonl',
    content: () => Buffer.concat([Buffer.from('{"a":"'), Buffer.alloc(100 * MEGABYTE, 'x'), Buffer.from('"}\n')]),
    codes: ['lineTooLong'],
  },
  ...[500, 100_000].map((levels) => ({
    kind: `JSON ${levels} deep`,
    name: 'a.json',
    content: () => Buffer.from(deep(levels)),
    codes: [null],
  })),
  {
    kind: 'JSON lines 100,000 deep',
    name: 'a.jsonl',
    content: () => Buffer.from(`${deep(100_000).slice(1, -1)}\n`.repeat(3)),
    codes: [null, 'badJson', 'tooDeep'],
  },
  {
    kind: 'a gzip of 300 MB in 300 kB',
    name: 'a.csv.gz',
    content: () => gzipSync(Buffer.alloc(300 * MEGABYTE, 'a,b\n')),
    codes: ['zipBomb'],
  },
  {
    kind: 'a workbook that declares 10 GB',
    name: 'a.xlsx',
    content: () => {
      const more = ['xl/a.xml', 'xl/b.xml', 'xl/c.xml'].map((name) => ({ name, text: 'x', declared: 0xd000_0000 }))
      return workbookOf({ sheet: small, more })
    },
    codes: ['zipBomb'],
  },
  {
    kind: 'a workbook that has 10 GB and declares 200 MB',
    name: 'a.xlsx',
    content: () => {
      const text = packedSpaces(10 * GIGABYTE)
      const more = [{ name: 'xl/sheet2.xml', text, isPacked: true, declared: 200 * MEGABYTE }]
      return workbookOf({ sheet: small, more, target: 'sheet2.xml' })
    },
    codes: ['badWorkbook'],
  },
  {
    kind: 'a workbook whose shared texts are 10 GB in its cells',
    name: 'a.xlsx',
    content: () =>
      workbookOf({
        shared: `<sst><si><t>${'x'.repeat(MEGABYTE)}</t></si></sst>`,
        sheet: sheetOf('<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(5000)),
      }),
    codes: ['zipBomb', 'lineTooLong'],
  },
  {
    kind: 'a workbook of 20,000 sheets',
    name: 'a.xlsx',
    content: () => {
      const sheets = `<sheets>${'<sheet name="s" sheetId="1" r:id="r1"/>'.repeat(20_000)}</sheets>`
      return workbookOf({ sheet: sheetOf(''), sheets })
    },
    codes: ['badWorkbook'],
  },
  {
    kind: 'a workbook of nested entities',
    name: 'a.xlsx',
    content: () => {
      const entities = Array.from({ length: 9 }, (_, no) => `<!ENTITY e${no + 1} "${`&e${no};`.repeat(10)}">`).join('')
      const text = `<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]>`
      return workbookOf({ sheet: text + sheetOf(`<row>${cell('a')}</row><row>${cell('&e9;')}</row>`) })
    },
    codes: [null],
  },
  {
    kind: 'an Arrow file with a lying length of its footer',
    name: 'a.arrow',
    content: () => footerOf(file(), 0x7fff_fff0, 10),
    codes: ['badArrow'],
  },
  {
    kind: 'an Arrow file with a negative length of its footer',
    name: 'a.arrow',
    content: () => footerOf(file(), -5, 10),
    codes: ['badArrow'],
  },
  ...[file, stream].map((make, no) => ({
    kind: `an Arrow ${['file', 'stream'][no]} with lying counts of rows`,
    name: 'a.arrow',
    content: () => lying(make(), 7n, HUGE),
    codes: ['tooManyCells', 'badArrow'],
  })),
  ...[file, stream].map((make, no) => ({
    kind: `an Arrow ${['file', 'stream'][no]} with a few rows too many`,
    name: 'a.arrow',
    content: () => lying(make(), 7n, 100_000n),
    codes: ['badArrow'],
  })),
  ...[file, stream].map((make, no) => ({
    kind: `an Arrow ${['file', 'stream'][no]} with lying counts of its dictionary`,
    name: 'a.arrow',
    content: () => lying(make(), 5n, HUGE),
    codes: ['badArrow', 'tooManyCells', null],
  })),
  {
    kind: 'a Parquet file with a lying length of its footer',
    name: 'a.parquet',
    content: async () => footerOf(await parquetOf('select 1 as a'), 0x7fff_fff0, 8),
    codes: ['badParquet'],
  },
  {
    kind: 'a Parquet file of 6 kB with 10 GB of text',
    name: 'a.parquet',
    content: () => parquetOf("select repeat('x', 100000) as s from range(100000)"),
    codes: ['zipBomb'],
  },
]
