import { deflateRawSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { crc32 } from '../../base/archive/crc32.ts'
import { check, encoder, rules } from './file.fixtures.ts'
import { checkSource } from './file-source.ts'
import { type ZipEntry, zipWith } from './zip.fixtures.ts'

const zipOf = zipWith(deflateRawSync)

const csv = 'id,births\na,1\nb,2\nc,3\n'
const gzip = (body: string | Uint8Array) => new Uint8Array(gzipSync(body))

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

function checkPacked(file: Uint8Array | string, by = rules) {
  const blob = new Blob([file as BlobPart])
  const source = { size: blob.size, stream: (start: number, end: number) => blob.slice(start, end).stream() }
  return checkSource(source, by)
}
const problemOf = async (file: Uint8Array | string, by = rules) => {
  const { ok, problems } = await checkPacked(file, by)
  return ok ? null : problems.map(({ code, value }) => [code, value])
}

test.each<[string, Uint8Array | string]>([
  ['as it is', csv],
  ['gzip', gzip(csv)],
  ['gzip of two members', joined(gzip(csv.slice(0, 9)), gzip(csv.slice(9)))],
  ['gzip of many members, one of them empty', joined(...[...csv, ''].map((part) => gzip(part)))],
  ['zip', zipOf([{ name: 'result.csv', body: csv }])],
  ['zip without compression', zipOf([{ name: 'result.csv', body: csv, method: 0 }])],
  ['zip with a comment and a Chinese name', zipOf([{ name: '结果/成绩.csv', body: csv }], 'PK comment')],
  ['zip of a Mac', zipOf([{ name: 'a/' }, { name: 'a/r.csv', body: csv }, { name: '__MACOSX/a/._r.csv', body: 'x' }])],
])('a valid file passes %s, with the report of the plain file', async (_, file) => {
  expect(await checkPacked(file)).toEqual(check(csv))
})

const entry: ZipEntry = { name: 'result.csv', body: csv }
const bomb = new Uint8Array(5_000_000)

test.each<[string, Uint8Array | string, string, string | undefined]>([
  ['two files', zipOf([entry, { name: 'other.csv', body: csv }]), 'archiveEntries', '2'],
  ['no file', zipOf([]), 'archiveEntries', '0'],
  ['folders only', zipOf([{ name: 'a/' }]), 'archiveEntries', '0'],
  [
    'a name beyond its folder',
    zipOf([{ ...entry, name: '../../etc/result.csv' }]),
    'archiveName',
    '../../etc/result.csv',
  ],
  ['an absolute name', zipOf([{ ...entry, name: '/results/result.csv' }]), 'archiveName', '/results/result.csv'],
  ['a name of another system', zipOf([{ ...entry, name: 'a\\..\\..\\r.csv' }]), 'archiveName', 'a\\..\\..\\r.csv'],
  ['a drive', zipOf([{ ...entry, name: 'C:r.csv' }]), 'archiveName', 'C:r.csv'],
  ['a password', zipOf([{ ...entry, flags: 1 }]), 'archiveLocked', undefined],
  ['another method', zipOf([{ ...entry, method: 12 }]), 'archiveBroken', 'zip'],
  ['a wrong checksum', zipOf([{ ...entry, crc: 1 }]), 'archiveBroken', 'zip'],
  ['a gzip that is cut off', gzip(csv).slice(0, -9), 'archiveBroken', 'gzip'],
  ['a zip that is cut off', zipOf([entry]).slice(0, -9), 'archiveBroken', 'zip'],
  [
    'a bomb in a zip that says it is small',
    zipOf([{ name: 'r.csv', body: bomb, size: 10 }]),
    'archiveTooLarge',
    '10000',
  ],
  ['a bomb in a gzip', gzip(bomb), 'archiveTooLarge', '10000'],
  ['a zip in a zip', zipOf([{ name: 'r.csv', body: zipOf([entry]) }]), 'binary', 'zip'],
  ['a gzip in a gzip', gzip(gzip(csv)), 'binary', 'gzip'],
  ['a picture in a zip', zipOf([{ name: 'r.csv', body: Uint8Array.of(0x89, 0x50, 0x4e, 0x47) }]), 'binary', 'png'],
  [
    'a workbook',
    zipOf([
      { name: '[Content_Types].xml', body: 'x' },
      { name: 'xl/workbook.xml', body: 'x' },
    ]),
    'spreadsheet',
    'xlsx',
  ],
  ['a binary workbook', zipOf([{ name: 'xl/workbook.bin', body: 'x' }]), 'spreadsheet', 'xlsb'],
  [
    'a workbook of OpenDocument',
    zipOf([
      { name: 'mimetype', body: 'x' },
      { name: 'content.xml', body: 'x' },
    ]),
    'spreadsheet',
    'ods',
  ],
  [
    'a workbook of Numbers',
    zipOf([
      { name: 'Index/Document.iwa', body: 'x' },
      { name: 'preview.jpg', body: 'x' },
    ]),
    'spreadsheet',
    'numbers',
  ],
  ['a workbook in a zip', zipOf([{ name: 'result.xlsx', body: zipOf([entry]) }]), 'spreadsheet', 'xlsx'],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'spreadsheet', 'xls'],
  ['a document', zipOf([{ name: 'word/document.xml', body: 'x' }]), 'binary', 'docx'],
  ['arrays of NumPy', zipOf([{ name: 'y.npy', body: 'x' }]), 'dataFile', 'npz'],
  ['Parquet', encoder.encode('PAR1\x15\0'), 'dataFile', 'parquet'],
  ['Feather', encoder.encode('ARROW1\0\0'), 'dataFile', 'feather'],
  ['a pickle', Uint8Array.of(0x80, 4, 0x95, 1), 'dataFile', 'pickle'],
  ['a PDF', '%PDF-1.7\n', 'binary', 'pdf'],
  ['JSON', '[{"id": "a", "x": 1}]', 'otherText', 'json'],
  ['JSON that names the columns', '[{"id": "a", "births": 1}, {"id": "b", "births": 2}]', 'otherText', 'json'],
  ['JSON of columns', '{"id": [1, 2], "births": [1.5, 2]}', 'otherText', 'json'],
  ['indented JSON', '{\n  "a": 1\n}', 'otherText', 'json'],
  ['a page saved as CSV', '<!DOCTYPE html>\n<table><tr><td>id</td></tr></table>', 'otherText', 'html'],
  ['a workbook of XML', '<?xml version="1.0"?>\n<Workbook>', 'otherText', 'xml'],
  [
    'a gzip of members of which the last is cut off',
    joined(gzip(csv), gzip(csv).slice(0, -9)),
    'archiveBroken',
    'gzip',
  ],
  ['an empty file in a gzip', gzip(''), 'empty', undefined],
  ['more than the limit, not packed', 'x'.repeat(10_001), 'tooLarge', '10001'],
])('%s is refused by its name', async (_, file, code, value) => {
  expect(await problemOf(file)).toEqual([[code, value]])
})

