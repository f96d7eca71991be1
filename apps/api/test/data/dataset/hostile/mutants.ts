import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { formatOf } from '@shulei/domain/data/dataset/profile.ts'
import {
  CompressionType,
  compressionRegistry,
  Dictionary,
  Field,
  Int32,
  List,
  RecordBatchFileWriter,
  Table,
  tableToIPC,
  Utf8,
  vectorFromArray,
} from 'apache-arrow'
import fc from 'fast-check'
import { compress } from 'lz4js'
import { openEngine } from '../../../../src/modules/data/dataset/profile/engine.ts'
import { openProfileChild } from '../../../../src/modules/data/dataset/profile/profiler.ts'
import { cell, sheetOf, workbookOf } from './workbooks.ts'

/** A sound small file whose bytes are changed. */
export interface Base {
  kind: string
  name: string
  content(): Uint8Array | Promise<Uint8Array>
}

const texts = Array.from({ length: 60 }, (_, no) => (no % 7 ? `text ${no % 5} ${'x'.repeat(no)}` : null))
const table = () =>
  new Table({
    a: vectorFromArray(
      Array.from({ length: 60 }, (_, no) => (no % 9 ? no : null)),
      new Int32(),
    ),
    t: vectorFromArray(texts, new Utf8()),
    d: vectorFromArray(
      texts.map((text) => text?.slice(0, 6) ?? null),
      new Dictionary(new Utf8(), new Int32()),
    ),
    l: vectorFromArray(
      Array.from({ length: 60 }, (_, no) => (no % 5 ? [no, no + 1] : no % 2 ? [] : null)),
      new List(new Field('item', new Int32())),
    ),
  })

/** An Arrow file whose buffers are packed. */
function packedArrow(compressionType: CompressionType, encode: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  compressionRegistry.set(compressionType, { encode })
  const writer = new RecordBatchFileWriter({ compressionType })
  return writer.writeAll(table()).finish().toUint8Array(true)
}

async function parquetOf(codec: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const engine = await openEngine(folder)
  try {
    await engine.run(`copy (select i::int as a, 'text ' || (i % 7) || repeat('x', i % 60) as t, [i, i + 1] as l,
        {'x': i, 'y': 'z'} as s, date '2014-01-02' + i::int as d from range(300) rows(i))
      to '${folder}/a.parquet' (codec ${codec})`)
    return readFileSync(join(folder, 'a.parquet'))
  } finally {
    engine.close()
    rmSync(folder, { recursive: true })
  }
}

export const bases: readonly Base[] = [
  { kind: 'Arrow file', name: 'a.arrow', content: () => tableToIPC(table(), 'file') },
  { kind: 'Arrow stream', name: 'a.arrow', content: () => tableToIPC(table(), 'stream') },
  {
    kind: 'Arrow file in LZ4',
    name: 'a.arrow',
    content: () => packedArrow(CompressionType.LZ4_FRAME, (bytes) => compress(Buffer.from(bytes))),
  },
  {
    kind: 'Arrow file in ZSTD',
    name: 'a.arrow',
    content: () => packedArrow(CompressionType.ZSTD, (bytes) => zstdCompressSync(bytes)),
  },
  ...['uncompressed', 'snappy', 'zstd', 'gzip'].map((codec) => ({
    kind: `Parquet in ${codec}`,
    name: 'a.parquet',
    content: () => parquetOf(codec),
  })),
  {
    kind: 'workbook',
    name: 'a.xlsx',
    content: () =>
      workbookOf({
        sheet: sheetOf(Array.from({ length: 20 }, (_, no) => `<row>${cell(`a${no}`)}${cell('b')}</row>`).join('')),
      }),
  },
]

/** Numbers that lie about lengths, counts and places. */
const lies = [0n, 1n, -1n, 0x7fn, 0x7fffn, 0x7fff_ffffn, 0x8000_0000n, 1n << 40n, -(1n << 63n), (1n << 63n) - 1n]

/** A change of a file: as many bytes as `width` tells from a place on, a part of the whole, become those of a lie. */
export interface Change {
  part: number
  width: number
  lie: bigint
}

/** Changes of all places, widths and lies. */
export const changes = fc.record<Change>({
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  width: fc.constantFrom(1, 2, 4, 8),
  lie: fc.constantFrom(...lies),
})

export function changed(content: Uint8Array, { part, width, lie }: Change): Buffer {
  const bytes = Buffer.from(content)
  const number = Buffer.alloc(8)
  number.writeBigInt64LE(BigInt.asIntN(64, lie))
  number.copy(bytes, Math.floor(part * (bytes.length - width)), 0, width)
  return bytes
}

/** Profiles files one after the other, in a child that goes on where it can. `timeoutMs` is the longest that a file may take. */
export function openReader(timeoutMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const child = openProfileChild(timeoutMs)
  let files = 0
  return {
    /** Answers `profiled`, `refused`, or what became of the child. */
    async answerTo(name: string, bytes: Uint8Array): Promise<string> {
      files += 1
      const scratch = join(folder, `of-${files}`)
      const file = join(folder, name)
      mkdirSync(scratch)
      writeFileSync(file, bytes)
      const task = { file, name, format: formatOf(name), readings: {}, scratch }
      const answer = await child.run(task, ({ kind }) => kind !== 'broken')
      rmSync(scratch, { recursive: true })
      return answer.kind === 'broken' ? answer.message : answer.kind
    },
    close() {
      child.close()
      rmSync(folder, { recursive: true })
    },
  }
}
