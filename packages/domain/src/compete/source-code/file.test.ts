import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ByteSource } from '../submission/file-bytes.ts'
import { type ZipEntry, zipWith } from '../submission/zip.fixtures.ts'
import {
  allSourceEndings,
  MAX_ARCHIVE_FILES,
  MAX_SOURCE_BYTES,
  MAX_UNPACKED_BYTES,
  maxBytesOf,
  sourceNameProblem,
  sourceProblem,
} from './file.ts'

const zip = zipWith((plain) => deflateRawSync(plain))

const bytes = (text: string) => new TextEncoder().encode(text)

const sourceOf = (content: Uint8Array<ArrayBuffer>): ByteSource => ({
  size: content.length,
  stream: (start, end) => new Blob([content.subarray(start, end)]).stream(),
})

const problemOf = (name: string, content: Uint8Array<ArrayBuffer>) => sourceProblem(name, sourceOf(content))
const archive = (...entries: ZipEntry[]) => problemOf('code.zip', zip(entries))

const notebook = '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'

describe('a file of source code', () => {
  const samples: [name: string, content: Uint8Array<ArrayBuffer>, problem: string | null][] = [
    ['train.py', bytes('print("浪")\n'), null],
    ['TRAIN.PY', bytes('print(1)\r\n\f'), null],
    ['page.py', bytes('<!doctype html><script>alert(1)</script>'), null],
    ['train.py', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 1, 2]), 'sourceNotText'],
    ['train.py', new Uint8Array([0xff, 0xfe, 0x41]), 'sourceNotText'],
    ['train.exe', bytes('x'), 'sourceTypeWrong'],
    ['train', bytes('x'), 'sourceTypeWrong'],
    ['train.py', new Uint8Array(), 'sourceEmpty'],
    ['eda.ipynb', bytes(notebook), null],
    ['eda.ipynb', bytes('{"cells": 1, "nbformat": 4}'), 'sourceNotNotebook'],
    ['eda.ipynb', bytes('<html></html>'), 'sourceNotNotebook'],
    ['code.zip', bytes('no zip at all, but long enough to hold an end record'), 'archiveUnreadable'],
  ]
  test.each(samples)('%s is judged by name and content', async (name, content, problem) => {
    expect(await problemOf(name, content)).toBe(problem)
  })

  test('may have the largest size, and not a byte more', () => {
    for (const ending of allSourceEndings) {
      const name = `a${ending}`
      expect(sourceNameProblem({ name, size: maxBytesOf(name) })).toBeNull()
      expect(sourceNameProblem({ name, size: maxBytesOf(name) + 1 })).toBe('sourceTooBig')
    }
  })
})

describe('an archive', () => {
  test('of programs in folders is taken', async () => {
    expect(await archive({ name: 'src/train.py', body: 'x = 1\n' }, { name: 'README.md', body: '# 说明' })).toBeNull()
  })

  test('is refused when it leads out of its folder, has a password or no files', async () => {
    expect(await archive({ name: '../../etc/passwd', body: 'x' })).toBe('archiveLeadsOut')
    expect(await archive({ name: 'C:\\x.py', body: 'x' })).toBe('archiveLeadsOut')
    expect(await archive({ name: 'a.py', body: 'x', flags: 1 })).toBe('archiveHasPassword')
    expect(await archive({ name: 'empty/', body: '' })).toBe('sourceEmpty')
    expect(await archive({ name: 'a.py', body: 'x', method: 99 })).toBe('archiveUnreadable')
  })

  test('of too many files is refused', async () => {
    const many = Array.from({ length: MAX_ARCHIVE_FILES + 1 }, (_, index) => ({ name: `${index}.py`, body: '' }))
    expect(await archive(...many)).toBe('archiveTooMany')
  })

  test('that unpacks to more than the limit is refused, whatever size it declares', async () => {
    const body = new Uint8Array(MAX_UNPACKED_BYTES)
    // without its own checksum, which would take most of the test's time
    const bomb = zip([
      { name: 'a.py', body: 'x', size: 10 },
      { name: 'b.txt', body, size: 10, crc: 0 },
    ])
    expect(bomb.length).toBeLessThan(MAX_SOURCE_BYTES / 10)
    expect(await problemOf('code.zip', bomb)).toBe('archiveTooBig')
  })

  test('is never answered by an error, whatever was cut off or changed', async () => {
    const whole = zip([{ name: 'a.py', body: 'print(1)\n'.repeat(50) }])
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
        const changed = isCut ? whole.slice(0, at) : whole.slice()
        if (!isCut) changed[at] = byte
        expect(typeof (await problemOf('code.zip', changed))).toMatch(/string|object/)
      }),
      { numRuns: 200 },
    )
  })
})