test('a decompression bomb is not read beyond the limit', async () => {
  const blob = new Blob([gzip(new Uint8Array(200_000_000))])
  let most = 0
  const source = { size: blob.size, stream: (start: number, end: number) => blob.slice(start, end).stream() }
  const report = await checkSource(source, { ...rules, maxBytes: 1_000_000 }, { onProgress: (bytes) => (most = bytes) })
  expect(report.problems).toMatchObject([{ code: 'archiveTooLarge' }])
  expect(most).toBeLessThanOrEqual(1_000_000)
})

describe('for generated archives', () => {
  const text = fc
    .array(fc.constantFrom('a,1', 'b,2', 'c,3', 'x,1', '"', 'id,births', '雪,1'))
    .map((lines) => lines.join('\n'))

  test('compression does not change the report', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('gzip', 'zip', 'stored'), async (body, how) => {
        const packed = how === 'gzip' ? gzip(body) : zipOf([{ name: 'r', body, method: how === 'zip' ? 8 : 0 }])
        expect(await checkPacked(packed)).toEqual(check(body))
      }),
      { numRuns: 200 },
    )
  })

  test('any broken archive is refused without an exception', async () => {
    const whole = [zipOf([entry]), zipOf([entry, entry]), gzip(csv)]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (file, where, by) => {
          const bytes = file.slice()
          const at = where % bytes.length
          bytes[at] = (bytes[at] as number) ^ by
          const report = await checkPacked(bytes)
          // a changed byte of the name, of a time stamp or of the comment may be harmless
          if (report.ok) expect(report).toEqual(check(csv))
          else expect(report.problems.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 400 },
    )
  })
})

test('the head of a gzip inside of the compressed bytes is no member', async () => {
  // stored without compression, so that the bytes stay as they are
  const head = '\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03'
  const body = new Uint8Array([...encoder.encode('id,births\n'), ...[...head].map((sign) => sign.charCodeAt(0)), 10])
  const whole = new Uint8Array(gzipSync(body, { level: 0 }))
  expect(await checkPacked(whole)).toEqual(check(body))
  expect(await checkPacked(joined(whole, gzip('a,1\n')))).toEqual(check(joined(body, encoder.encode('a,1\n'))))
})

test.each([
  ['of as many members as bgzip makes', 1600, []],
  ['of more members, which are not opened', 100_000, [['archiveBroken', 'gzip']]],
])('a gzip %s', async (_, members, problems) => {
  const opened = vi.spyOn(globalThis, 'DecompressionStream')
  const file = joined(gzip(csv), ...Array.from({ length: members }, () => gzip('')))
  const source = new Blob([new Uint8Array(file)])
  const report = await checkSource(
    { size: source.size, stream: (start, end) => source.slice(start, end).stream() },
    { ...rules, maxBytes: 10_000_000 },
  )
  expect(report.problems.map(({ code, value }) => [code, value])).toEqual(problems)
  expect(opened.mock.calls.length).toBeLessThan(2100)
  opened.mockRestore()
})

test('CRC-32 matches the standard, in chunks and in one piece', () => {
  const bytes = encoder.encode('123456789')
  expect(crc32(bytes)).toBe(0xcbf43926)
  expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4)))).toBe(0xcbf43926)
})
